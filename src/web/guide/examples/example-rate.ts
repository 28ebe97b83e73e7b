/** What a rate of an example has besides its start. */
export const exampleRate = { step: 0.25, emptyMeans: 0 } as const;
