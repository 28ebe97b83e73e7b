/** What each action of the desk says that it did, by the name and the number in the address of the page that follows. */
const words: Record<string, (count: number) => string> = {
  outcome: () => "The outcome was recorded.",
  note: () => "The note was added.",
  mine: () => "This lead is yours now.",
  "given-back": () => "This lead is nobody’s again.",
  mistake: () => "The outcome was marked as a mistake. It no longer counts.",
  sent: () => "The lead goes to the partner now.",
  released: () => "The lead was released and goes to the partner.",
  "sent-parked": (count) => `${count} ${count === 1 ? "delivery goes" : "deliveries go"} out again.`,
  erased: (count) => `${count} old ${count === 1 ? "lead was" : "leads were"} erased.`,
  "partner-added": () => "The partner was added. The forms name it within a second.",
  "partner-saved": () =>
    "The partner was saved. The forms name it within a second, and what waits for it goes the ways below.",
  "partner-moved": () => "The order was changed. The forms follow it within a second.",
  "secret-dropped": () => "The old secret ended: only the newest signs now.",
  "test-sent": () => "A test was sent.",
  "rate-added": () => "The prime rate was added. The site shows it within a second.",
  "rate-removed": () => "The prime rate was removed.",
  "date-added": () => "The date was added. The site knows it within a second.",
  "origin-added": () => "The site may frame our answers within a second.",
  "origin-removed": () =>
    "The site may no longer frame our answers. What is open in a browser stays open there.",
  "date-removed": () => "The date was removed.",
};

/** The sentence for what `did` names: "sent-parked.3". Anything else says nothing. */
export function doneWords(did: unknown): string | undefined {
  const [, name = "", count = "0"] = /^([a-z-]{1,30})(?:\.(\d{1,9}))?$/.exec(String(did)) ?? [];
  return Object.hasOwn(words, name) ? words[name]?.(Number(count)) : undefined;
}
