/** The first sentence of a text, without its full stop. */
export const firstSentence = (text: string): string => text.split(/\.(?: |$)/)[0] ?? text;
