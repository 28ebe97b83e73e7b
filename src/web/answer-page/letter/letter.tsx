import type { ReactNode } from "react";
import { inputField, inputNames } from "#contract/input-fields.ts";
import { downloadFile } from "#web/export/download.ts";
import { canShare, share } from "#web/export/share.ts";
import { primeSince } from "#web/figures/newer-figures-text.ts";
import { day } from "#web/format/day.ts";
import { canonicalUrl } from "#web/site/addresses.ts";
import { track } from "#web/tracking/track.ts";
import type { AnswerLetter } from "../described.ts";
import { defaultInputs } from "../inputs.ts";
import type { LetterWay } from "../keep-numbers.tsx";
import { inputsText } from "../numbers.ts";
import type { PageOfAnswer } from "../page-of-answer.ts";
import { figuresSentence } from "../print-head.tsx";
import { printLetter } from "./letter-paper.tsx";
import { letterPicture } from "./letter-picture.ts";

/** An answer in all words and figures that go on one page or into one picture. */
export type Letter = Omit<AnswerLetter, "opens"> & {
  figure: string;
  sentence: string;
  name: string;
  productName: string;
  /** The site without "https://". */
  host: string;
  /** When it was worked out and of which day the figures are; a picture has room for less. */
  dates: string;
  fewDates: string;
  link: string;
};

const guide = "A guide, not an offer from a bank.";

/** What an answer's page knows of its letter, whatever the letter itself says. */
type Said = { figure: string; sentence: string; name: string; link: string };

/** The letter of an answer, with the picture of its page. */
export function letterOf(
  { opens, ...letter }: AnswerLetter,
  said: Said,
  page: Pick<PageOfAnswer, "site" | "today" | "figures">,
  drawing?: ReactNode,
): Letter {
  const { site, today, figures } = page;
  const workedOut = `Worked out on ${day(today)}.`;
  return {
    ...said,
    ...(drawing && { picture: { drawing } }),
    ...letter,
    productName: site.productName,
    host: new URL(site.siteUrl).host,
    dates: `${workedOut} ${figuresSentence(figures)} ${guide}`,
    fewDates: `${workedOut} Prime has been ${primeSince(figures)}. ${guide}`,
    ...(opens && { link: loanLink(opens, page) }),
  };
}

/** The address that opens a letter's loan. What one earns and spends is never in it: a letter is passed on. */
function loanLink(
  { path, inputs }: NonNullable<AnswerLetter["opens"]>,
  { site, figures }: Pick<PageOfAnswer, "site" | "figures">,
): string {
  const defaults = defaultInputs(figures);
  const others = inputNames.filter((name) => inputField(name).of).map((name) => [name, defaults[name]]);
  const loan = { ...inputs, ...Object.fromEntries(others) };
  return `${canonicalUrl(site, path)}#${inputsText(loan, defaults)}`;
}

/** Sends a letter on its way; what the visitor is to read then, if anything. */
export async function sendLetter(way: LetterWay, letter: Letter): Promise<string> {
  if (way === "picture") return sendPicture(letter);
  printLetter(letter);
  return "";
}

/** Hands the picture to the device's own sharing, with the link as its text, or else to the downloads. */
async function sendPicture(letter: Letter): Promise<string> {
  const content = await letterPicture(letter);
  track("chart_export", letter.name);
  const { about, figure, sentence, link } = letter;
  const file = new File([content], `${letter.name}.png`, { type: content.type });
  const text = `${about}: ${figure} ${sentence}.\n${link}`;
  const outcome = canShare({ files: [file] }) ? await share({ files: [file], text }) : "failed";
  if (outcome === "closed") return "";
  if (outcome === "shared") return "Shared.";
  downloadFile(file.name, file);
  return "The picture is in your downloads.";
}
