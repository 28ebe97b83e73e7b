import styles from "./services.module.css";

/** What else the partner can be asked about. */
export function Services({ services }: { services: readonly string[] }) {
  return (
    <div className={styles.services}>
      <p>You can also ask about</p>
      <ul>
        {services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </div>
  );
}
