import type { ReactNode } from "react";
import { Lines } from "../drawings/drawing.tsx";
import type { DrawingName } from "../drawings/drawings.content.ts";

/** What the rows below it have in common. */
export function Group({ of, children }: { of: DrawingName; children: ReactNode }) {
  return (
    <p data-group>
      <Lines of={of} />
      {children}
    </p>
  );
}
