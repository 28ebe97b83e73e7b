import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DocumentsChecklist } from "./documents-checklist.tsx";

test("the twelve documents can be ticked, none is ticked, and each has a name of its own", () => {
  const html = renderToStaticMarkup(<DocumentsChecklist />);
  const names = [...html.matchAll(/type="checkbox" name="([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(12);
  expect(html).not.toContain("checked");
  expect(html).toContain("Tax returns (if self-employed)");
});
