import type { ReactNode } from "react";
import { useHydrated } from "#web/components/kept/use-hydrated.ts";
import styles from "./unknown.module.css";
import { useUnknown } from "./unknown-context.tsx";

/** The answer's figure, which can be pressed where it can be typed. Without scripts it is only the figure. */
export function UnknownFigure({ figure, children }: { figure: string; children: ReactNode }) {
  const unknown = useUnknown();
  const hydrated = useHydrated();
  if (!unknown?.asked || !hydrated) return children;
  const { ask } = unknown.asked.unknown;
  return (
    <button
      ref={unknown.figure}
      type="button"
      className={styles.figure}
      aria-label={`${figure.replace(/,$/, "")}. Type ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`}
      aria-expanded={unknown.open}
      onClick={() => unknown.setOpen(!unknown.open)}
    >
      {children}
    </button>
  );
}
