import type { ReactNode } from "react";
import { Notice } from "#web/components/notice/notice.tsx";

/** An aside to the text: the date of a figure, a limit of a method. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Notice>
      <div>{children}</div>
    </Notice>
  );
}
