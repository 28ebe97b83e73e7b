import styles from "./header.module.css";

export type MenuItem = { label: string; name: string; href: string };

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
