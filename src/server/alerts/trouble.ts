/** What the operator is told of, with the words of its heading and what to do. */
export const troubles = {
  waiting: {
    title: "Requests wait for the partner",
    page: ["/deliveries", "See the deliveries"],
    todo: "See why under Deliveries on the operator's side, or run: npm run operate -- deliveries",
  },
  parked: {
    title: "Deliveries are parked",
    page: ["/deliveries", "See why, and send again"],
    todo: "See why under Deliveries on the operator's side, and send them again there, or run: npm run operate -- redeliver-parked",
  },
  quarantine: {
    title: "Requests wait in quarantine",
    page: ["/leads?state=quarantined", "Look through them"],
    todo: "Look through them on the operator's side, and release those of people: npm run operate -- leads --state quarantined",
  },
  quiet: {
    title: "No requests come in",
    todo: "Send a request yourself and see whether it arrives.",
  },
  disk: {
    title: "The disk is nearly full",
    todo: "Free some space, or give the site a larger disk.",
  },
  clock: {
    title: "The clock is doubtful",
    todo: "Check the clocks of the machine and of the database.",
  },
  figures: {
    title: "Figures are out of date",
    page: ["/figures", "See the figures"],
    todo: "See Figures on the operator's side, or run: npm run operate -- figures",
  },
} as const satisfies Record<
  string,
  {
    title: string;
    /** For a mail, which must not link to this machine. */
    todo: string;
    /** The page of the desk where it can be done, and the words of the link there. */
    page?: readonly [address: string, words: string];
  }
>;

export type TroubleKind = keyof typeof troubles;

/** Something that the operator should know; by its key it is told from others of its kind. Names nobody. */
export type Trouble = { key: string; kind: TroubleKind; sentence: string };

/** One place to look for trouble. What it does not find any more is over, unless it could not look. */
export type TroubleSource = {
  /** Whether an alert is one of those that it finds. */
  finds: (alert: Pick<Trouble, "key" | "kind">) => boolean;
  find: (now: Date, open: ReadonlySet<string>) => Promise<Trouble[]>;
};

/** A source whose trouble has its kind as key. */
export function source(
  kind: TroubleKind,
  sentence: (now: Date) => Promise<string | undefined>,
): TroubleSource {
  return {
    finds: (alert) => alert.kind === kind,
    find: async (now) => {
      const found = await sentence(now);
      return found === undefined ? [] : [{ key: kind, kind, sentence: found }];
    },
  };
}
