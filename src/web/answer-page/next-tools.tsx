import type { ToolId } from "#contract/tools.ts";
import { Part } from "#web/components/part/part.tsx";
import { ToolLinks } from "#web/site/tool-links.tsx";

/** Under a tab, the questions that come next. */
export function NextTools({ ids }: { ids: readonly ToolId[] }) {
  return (
    <Part title="Next, with these numbers" screenOnly>
      <ToolLinks ids={ids} />
    </Part>
  );
}
