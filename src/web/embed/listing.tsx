import type { ReactNode } from "react";
import styles from "./listing.module.css";

type ListingProps = {
  /** Of the agency's site; nothing where it is as the device is. */
  scheme?: "light" | "dark" | undefined;
  /** What the listing says of its home. */
  fields: ReactNode;
  /** The agency's colour. */
  colours: ReactNode;
  children: ReactNode;
};

/** A made-up listing on an agency's page, in lines, with our answer where it would be. */
export function Listing({ scheme, fields, colours, children }: ListingProps) {
  return (
    <figure className={styles.listing} data-scheme={scheme}>
      <figcaption className={styles.caption}>Your page, with a made-up listing</figcaption>
      <div className={styles.page}>
        <div className={styles.home}>
          <svg className={styles.photo} viewBox="0 0 240 124" aria-hidden="true">
            <path d="M6 78h28V36h42V10l120 54M34 78v38M178 56v60M50 72h32v26H50zM66 72v26M50 85h32" />
            <path className={styles.soft} d="M6 116h228M214 116V84m0 20c-26 0-24-42 0-42s26 42 0 42" />
            <path className={styles.door} d="M112 116V80h26v36" />
          </svg>
          <div className={styles.fields}>{fields}</div>
          <ul className={styles.facts}>
            <li>3 bedrooms</li>
            <li>2 bathrooms</li>
            <li>Kempton Park</li>
          </ul>
          <div className={styles.colours}>{colours}</div>
        </div>
        {children}
      </div>
    </figure>
  );
}
