import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DocumentsChecklist } from "./documents-checklist.tsx";

test("the twelve documents can be ticked, none is ticked, and analytics know none by name", () => {
  const html = renderToStaticMarkup(<DocumentsChecklist />);
  expect(html.match(/type="checkbox"/g)).toHaveLength(12);
  expect(html).not.toMatch(/ (name|id)=/);
  expect(html).not.toContain("checked");
  expect(html).toContain("Tax returns (if self-employed)");
});
