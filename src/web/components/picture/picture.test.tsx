import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { picture, picturesLoaded } from "./picture.tsx";

const Chart = ({ year }: { year: number }) => <p>{`A chart of ${year}`}</p>;

test("the server waits for a picture's script once, and draws the picture itself", async () => {
  const script = Promise.withResolvers<typeof Chart>();
  const load = vi.fn<() => Promise<typeof Chart>>(() => script.promise);
  const Picture = picture(load);
  const loaded = vi.fn<() => void>();
  const waiting = picturesLoaded().then(loaded);
  await Promise.resolve();
  expect(loaded).not.toHaveBeenCalled();
  script.resolve(Chart);
  await waiting;
  for (const year of [2025, 2026])
    expect(renderToString(<Picture year={year} />)).toContain(`A chart of ${year}`);
  expect(load).toHaveBeenCalledTimes(1);
});
