import type { ReactNode } from "react";
import type { AskedDetail } from "./company-facts.ts";
import styles from "./notices.module.css";

/** A name and what it is; one that is not set is left out. */
export type Fact = readonly [name: string, value: ReactNode];

/** Facts under their names. Nothing at all where none is set. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const set = facts.filter(([, value]) => value !== undefined);
  if (set.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {set.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Which details the law asks for and the operator has not given; nothing where none is missing. */
export function NotGiven({ asked }: { asked: readonly AskedDetail[] }) {
  const missing = asked.filter(([, value]) => value === undefined).map(([name]) => name);
  if (missing.length === 0) return null;
  return <p>Not given here yet: {missing.join(", ")}. Write to the e-mail address above to ask.</p>;
}

/** An e-mail address as a link. */
export const mailLink = (email: string) => <a href={`mailto:${email}`}>{email}</a>;

/** A phone number as a link; undefined where there is none. */
export const phoneLink = (phone: string | undefined) =>
  phone && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>;

/** An address on the web as a link that reads without its scheme. */
export const webLink = (url: string) => <a href={url}>{url.replace(/^https?:\/\//, "")}</a>;
