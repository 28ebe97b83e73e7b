import type { Address } from "./addresses.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import styles from "./quiet-name.module.css";
import { breadcrumbTrail } from "./site-addresses.ts";

/** The name of a page that begins with its answer: one small line, on a wide screen that of the trail. */
export function QuietName({ address }: { address: Address }) {
  return (
    <>
      <Breadcrumbs trail={breadcrumbTrail(address)} />
      <h1 className={styles.name}>{address.title}</h1>
    </>
  );
}
