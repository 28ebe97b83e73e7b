import { Fragment } from "react";
import { type Kept, keptInBrowser } from "./kept-in-browser.ts";
import styles from "./notices.module.css";

const columns: readonly { header: string; cell: (kept: Kept) => string }[] = [
  { header: "What for", cell: ({ purpose }) => purpose },
  { header: "How long", cell: ({ life }) => life },
  { header: "Who reads it", cell: ({ readers }) => readers },
];

/** All that is kept in the browser. On a phone each row is a list, and keeps the meaning of a table for screen readers. */
export function KeptTable() {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table whose parts are laid out as blocks loses its roles
    <table role="table" className={styles.table}>
      <caption className="visually-hidden">What is kept in your browser</caption>
      <thead role="rowgroup">
        <tr role="row">
          {["Name", ...columns.map(({ header }) => header)].map((header) => (
            <th key={header} role="columnheader" scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {keptInBrowser.map((kept) => (
          <tr key={kept.names.join()} role="row">
            <th role="rowheader" scope="row">
              {kept.names.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && ", "}
                  <code>{name}</code>
                </Fragment>
              ))}
              <span className={styles.kind}> {kept.kind}</span>
            </th>
            {columns.map(({ header, cell }) => (
              <td key={header} role="cell">
                <span className={styles.label} aria-hidden="true">
                  {header}:{" "}
                </span>
                {cell(kept)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}
