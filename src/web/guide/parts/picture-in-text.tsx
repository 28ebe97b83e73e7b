import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";

/**
 * The picture of a part (`part-picture.tsx`) for the reader's numbers, from the example of the chapter: the part is in the text
 * around the island.
 */
export function PictureInText({ name, children }: { name: string; children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const found = document.querySelector(`[data-picture="${name}"]`);
    found?.replaceChildren();
    setPlace(found);
  }, [name]);
  return place && createPortal(children, place);
}
