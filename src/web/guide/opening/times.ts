/** How long the ways take with which two chapters begin: the figure and its sentence. */
export const times = {
  toTheKeys: { figure: "4–6 months", words: "from the first viewing to your own front door." },
  fromTheOffer: {
    figure: "8–12 weeks",
    words: "from the accepted offer to your keys. The bank’s five steps are the shorter part.",
  },
} as const;

/** How long one looks for a home, on average: with the most, and the days of a sale, six months. */
export const monthsOfLooking = { least: 2, most: 3 } as const;
