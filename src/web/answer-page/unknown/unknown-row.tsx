import { lazy, Suspense, useEffect, useRef } from "react";
import { sharedBy } from "../fields.ts";
import { useNumbersOfPage } from "../numbers-context.ts";
import styles from "./unknown.module.css";
import { type GaveWay, useUnknown } from "./unknown-context.tsx";

/** Fetched at the first press on the figure. Without a connection the row stays away, and nothing else breaks. */
const UnknownForm = lazy(() => import("./unknown-form.tsx").catch(() => new Promise<never>(() => {})));

/** Under the figure: the row in which it is typed, and then the way back from the number that gave way. */
export function UnknownRow() {
  const unknown = useUnknown();
  if (!unknown) return null;
  const { asked, open, gaveWay } = unknown;
  if (asked && open)
    return (
      <Suspense fallback={null}>
        <UnknownForm {...unknown} asked={asked} />
      </Suspense>
    );
  return gaveWay && <Back key={gaveWay.value} {...gaveWay} />;
}

/** As long as the number is the one that was found. Where the pressed button is gone, the keyboard goes on here. */
function Back({ name, label, value, before, entered, said }: GaveWay) {
  const { values, fields, enter, forget } = useNumbersOfPage();
  const { setGaveWay, figure } = useUnknown()!;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  if (values[name] !== value) return null;

  function back() {
    const field = fields[name];
    if (entered === undefined && field && !sharedBy(field)) forget(name);
    else enter({ [name]: before });
    setGaveWay(undefined);
    figure.current?.focus();
  }

  return (
    <p className={styles.back}>
      {label} changed.{" "}
      <button ref={button} type="button" className="as-link" onClick={back}>
        Back to {said}
      </button>
    </p>
  );
}
