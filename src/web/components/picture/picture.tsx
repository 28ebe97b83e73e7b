import { type ComponentType, isValidElement, lazy, memo, type ReactNode, Suspense, useState } from "react";
import styles from "./picture.module.css";

/** On the server, the pictures that are still being loaded. */
const loading = new Set<Promise<unknown>>();

/** Waits until the server can draw every picture: a page calls it before it is rendered. */
export async function picturesLoaded(): Promise<void> {
  await Promise.all(loading);
}

/** What a visitor does before a picture has to change. */
const signs = ["pointermove", "pointerdown", "keydown", "scroll", "input"];

/** The first touch, key or scroll: until then the server's drawings are enough. */
const touched = new Promise<void>((touch) => {
  if (import.meta.env.SSR) return;
  for (const sign of signs)
    addEventListener(sign, () => touch(), { once: true, passive: true, capture: true });
});

/**
 * A picture whose script is fetched after the page's first one, once the visitor does something, or `at once` where
 * it has fields. The server draws it.
 * Memoised around its boundary: a picture that has not hydrated yet keeps what the server drew while somebody types.
 */
export function picture<Props extends object>(load: () => Promise<ComponentType<Props>>, when?: "at once") {
  let drawn: ComponentType<Props> | undefined;
  const loaded = async () => {
    drawn = await load();
  };
  if (import.meta.env.SSR) loading.add(loaded());

  /** Called at the change that needs it, where that comes before any other sign. */
  let change = () => {};
  const changed = new Promise<void>((resolve) => {
    change = resolve;
  });

  const Later = lazy(async () => {
    if (!when) await Promise.race([touched, changed]);
    // A script that cannot be fetched counts as still loading: its error would remove the whole island.
    await loaded().catch(() => new Promise<never>(() => {}));
    return { default: drawn! };
  });

  function mounted(frame: HTMLElement | null) {
    noteHeight(frame);
    // Where the server has drawn nothing there is nothing to look at until the script is here.
    if (frame?.querySelector(":scope > [aria-busy]")) change();
  }

  const Picture = memo((props: Props) => {
    const [first] = useState(props);
    // On the server, and where another part has brought it along, the script is here already.
    const [Drawn] = useState<ComponentType<Props>>(() => drawn ?? Later);
    const [anew, setAnew] = useState(false);
    // A boundary that cannot hydrate yet holds back the transition that changes it, and with it the long tables.
    if (props !== first && !drawn && !anew) {
      change();
      setAnew(true);
    }
    return (
      <div className={styles.frame} ref={mounted}>
        <Suspense key={String(anew)} fallback={<div className={styles.space} aria-busy="true" />}>
          <Drawn {...(props as Props & { ref?: never })} />
        </Suspense>
      </div>
    );
  });
  return Object.assign(Picture, { ready: loaded });
}

/** Waits until a picture can be drawn at once, wherever it is shown. */
export async function pictureReady(drawn: ReactNode): Promise<void> {
  if (isValidElement(drawn)) await (drawn.type as { ready?: () => Promise<void> }).ready?.();
}

/** A picture that disappears until its script has loaded keeps its space, so that nothing moves. */
function noteHeight(frame: HTMLElement | null): void {
  frame?.style.setProperty("--drawn", `${frame.getBoundingClientRect().height}px`);
}
