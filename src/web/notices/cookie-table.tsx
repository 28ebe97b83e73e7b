import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { keptDays } from "#web/lead-form/kept-leads.ts";

type Kept = { name: string; purpose: string; life: string };

/**
 * All that the site keeps in a browser: tracking/visit.ts, tracking/opt-out.ts, inputs/kept-inputs.ts,
 * lead-form/kept-leads.ts and offline/worker/service-worker.ts keep it.
 */
const kept: readonly Kept[] = [
  {
    name: "session_id (cookie)",
    purpose: "A random number: which calls belong to one visit",
    life: "30 minutes after the last of them",
  },
  {
    name: "visitor_id (cookie)",
    purpose: "A random number: which visits belong to one browser",
    life: "730 days after your last visit; some browsers end it sooner",
  },
  {
    name: "returning (storage)",
    purpose: "Whether this is a second visit or a later one",
    life: "Until you delete it",
  },
  {
    name: "inputs (session storage)",
    purpose: "The numbers that you enter into the calculators, so that Back or a reload does not lose them",
    life: "Until you close the tab; this note is never sent to us",
  },
  {
    name: "kept-contact-requests (storage)",
    purpose:
      "A contact request that could not be sent, if you chose to keep it: all that you entered in the form (name, e-mail address, phone number, what you ask for), the figures of the calculation that it shows, and when and to what you agreed",
    life: `Until it is sent or you delete it, at most ${keptDays} days`,
  },
  {
    name: "pages-… and files-… (cache)",
    purpose:
      "The calculators, the pages that you opened and their scripts, so that they work without a connection",
    life: "Until a newer build of the site takes their place, or you delete this site’s data",
  },
  { name: "analytics (storage)", purpose: "Your choice below, if you made one", life: "Until you delete it" },
];

const columns: readonly Column<Kept>[] = [
  { header: "Name", cell: ({ name }) => name },
  { header: "What for", cell: ({ purpose }) => purpose, words: true },
  { header: "How long", cell: ({ life }) => life, words: true },
];

/** Names, purposes and lives of what is kept. */
export function CookieTable() {
  return (
    <ResultsTable
      caption="What is kept in your browser"
      columns={columns}
      rows={kept}
      rowKey={({ name }) => name}
    />
  );
}
