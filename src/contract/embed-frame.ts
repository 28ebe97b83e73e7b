// Apart from embed.ts, so that the script of host pages stays small.

/** The answers that other sites may show in a frame, at /embed/ and the name. */
export const embedNames = ["loan", "cash-needed", "affordability", "rent-or-buy"] as const;
export type EmbedName = (typeof embedNames)[number];

export const embedPath = (name: EmbedName): string => `/embed/${name}`;

/** The script that makes frames of a host page's `<div data-ikhaya="loan">`. */
export const embedScriptPath = "/embed.js";

/** The form of the messages from a frame to that script. A script in a host's cache knows its own and reads on. */
export const embedMessageVersion = 1;

/** What a frame says to its host: how high it would like to be, in pixels. */
export type EmbedMessage = { ikhaya: number; height: number };

/** What a host page gives a frame at most. */
export const embedHeightLimits = { min: 200, max: 4_000 } as const;

/** From these widths on, in pixels, a label is no longer beside its value on two lines, and the curves stand two abreast (44 rem). */
const embedWidths = [400, 704] as const;

/** How high each is before anything is opened in it, in pixels: on a phone, on more, and with its curves two abreast. */
export const embedHeights: Readonly<Record<EmbedName, readonly [phone: number, more: number, wide: number]>> =
  {
    loan: [765, 725, 870],
    "cash-needed": [940, 820, 820],
    affordability: [850, 790, 970],
    "rent-or-buy": [930, 825, 1150],
  };

/** How high one is expected to be on this width. */
export const embedHeight = (name: EmbedName, width: number): number =>
  embedHeights[name][embedWidths.filter((from) => width >= from).length]!;

/** What a screen reader calls each frame. */
export const embedTitles: Readonly<Record<EmbedName, string>> = {
  loan: "Home loan calculator",
  "cash-needed": "Cash you need to buy",
  affordability: "What you can afford",
  "rent-or-buy": "Rent or buy",
};

/** What an agent may set: attributes of the host's `div`, and names in the frame's address. */
export const embedSettings = [
  "price",
  "deposit",
  "rate",
  "term",
  "levy",
  "rates",
  "hue",
  "scheme",
  "agent",
] as const;
export type EmbedSetting = (typeof embedSettings)[number];
