import { links } from "./addresses.ts";
import { type BackEvent, BackHome } from "./back-home.tsx";
import styles from "./header.module.css";

export type MenuItem = {
  label: string;
  name: string;
  href: string;
  event?: "edu_header_click" | "cta_click";
};

/** The links of every header, in a row or in a phone's menu. */
export const ways = {
  calculators: { label: "Use Calculators", name: "use_calculators", href: links.calculators },
  tools: { label: "Work it out", name: "tools", href: links.tools },
  guide: { label: "Buyer Guide", name: "buyer_guide", href: links.education },
  help: { label: "Get Help", name: "get_help", href: `${links.home}#contact` },
} as const satisfies Record<string, MenuItem>;

function MenuList({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul>
      {items.map(({ label, name, href, event = "nav_click" }) => (
        <li key={href}>
          <a href={href} data-track-event={event} data-track-name={name}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A wide screen's row of them. */
export function MainLinks({ items }: { items: readonly MenuItem[] }) {
  return (
    <nav className={styles.links} aria-label="Main">
      <MenuList items={items} />
    </nav>
  );
}

type MenuProps = {
  items: readonly MenuItem[];
  /** The part of the site, which a phone's header has no room for. */
  place?: { title: string; subtitle: string } | undefined;
  back?: BackEvent | undefined;
};

/** A phone's menu: a disclosure, so that it opens without scripts too. */
export function Menu({ items, place, back }: MenuProps) {
  return (
    <details className={styles.menu} data-menu>
      <summary>Menu</summary>
      <nav aria-label="Main">
        {place && (
          <p className={styles.subtitle}>
            <strong>{place.title}</strong> {place.subtitle}
          </p>
        )}
        {back && <BackHome event={back} />}
        <MenuList items={items} />
      </nav>
    </details>
  );
}
