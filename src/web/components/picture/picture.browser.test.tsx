import { startTransition, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { serverPage } from "#web/testing/server-page.ts";
import { picture } from "./picture.tsx";

const drawn = vi.fn<(year: number) => void>();

function Chart({ year }: { year: number }) {
  drawn(year);
  return <p>{`A chart of ${year}`}</p>;
}

type Script = () => Promise<typeof Chart>;

/** A page with a table and a picture that follow a figure in a transition, and with something else. */
function Page({ Picture }: { Picture: ReturnType<typeof picture<{ year: number }>> }) {
  const [year, setYear] = useState(2025);
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setYear(year + 1))}>
        Next year
      </button>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {`Pressed ${presses}`}
      </button>
      <p>{`A table of ${year}`}</p>
      <Picture year={year} />
      <p>Under the picture</p>
    </>
  );
}

const button = (name: string) => page.getByRole("button", { name });
const table = (year: number) => page.getByText(`A table of ${year}`);
const chart = (year: number) => page.getByText(`A chart of ${year}`);

/** A page that the server has drawn and React hydrates, as on the site. */
function hydrate(load: Script) {
  const container = serverPage(<Page Picture={picture(load, Chart)} />);
  const root = hydrateRoot(container, <Page Picture={picture(load, false)} />);
  onTestFinished(() => root.unmount());
}

test("until a picture's script has come the rest of the page works, and then the picture appears", async () => {
  const script = Promise.withResolvers<typeof Chart>();
  await render(<Page Picture={picture(() => script.promise, false)} />);
  await button("Pressed 0").click();
  await button("Next year").click();
  await expect.element(button("Pressed 1")).toBeVisible();
  await expect.element(table(2026)).toBeVisible();
  await expect.element(page.getByText(/A chart/)).not.toBeInTheDocument();
  script.resolve(Chart);
  await expect.element(chart(2026)).toBeVisible();
  await button("Next year").click();
  await expect.element(chart(2027)).toBeVisible();
});

test("the server draws the picture itself and fetches nothing", () => {
  const load = vi.fn<Script>();
  expect(renderToString(<Page Picture={picture(load, Chart)} />)).toContain("A chart of 2025");
  expect(load).not.toHaveBeenCalled();
});

test("what the server drew stays until the picture's script has come, and is then the picture", async () => {
  const script = Promise.withResolvers<typeof Chart>();
  hydrate(() => script.promise);
  const servers = chart(2025).element();
  await button("Pressed 0").click();
  await expect.element(button("Pressed 1")).toBeVisible();
  expect(chart(2025).element()).toBe(servers);
  drawn.mockClear();
  script.resolve(Chart);
  await expect.poll(() => drawn.mock.calls).toHaveLength(1);
  await button("Next year").click();
  await expect.element(chart(2026)).toBeVisible();
  expect(chart(2026).element()).toBe(servers);
});

test("a picture whose script has not loaded does not delay what changes with it", async () => {
  const script = Promise.withResolvers<typeof Chart>();
  hydrate(() => script.promise);
  await button("Next year").click();
  await expect.element(table(2026)).toBeVisible();
  await expect.element(page.getByText(/A chart/)).not.toBeInTheDocument();
  script.resolve(Chart);
  await expect.element(chart(2026)).toBeVisible();
});

test("what is under a picture stays where it is while the picture is away", async () => {
  const script = Promise.withResolvers<typeof Chart>();
  hydrate(() => script.promise);
  const under = page.getByText("Under the picture").element();
  const place = under.getBoundingClientRect().top;
  await button("Next year").click();
  await expect.element(page.getByText(/A chart/)).not.toBeInTheDocument();
  expect(under.getBoundingClientRect().top).toBe(place);
  script.resolve(Chart);
  await expect.element(chart(2026)).toBeVisible();
  expect(under.getBoundingClientRect().top).toBe(place);
});

test("if a picture's script cannot be fetched, the rest of the page still works", async () => {
  hydrate(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
  await button("Pressed 0").click();
  await expect.element(button("Pressed 1")).toBeVisible();
  await expect.element(chart(2025)).toBeVisible();
  await button("Next year").click();
  await expect.element(table(2026)).toBeVisible();
  await expect.element(page.getByText(/A chart/)).not.toBeInTheDocument();
});

test("a picture is not drawn again while something else on the page changes", async () => {
  await render(<Page Picture={picture(async () => Chart, Chart)} />);
  drawn.mockClear();
  await button("Pressed 0").click();
  await expect.element(button("Pressed 1")).toBeVisible();
  expect(drawn).not.toHaveBeenCalled();
  await button("Next year").click();
  await expect.element(chart(2026)).toBeVisible();
  expect(drawn.mock.calls).toEqual([[2026]]);
});
