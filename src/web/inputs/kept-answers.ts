/** Where the answers in a part of a chapter are kept: for the browser tab's session, on the device. The server never sees them. */
export const keptAnswersPlace = (part: string) => `chapter:${part}`;
