import type { ReactNode } from "react";
import styles from "./listing.module.css";

type ListingProps = {
  /** Of the agency's site; nothing where it is as the device is. */
  scheme?: "light" | "dark" | undefined;
  /** Over the listing, next to what the picture is. */
  bar: ReactNode;
  /** What the listing says of its home. */
  fields: ReactNode;
  children: ReactNode;
};

/** A made-up listing on an agency's page, in lines, with our answer where it would be. */
export function Listing({ scheme, bar, fields, children }: ListingProps) {
  return (
    <figure className={styles.listing} data-scheme={scheme}>
      <figcaption className={styles.caption}>Your page, with a made-up listing</figcaption>
      <div className={styles.bar}>{bar}</div>
      <div className={styles.page}>
        <div className={styles.home}>
          <svg className={`${styles.drawing} ${styles.photo}`} viewBox="0 0 240 124" aria-hidden="true">
            <path d="M6 78h28V36h42V10l120 54M34 78v38M178 56v60M50 72h32v26H50zM66 72v26M50 85h32" />
            <path className={styles.soft} d="M6 116h228M214 116V84m0 20c-26 0-24-42 0-42s26 42 0 42" />
            <path className={styles.door} d="M112 116V80h26v36" />
          </svg>
          <div className={styles.fields}>{fields}</div>
          <p className={styles.facts}>3 bedrooms · 2 bathrooms · Kempton Park</p>
          <svg className={`${styles.drawing} ${styles.plan}`} viewBox="0 0 240 262" aria-hidden="true">
            <path className={styles.words} d="M3 5h234M3 23h206M3 41h222M52 236h96M52 254h64" />
            <path
              className={styles.soft}
              d="M3 70h234v126H3zM80 70v38m0 16v72M3 133h77M160 70v34m0 16v10h77M190 130v66m0-33h47"
            />
            <path d="M16 232a8 8 0 1 1 16 0a8 8 0 1 1-16 0M9 258c0-20 30-20 30 0" />
            <path className={styles.door} d="M112 196a24 24 0 0 1 24-24v24" />
          </svg>
        </div>
        {children}
      </div>
    </figure>
  );
}
