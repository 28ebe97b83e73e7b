import { links } from "./addresses.ts";
import styles from "./header.module.css";

export type MenuItem = { label: string; name: string; href: string };

/** The links of every header, in a row or in a phone's menu. */
export const ways = {
  calculators: { label: "Calculators", name: "use_calculators", href: links.calculators },
  tools: { label: "Work it out", name: "tools", href: links.tools },
  guide: { label: "Buyer Guide", name: "buyer_guide", href: links.education },
  help: { label: "Get Help", name: "get_help", href: `${links.home}#contact` },
} as const satisfies Record<string, MenuItem>;

/** Links of a header, as a list. */
export function MenuList({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul>
      {items.map(({ label, name, href }) => (
        <li key={href}>
          <a href={href} data-track-event="nav_click" data-track-name={name}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A phone's menu: a disclosure, so that it opens without scripts too. */
export function Menu({ items }: { items: readonly MenuItem[] }) {
  return (
    <details className={styles.menu} data-menu>
      <summary>
        <span>Menu</span>
      </summary>
      <nav aria-label="Main">
        <MenuList items={items} />
      </nav>
    </details>
  );
}
