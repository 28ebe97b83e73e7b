import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import styles from "./services.module.css";

/** What else the partner can be asked about. */
export function Services({ services }: { services: readonly string[] }) {
  return (
    <Disclosure quiet summary="You can also ask about">
      <ul className={styles.services}>
        {services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
