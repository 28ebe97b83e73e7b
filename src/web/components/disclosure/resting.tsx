import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

type RestingProps = { className?: string | undefined; wanted: boolean; children: ComponentChildren };

/**
 * What is folded away stays as the server rendered it until it is wanted: waking the page up, and every keystroke
 * after that, would otherwise draw hundreds of cells that nobody looks at.
 */
export function Resting({ className, wanted, children }: RestingProps) {
  const [awake, setAwake] = useState(wanted || import.meta.env.SSR);
  if (wanted && !awake) setAwake(true);
  if (awake || wanted) {
    return (
      <div key="wanted" className={className}>
        {children}
      </div>
    );
  }
  // A page that wakes up leaves what is inside alone.
  return <div key="resting" className={className} dangerouslySetInnerHTML={{ __html: "" }} />;
}

/** Whether a <details> was ever opened, and what its summary and itself need for that. */
export function useOpened() {
  const [opened, setOpened] = useState(false);
  const open = () => setOpened(true);
  const details = useRef<HTMLDetailsElement>(null);
  // Opened before the page woke up.
  useLayoutEffect(() => {
    if (details.current?.open) setOpened(true);
  }, []);
  return {
    opened,
    // Before it opens, so that what it shows first is true already.
    summary: { onClick: open },
    // Opened by the browser, which found a word in it.
    details: { ref: details, onToggle: open },
  };
}
