import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { keptDays } from "#web/lead-form/kept-leads.ts";

type Kept = { name: string; purpose: string; life: string };

/** All that the site keeps in a browser: tracking/visit.ts, tracking/opt-out.ts and inputs/kept-inputs.ts set it. */
const kept: readonly Kept[] = [
  {
    name: "session_id (cookie)",
    purpose: "A random number: which calls belong to one visit",
    life: "30 minutes after the last of them",
  },
  {
    name: "visitor_id (cookie)",
    purpose: "A random number: which visits belong to one browser",
    life: "730 days; some browsers end it sooner",
  },
  {
    name: "returning (storage)",
    purpose: "Whether this is a second visit or a later one",
    life: "Until you delete it",
  },
  {
    name: "inputs (session storage)",
    purpose: "The numbers that you enter into the calculators, so that Back or a reload does not lose them",
    life: "Until you close the tab; never sent to us",
  },
  {
    name: "kept-contact-requests (storage)",
    purpose:
      "A contact request that could not be sent, if you chose to keep it: name, e-mail address and phone",
    life: `Until it is sent or you delete it, at most ${keptDays} days`,
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
