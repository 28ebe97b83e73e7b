import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";

type Kept = { name: string; purpose: string; life: string };

/** All that the site keeps in a browser: tracking/visit.ts and tracking/opt-out.ts set it. */
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
