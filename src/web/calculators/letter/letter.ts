import type { ReactNode } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import { downloadFile } from "#web/export/download.ts";
import { canShare, share } from "#web/export/share.ts";
import { primeSince } from "#web/figures/newer-figures-text.ts";
import { day } from "#web/format/day.ts";
import type { CalculatorTab } from "#web/site/addresses.ts";
import { track } from "#web/tracking/track.ts";
import type { CalculatorContext } from "../calculator-context.ts";
import { figuresSentence } from "../print-head.tsx";
import { affordabilityLetter } from "./affordability-letter.ts";
import { extraPaymentsLetter } from "./extra-payments-letter.tsx";
import { letterLink } from "./letter-link.ts";
import { printLetter } from "./letter-paper.tsx";
import { letterPicture } from "./letter-picture.ts";
import { loanLetter } from "./loan-letter.tsx";
import { sensitivityLetter } from "./sensitivity-letter.tsx";

/** The answer of a tab as its page says it: the figure, and the rest of the sentence. */
export type Said = { figure: string; sentence: string };

/** What a tab's letter is made from. */
export type LetterPage = Pick<CalculatorContext, "site" | "today" | "figures"> & { inputs: Inputs };

/** A line of a letter; with `share`, which is its part of the longest one, it has a bar. */
export type LetterRow = { label: string; value: string; total?: boolean; share?: number };

/** What a tab has to say of its answer. */
export type TabLetter = Said & {
  /** Names the picture's file. */
  name: string;
  /** What the answer is about: "Home loan of R1 800 000 at 10.50%". */
  about: string;
  /** What a bank would quote, where that is something else. */
  quoted: string | undefined;
  /** The picture; where the bars of the rows are one, it is only their title. */
  picture?: { title: string; drawing?: ReactNode };
  rows: readonly LetterRow[];
  /** The same in fewer lines, for a picture. */
  fewRows?: readonly LetterRow[];
  /** The tab and the inputs that its link opens. */
  opens: { tab: CalculatorTab; inputs: Inputs };
};

/** An answer in all words and figures that go on one page or into one picture. */
export type Letter = TabLetter & {
  productName: string;
  /** The site without "https://". */
  host: string;
  /** When it was worked out and of which day the figures are; a picture has room for less. */
  dates: string;
  fewDates: string;
  link: string;
};

const letters: Record<CalculatorTab, (said: Said, page: LetterPage) => TabLetter> = {
  affordability: affordabilityLetter,
  calculator: loanLetter,
  sensitivity: sensitivityLetter,
  "extra-payment": extraPaymentsLetter,
};

const guide = "A guide, not an offer from a bank.";

/** The letter of a tab's answer. */
export function letterOf(tab: CalculatorTab, said: Said, page: LetterPage): Letter {
  const letter = letters[tab](said, page);
  const { site, today, figures } = page;
  const workedOut = `Worked out on ${day(today)}.`;
  return {
    ...letter,
    productName: site.productName,
    host: new URL(site.siteUrl).host,
    dates: `${workedOut} ${figuresSentence(figures)} ${guide}`,
    fewDates: `${workedOut} Prime has been ${primeSince(figures)}. ${guide}`,
    link: letterLink(letter.opens, page),
  };
}

/** Where a letter goes: on one page of paper, or into a picture. */
export type LetterWay = "paper" | "picture";

/** Sends a tab's answer on its way; what the visitor is to read then, if anything. */
export async function sendLetter(
  way: LetterWay,
  tab: CalculatorTab,
  said: Said,
  page: LetterPage,
): Promise<string> {
  const letter = letterOf(tab, said, page);
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
