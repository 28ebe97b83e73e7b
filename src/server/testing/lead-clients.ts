import { createHash, hash, randomBytes, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { consentVersion } from "#contract/consent.ts";
import { leadRequestPath } from "#contract/lead.ts";
import { leadTokenPath, proofOf, showsWork } from "#contract/lead-proof.ts";
import { newFormToken } from "../leads/programs/form-token.ts";

/** The site that the made-up clients visit, and its key, with which tokens of an earlier day are made. */
export type VisitedSite = { app: FastifyInstance; formKey: Buffer };

/** One client in one place of the world; `number` makes it another than all others. */
export type Client = (site: VisitedSite, number: number) => Promise<void>;

type Fields = Record<string, unknown>;

const origin = "https://ikhaya.example";
/** What a browser says of its own accord with a post from our page. */
const browser = {
  "user-agent":
    "Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36",
  "accept-language": "en-ZA,en;q=0.9,zu;q=0.8",
  origin,
  "sec-fetch-site": "same-origin",
};
/** What a library sends that was told a browser's name. */
const library = { "user-agent": browser["user-agent"], accept: "*/*" };

const firstNames =
  "Thandi Sipho Lerato Johan Priya Ahmed Nomsa Pieter Zanele Kagiso Fatima Bongani Anneke Themba Naledi Rajesh Mpho Chantal Sibusiso Ayanda Werner Lindiwe Yusuf Palesa Gert Nandi Tumelo Mariam Hendrik Refilwe Dineo Craig Busisiwe Katlego Elmarie Vusi Shireen Tshepo Karabo Lauren Xolani".split(
    " ",
  );
const lastNames =
  "Nkosi Dlamini Botha Naidoo Mokoena vanWyk Khumalo Pillay Mahlangu Jacobs Zulu Smith Ndlovu Patel Molefe Fourie Sithole Adams Mthembu Govender Radebe Venter Cele Hendricks Maseko Coetzee Ngcobo Davids Mabaso Steyn Tshabalala Moodley Baloyi Kruger Chauke Petersen Langa".split(
    " ",
  );

export function madeUpPerson(kind: string, number: number): Fields & { email: string } {
  const digits = createHash("sha256").update(`${kind} ${number}`).digest().readUInt32BE() % 10_000_000;
  return {
    firstName: firstNames[(number * 5 + kind.length) % firstNames.length],
    lastName: lastNames[(number * 7 + kind.length * 3) % lastNames.length],
    email: `${kind.replace(/[^a-z]+/g, "-")}-${number}@example.com`,
    phone: `08${(number % 4) + 1}${String(digits).padStart(7, "0")}`,
    loanType: "new",
    source: "landing_page",
  };
}

/** An address of its own for each number of each kind. */
function addressOf(kind: string, number: number): string {
  const [a = 0, b = 0, c = 0] = createHash("sha256").update(`${kind} ${number}`).digest();
  return `41.${a}.${b}.${c}`;
}

async function post({ app }: VisitedSite, from: string, headers: Fields, body: Fields): Promise<void> {
  await app.inject({
    method: "POST",
    url: leadRequestPath,
    remoteAddress: from,
    headers: headers as Record<string, string>,
    payload: body,
  });
}

/** The page that answers; the stand-in for one says its token. */
async function postForm({ app }: VisitedSite, from: string, headers: Fields, fields: Fields) {
  const { statusCode, body } = await app.inject({
    method: "POST",
    url: leadRequestPath,
    remoteAddress: from,
    headers: {
      ...(headers as Record<string, string>),
      "content-type": "application/x-www-form-urlencoded",
    },
    payload: new URLSearchParams(fields as Record<string, string>).toString(),
  });
  return { statusCode, token: body };
}

/** What the form's script does. */
export function worked(token: string): string {
  for (let number = 0; ; number += 1) {
    const proof = proofOf(token, number);
    if (showsWork(hash("sha256", proof, "buffer"))) return proof;
  }
}
const askedToken = async ({ app }: VisitedSite) => (await app.inject({ url: leadTokenPath })).body;
const tokenOf = ({ formKey }: VisitedSite, ageMs: number) =>
  newFormToken(formKey, "script", Date.now() - ageMs);
/** The stand-in for a page says its token. */
const pageToken = async ({ app }: VisitedSite) => (await app.inject({ url: "/contact/landing" })).body;

const second = 1_000;
const month = 30 * 86_400 * second;
const ours = () => ({
  requestId: randomUUID(),
  website: "",
  consent: { version: consentVersion, marketingEmail: false, marketingPhone: false },
});

/** With the form's script: a token some time ago, work for it, then the request. */
const scripted =
  (kind: string, ageMs: number, more: (number: number) => Fields = () => ({}), from = addressOf): Client =>
  (site, number) =>
    post(site, from(kind, number), browser, {
      ...madeUpPerson(kind, number),
      ...ours(),
      proof: worked(tokenOf(site, ageMs)),
      ...more(number),
    });

const withoutScripts =
  (kind: string, token: (site: VisitedSite) => string | Promise<string>, from = addressOf): Client =>
  async (site, number) => {
    const fields = { ...madeUpPerson(kind, number), website: "", "consent.version": consentVersion };
    const send = (proof: string) => postForm(site, from(kind, number), browser, { ...fields, proof });
    const answer = await send(await token(site));
    // The form came back, filled in, because its page was old.
    if (answer.statusCode === 422) await send(answer.token);
  };

/** People, each kind with what could make them look like a program. */
export const people: Record<string, Client> = {
  "types for a minute": scripted("types for a minute", 60 * second),
  "autofill within two seconds": async (site, number) =>
    post(site, addressOf("autofill", number), browser, {
      ...madeUpPerson("autofill within two seconds", number),
      ...ours(),
      proof: worked(await askedToken(site)),
    }),
  "clock two minutes ahead": scripted("clock two minutes ahead", 30 * second, () => ({
    openedAt: Date.now() + 120 * second,
  })),
  "clock two minutes behind": scripted("clock two minutes behind", second, () => ({
    openedAt: new Date(Date.now() - 120 * second).toISOString(),
  })),
  "without scripts": withoutScripts("without scripts", pageToken),
  "without scripts, page open for a month": withoutScripts("without scripts, page open for a month", (site) =>
    newFormToken(site.formKey, "page", Date.now() - month, Buffer.alloc(0)),
  ),
  "without scripts, eight behind one address": withoutScripts(
    "without scripts, eight behind one address",
    pageToken,
    (kind, number) => addressOf(kind, Math.floor(number / 8)),
  ),
  "page kept offline for a month": scripted("page kept offline for a month", second, () => ({
    openedAt: Date.now() - month,
  })),
  "sent again from the device": async (site, number) => {
    const body = {
      ...madeUpPerson("sent again from the device", number),
      ...ours(),
      proof: worked(tokenOf(site, second)),
    };
    for (let tries = 0; tries < 3; tries += 1) await post(site, addressOf("again", number), browser, body);
  },
  "two behind one router": scripted("two behind one router", 20 * second, undefined, (kind, number) =>
    addressOf(kind, Math.floor(number / 2)),
  ),
  "one mobile network": scripted("one mobile network", 20 * second, undefined, () => "196.25.1.1"),
  "corrects a number": async (site, number) => {
    const proof = worked(tokenOf(site, 60 * second));
    const person = madeUpPerson("corrects a number", number);
    for (const phone of ["0825551234", "0825551235", person.phone]) {
      await post(site, addressOf("corrects", number), browser, { ...person, ...ours(), proof, phone });
    }
  },
  "address of a bank, e-mail for a name": scripted(
    "address of a bank, e-mail for a name",
    40 * second,
    (number) => ({
      source: "interest_sensitivity_calculator",
      currentLender: "www.bank.co.za",
      firstName: `person${number}@gmail.com`,
    }),
  ),
};

/** A program that posts JSON and never opened the page. */
const blind =
  (kind: string, more: (number: number) => Fields, headers: Fields = library): Client =>
  (site, number) =>
    post(site, addressOf(kind, number), headers, { ...madeUpPerson(kind, number), ...more(number) });

/** Programs: ten kinds that once got through, and five that know more of the forms. */
export const programs: Record<string, Client> = {
  "no time of opening": blind("no time of opening", () => ({})),
  "unreadable time": blind("unreadable time", () => ({ openedAt: "yesterday" })),
  "time in the past": blind("time in the past", () => ({ openedAt: 0, ...ours() })),
  "time in the future": blind("time in the future", () => ({ openedAt: Date.now() + month })),
  "waits three seconds": blind(
    "waits three seconds",
    () => ({ openedAt: Date.now() - 3 * second, ...ours() }),
    browser,
  ),
  "link for a name": scripted("link for a name", 9 * second, (number) => ({
    firstName: `Cheap bonds http://spam.example/${number}`,
  })),
  "fills in every field": scripted("fills in every field", 9 * second, () => ({
    website: "https://spam.example",
  })),
  "sends at once": blind("sends at once", () => ({ openedAt: Date.now() }), browser),
  "posts a form that it never opened": async (site, number) => {
    const person = madeUpPerson("posts a form that it never opened", number);
    await postForm(site, addressOf("form", number), browser, person);
  },
  "repeats what a browser sent": (site, number) =>
    post(site, addressOf("repeats", number), browser, {
      ...madeUpPerson("repeats what a browser sent", number),
      proof: captured(site),
    }),
  "token without work": async (site, number) =>
    post(site, addressOf("token", number), browser, {
      ...madeUpPerson("token without work", number),
      ...ours(),
      proof: proofOf(await askedToken(site), number),
    }),
  "token of its own making": (site, number) =>
    post(site, addressOf("forged", number), browser, {
      ...madeUpPerson("token of its own making", number),
      proof: worked(newFormToken(randomBytes(32), "script", Date.now())),
    }),
  "the page's token for a script": async (site, number) =>
    post(site, addressOf("page", number), browser, {
      ...madeUpPerson("the page's token for a script", number),
      proof: worked(await pageToken(site)),
    }),
  "opens the page with a library": async (site, number) => {
    const person = madeUpPerson("opens the page with a library", number);
    await postForm(site, addressOf("library", number), library, { ...person, proof: await pageToken(site) });
  },
  "opens the page like a browser, from one network": async (site, number) => {
    const person = madeUpPerson("opens the page like a browser, from one network", number);
    const from = "2001:db8:1:2::".concat((number + 1).toString(16));
    await postForm(site, from, browser, { ...person, proof: await pageToken(site) });
  },
};

const captures = new WeakMap<Buffer, string>();
function captured(site: VisitedSite): string {
  const proof = captures.get(site.formKey) ?? worked(tokenOf(site, 60 * second));
  captures.set(site.formKey, proof);
  return proof;
}
