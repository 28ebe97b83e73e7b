import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Term } from "./term.tsx";

test("each term opens its own note, whatever was rendered before it", () => {
  for (const [name, id] of [
    ["Offer to Purchase (OTP)", "term-offer-to-purchase-otp"],
    ["bond", "term-bond"],
  ] as const) {
    const markup = renderToStaticMarkup(<Term name={name}>its meaning</Term>);
    expect(markup).toContain(`popoverTarget="${id}"`);
    expect(markup).toContain(`<span id="${id}" popover`);
    expect(markup).toContain(`aria-describedby="${id}-meaning"`);
    expect(markup).toContain(`<span id="${id}-meaning">its meaning`);
  }
});

test("a term without words of its own has the glossary's, and each leads there", () => {
  const words = "A few days after signing in which some buyers may cancel";
  const own = renderToStaticMarkup(<Term name="Cooling-off periods">its meaning</Term>);
  const shared = renderToStaticMarkup(<Term name="Cooling-off periods" />);
  expect(own).not.toContain(words);
  expect(shared).toContain(words);
  for (const markup of [own, shared]) expect(markup).toContain('href="/glossary#cooling-off-period"');
  expect(renderToStaticMarkup(<Term name="nonsense">its meaning</Term>)).not.toContain("href");
  expect(() => renderToStaticMarkup(<Term name="nonsense" />)).toThrow('does not explain "nonsense"');
});

test("a chapter explains a term once, since two notes cannot share an id", () => {
  const sections = globSync(join(import.meta.dirname, "../sections/*.mdx"));
  expect(sections.length).toBeGreaterThan(5);
  for (const section of sections) {
    const names = [...readFileSync(section, "utf8").matchAll(/<Term name="([^"]+)"/g)].map(([, name]) =>
      name?.toLowerCase(),
    );
    expect(names, section).toEqual([...new Set(names)]);
  }
});
