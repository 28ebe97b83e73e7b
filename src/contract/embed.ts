import { loanRateLimits } from "#calculations/loan/loan-amount.ts";
import { maxAmount, maxTermYears } from "./input-fields.ts";
import { type CalculationFigure, type ToolId, tools } from "./tools.ts";

/** Text of an address as it is kept, or nothing where it would not be taken. */
type Reader = (text: string) => string | undefined;

const within = (value: number, least: number, most: number): string | undefined =>
  value >= least && value <= most ? String(value) : undefined;

/** Agents' systems write "R 1 950 000" and "1,950,000.00" as well. */
const amount: Reader = (text) => {
  const plain = text.replace(/[R\s,]/g, "");
  return /^\d{1,10}(\.\d{1,6})?$/.test(plain) ? within(Math.round(Number(plain)), 0, maxAmount) : undefined;
};

const rate: Reader = (text) => {
  const plain = text.replace(",", ".").replace(/\s*%$/, "").trim();
  if (!/^\d{1,2}(\.\d{1,6})?$/.test(plain)) return undefined;
  return within(Number(Number(plain).toFixed(2)), loanRateLimits.min, loanRateLimits.max);
};

const term: Reader = (text) => (/^\d{1,2}$/.test(text) ? within(Number(text), 1, maxTermYears) : undefined);

const hue: Reader = (text) =>
  /^\d{1,3}(\.\d{1,6})?$/.test(text) && Number(text) <= 360
    ? String(Math.round(Number(text)) % 360)
    : undefined;

const scheme: Reader = (text) => (text === "light" || text === "dark" ? text : undefined);

/** An agent's reference: what the host site calls whoever gets the request. */
export const agentPattern = "^[A-Za-z0-9]{1,40}$";
const agent: Reader = (text) => (new RegExp(agentPattern).test(text) ? text : undefined);

/** Scheme, name and port of a site, and never more of its address. */
export const originPattern = "^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$";

/** The origin of an address, or nothing where it has none that may be kept. */
export function originOf(address = ""): string | undefined {
  const [, origin] = /^(https?:\/\/[a-z0-9.-]{1,253}(?::\d{1,5})?)(?:[/?#]|$)/i.exec(address) ?? [];
  return origin?.toLowerCase().replace(/^(https:.*):443$|^(http:.*):80$/, "$1$2");
}

/** Where a request came from: which agent's, and on which site. */
const cameFrom = { agent, host: (text: string) => originOf(text) };

const numbers = { price: amount, deposit: amount, rate, term, levy: amount, rates: amount };

/** What a frame's address may say besides where it stands. */
const framed: Readonly<Record<string, Reader>> = { ...numbers, hue, scheme, ...cameFrom };

/** Amounts in whole rand; rates, years and months are smaller. */
const figure: Reader = (text) => {
  if (!/^-?\d{1,12}(\.\d+)?$/.test(text) || text.length > 40) return undefined;
  const value = Number(text);
  return String(Math.abs(value) >= 1_000 ? Math.round(value) : Math.round(value * 1_000) / 1_000);
};
const tool: Reader = (text) => (Object.hasOwn(tools, text) ? text : undefined);

const figureNames = ["loanAmount", "currentRate", "loanTerm"] as const;
const toolFigures = [...new Set(Object.values(tools).flatMap(({ calculation }) => calculation))];

/** What the address of a contact form may say: where the visitor comes from, and the figures of the frame. */
const asked: Readonly<Record<string, Reader>> = {
  ...cameFrom,
  tool,
  ...Object.fromEntries([...figureNames, ...toolFigures].map((name) => [name, figure])),
};

/** What an address says, by name. */
export type Query = Readonly<Record<string, string>>;

/** What a table can read of what a text says, in the table's order. */
function checked(given: Query, readers: Readonly<Record<string, Reader>>): Query {
  const known = Object.entries(readers).flatMap(([name, read]) => {
    const value = Object.hasOwn(given, name) ? read(given[name]!.trim()) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known);
}

/**
 * The part of a query that the page at this address depends on, each value checked, in one order and one way of writing;
 * empty where it depends on none. Two addresses that ask for the same have the same.
 */
export function pageQuery(path: string, given: Query): Query {
  if (path.startsWith("/embed/")) return checked(given, framed);
  return path.startsWith("/contact/") ? checked(given, asked) : {};
}

/** What a frame begins with: only what its address says. */
export type EmbedQuery = {
  numbers: Readonly<Partial<Record<keyof typeof numbers, number>>>;
  hue?: number | undefined;
  scheme?: "light" | "dark" | undefined;
  agent?: string | undefined;
  host?: string | undefined;
};

/** The same for the page, of what `pageQuery` let pass. */
export function embedQuery({
  hue: degrees,
  scheme: light,
  agent: name,
  host,
  ...given
}: Query = {}): EmbedQuery {
  const read = Object.entries(given).map(([number, value]) => [number, Number(value)]);
  return {
    numbers: Object.fromEntries(read),
    ...(degrees && { hue: Number(degrees) }),
    ...(light && { scheme: light as EmbedQuery["scheme"] }),
    ...(name && { agent: name }),
    ...(host && { host }),
  };
}

/** The style that gives a frame its hue: in a style of its own, since the policy forbids attributes. */
export const hueStyle = (hue: number): string => `:root{--hue:${hue}}`;

/** Figures that a contact request takes along, as a link can say them. */
export type AskedCalculation =
  | ({ tool: ToolId } & Partial<Record<CalculationFigure, number>>)
  | Record<(typeof figureNames)[number], number>;

/** What somebody who comes from a frame brings to a contact form. */
export type AskedFrom = {
  agent?: string | undefined;
  host?: string | undefined;
  calculation?: AskedCalculation | undefined;
};

/** What the address of a contact form says, of what `pageQuery` let pass. */
export function askedFrom({ agent: name, host, ...given }: Query = {}): AskedFrom {
  const calculation = calculationIn(given);
  return { ...(name && { agent: name }), ...(host && { host }), ...(calculation && { calculation }) };
}

/** Figures only where a request with them would be taken. */
function calculationIn({ tool: id, ...given }: Query): AskedCalculation | undefined {
  const names: readonly string[] = id ? tools[id as ToolId].calculation : figureNames;
  const read = names.flatMap((name) => (given[name] === undefined ? [] : [[name, Number(given[name])]]));
  if (id) return { tool: id, ...Object.fromEntries(read) };
  return read.length === names.length ? Object.fromEntries(read) : undefined;
}

/** The address of a contact form that brings this along. */
export function askedPath(form: string, { agent: name, host, calculation }: AskedFrom): string {
  const said = Object.entries({ agent: name, host, ...calculation }).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)] as const],
  );
  const query = Object.entries(pageQuery("/contact/", Object.fromEntries(said)));
  const text = query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join("&");
  return text ? `/contact/${form}?${text}` : `/contact/${form}`;
}
