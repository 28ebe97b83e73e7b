import { startTransition, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { serverPage } from "#web/testing/server-page.ts";
import type * as Module from "./picture.tsx";
import { useHydrated } from "./use-hydrated.ts";

const drawn = vi.fn<(year: number) => void>();

function Chart({ year }: { year: number }) {
  drawn(year);
  return <p>{`A chart of ${year}`}</p>;
}

type Picture = ReturnType<typeof Module.picture<{ year: number }>>;
type Script = () => Promise<typeof Chart>;

/** A page with a table and a picture that follow a figure in a transition, and with something else. */
function Page({ Picture }: { Picture: Picture }) {
  const [year, setYear] = useState(2025);
  const [presses, setPresses] = useState(0);
  return (
    <main data-hydrated={useHydrated()}>
      <button type="button" onClick={() => startTransition(() => setYear(year + 1))}>
        Next year
      </button>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {`Pressed ${presses}`}
      </button>
      <p>{`A table of ${year}`}</p>
      <Picture year={year} />
      <p>Under the picture</p>
    </main>
  );
}

const button = (name: string) => page.getByRole("button", { name });
const table = (year: number) => page.getByText(`A table of ${year}`);
const chart = (year: number) => page.getByText(`A chart of ${year}`);
/** A press as a program makes it: without the touch that a visitor's has. */
const press = (name: string) => (button(name).element() as HTMLElement).click();

let pages = 0;

/** The module of a page that nobody has touched yet. */
async function untouched(): Promise<typeof Module> {
  pages += 1;
  return import(/* @vite-ignore */ `./picture.tsx?page=${pages}`);
}

/** A picture whose script is already there, as on the server and where another part has brought it along. */
async function alreadyDrawn({ picture }: typeof Module): Promise<Picture> {
  const Picture = picture(async () => Chart, "at once");
  const { unmount } = await render(<Picture year={1999} />);
  await expect.element(chart(1999)).toBeVisible();
  await unmount();
  return Picture;
}

/** A page that the server has drawn and React hydrates, as on the site. Nobody has touched it. */
async function hydrate(script: Script, when?: "at once") {
  const module = await untouched();
  const container = serverPage(<Page Picture={await alreadyDrawn(module)} />);
  const load = vi.fn(script);
  const root = hydrateRoot(container, <Page Picture={module.picture(load, when)} />);
  onTestFinished(() => root.unmount());
  await expect.element(page.getByRole("main")).toHaveAttribute("data-hydrated", "true");
  return load;
}

/** The same, after the first touch: the script is on its way. */
async function touched(script: Script) {
  const load = await hydrate(script);
  dispatchEvent(new Event("pointerdown"));
  await expect.poll(() => load.mock.calls).toHaveLength(1);
  return load;
}

test.for(["pointermove", "pointerdown", "keydown", "scroll", "input"])(
  "no script is fetched before a sign of the visitor, and %s fetches it",
  async (sign) => {
    const load = await hydrate(async () => Chart);
    press("Pressed 0");
    await expect.element(button("Pressed 1")).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(sign, { bubbles: sign !== "scroll" }));
    await expect.poll(() => load.mock.calls).toHaveLength(1);
    document.body.dispatchEvent(new Event(sign, { bubbles: sign !== "scroll" }));
    press("Next year");
    await expect.element(chart(2026)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  },
);

test("a change of what it shows fetches a picture's script as well, once", async () => {
  const load = await hydrate(async () => Chart);
  expect(load).not.toHaveBeenCalled();
  press("Next year");
  await expect.element(chart(2026)).toBeVisible();
  press("Next year");
  await expect.element(chart(2027)).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test("a picture with fields fetches its script at once after hydration", async () => {
  const load = await hydrate(async () => Chart, "at once");
  await expect.poll(() => load.mock.calls).toHaveLength(1);
  await expect.element(chart(2025)).toBeVisible();
});

test("a picture whose script is already there is drawn at once, and fetches nothing more", async () => {
  const load = vi.fn<Script>(async () => Chart);
  const { picture } = await untouched();
  const Picture = picture(load, "at once");
  const first = await render(<Page Picture={Picture} />);
  await expect.element(chart(2025)).toBeVisible();
  await first.unmount();
  await render(<Page Picture={Picture} />);
  expect(chart(2025).elements()).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test("until a picture's script has come the rest of the page works, and then the picture appears", async () => {
  const script = Promise.withResolvers<typeof Chart>();
  const { picture } = await untouched();
  await render(<Page Picture={picture(() => script.promise)} />);
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

test("what the server drew stays until the picture's script has come, and is then the picture", async () => {
  const script = Promise.withResolvers<typeof Chart>();
  await touched(() => script.promise);
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
  await touched(() => script.promise);
  await button("Next year").click();
  await expect.element(table(2026)).toBeVisible();
  await expect.element(page.getByText(/A chart/)).not.toBeInTheDocument();
  script.resolve(Chart);
  await expect.element(chart(2026)).toBeVisible();
});

test("what is under a picture stays where it is while the picture is away", async () => {
  const script = Promise.withResolvers<typeof Chart>();
  await touched(() => script.promise);
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
  await touched(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
  await button("Pressed 0").click();
  await expect.element(button("Pressed 1")).toBeVisible();
  await expect.element(chart(2025)).toBeVisible();
  await button("Next year").click();
  await expect.element(table(2026)).toBeVisible();
  await expect.element(page.getByText(/A chart/)).not.toBeInTheDocument();
});

test("a picture is not drawn again while something else on the page changes", async () => {
  await render(<Page Picture={await alreadyDrawn(await untouched())} />);
  drawn.mockClear();
  await button("Pressed 0").click();
  await expect.element(button("Pressed 1")).toBeVisible();
  expect(drawn).not.toHaveBeenCalled();
  await button("Next year").click();
  await expect.element(chart(2026)).toBeVisible();
  expect(drawn.mock.calls).toEqual([[2026]]);
});
