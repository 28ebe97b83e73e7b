import { type ComponentType, lazy, memo, Suspense, useState } from "react";
import styles from "./picture.module.css";

/**
 * A picture whose script is fetched after the page's first one. `drawn` is the component itself, only on the server.
 * Memoised around its boundary: a picture that has not hydrated yet keeps what the server drew while somebody types.
 */
export function picture<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  drawn: ComponentType<Props> | false,
) {
  let here = Boolean(drawn);

  async function fetched() {
    // A script that cannot be fetched counts as still loading: its error would remove the whole island.
    const component = await load().catch(() => new Promise<never>(() => {}));
    here = true;
    return { default: component };
  }

  const Drawn = drawn || lazy(fetched);
  return memo((props: Props) => {
    const [first] = useState(props);
    const [anew, setAnew] = useState(false);
    // A boundary that cannot hydrate yet holds back the transition that changes it, and with it the long tables.
    if (props !== first && !here && !anew) setAnew(true);
    return (
      <div className={styles.frame} ref={noteHeight}>
        <Suspense key={String(anew)} fallback={<div className={styles.space} aria-busy="true" />}>
          <Drawn {...(props as Props & { ref?: never })} />
        </Suspense>
      </div>
    );
  });
}

/** A picture that disappears until its script has loaded keeps its space, so that nothing moves. */
function noteHeight(frame: HTMLElement | null): void {
  frame?.style.setProperty("--drawn", `${frame.getBoundingClientRect().height}px`);
}
