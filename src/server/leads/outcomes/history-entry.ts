/** What is said of a lead: an outcome, a note, whose it is, or that an outcome was recorded by mistake. */
export type HistoryKind = "outcome" | "note" | "owner" | "mistake";

/** How it came: by the link in the partner's e-mail, by the partner's own call, from a file, or on the desk. */
export type HistoryWay = "link" | "webhook" | "csv" | "desk";

/** A row of a lead's history as the journal keeps it; both times are ISO. */
export type HistoryEntry = {
  id: string;
  lead_id: string;
  kind: HistoryKind;
  said: string;
  at: string;
  way: HistoryWay;
  said_by: string;
  recorded_at: string;
};
