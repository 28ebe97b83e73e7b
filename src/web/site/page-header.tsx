import { ButtonLink } from "#web/components/button/button.tsx";
import { type BackEvent, BackHome } from "./back-home.tsx";
import styles from "./header.module.css";
import { Brand } from "./mark.tsx";
import { MainLinks, Menu, type MenuItem, ways } from "./menu.tsx";

type PageHeaderProps = {
  name: string;
  /** The landing page's: it stays at the top while scrolling, and says what the site is on a phone too. */
  onLanding?: boolean;
  /** The part of the site, if it has its own name. */
  place?: { title: string; subtitle: string };
  /** How analytics call a press on the link home, where there is one. */
  back?: BackEvent;
  /** What a phone has in its menu. */
  menu: readonly MenuItem[];
  /** The links of a wide screen, and the last of them as a button. */
  links: readonly MenuItem[];
  button: MenuItem;
};

/** The one header of all pages: the mark and the name, then on a phone a menu, on a wide screen the part of the site, links and a button. */
export function PageHeader({ name, onLanding = false, place, back, menu, links, button }: PageHeaderProps) {
  return (
    <header className={onLanding ? `${styles.header} ${styles.landing}` : styles.header}>
      <div className={`page-width ${styles.inside}`}>
        <Brand name={name} described={onLanding} />
        {place && (
          <div className={styles.place}>
            <p className={styles.title}>{place.title}</p>
            <p className={styles.subtitle}>{place.subtitle}</p>
          </div>
        )}
        {back && <BackHome event={back} />}
        <div className={styles.wide}>
          <MainLinks items={links} />
          <ButtonLink
            href={button.href}
            data-track-event={button.event ?? "nav_click"}
            data-track-name={button.name}
          >
            {button.label}
          </ButtonLink>
        </div>
        <Menu items={menu} place={place} back={back} />
      </div>
    </header>
  );
}

/** The head of all pages but the first and the guide’s: the ways home, to the calculators, the tools and the guide; on a phone a menu. */
export function SiteHeader({ name }: { name: string }) {
  return (
    <PageHeader
      name={name}
      back="nav_click"
      menu={Object.values(ways)}
      links={[ways.guide, ways.tools]}
      button={ways.calculators}
    />
  );
}
