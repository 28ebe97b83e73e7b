import { track } from "./track.ts";

/** The deepest quarter of the page that was reached. Returns a function that starts a new page view. */
export function watchScroll(): () => void {
  let reached = 0;
  let pause: ReturnType<typeof setTimeout>;

  function stopped() {
    const { scrollHeight } = document.documentElement;
    const percent = Math.round((100 * scrollY) / (scrollHeight - innerHeight));
    const quarter = Math.min(100, percent - (percent % 25));
    if (!(quarter > reached)) return;
    reached = quarter;
    track("scroll", `${quarter}%`);
  }

  addEventListener("scroll", () => {
    clearTimeout(pause);
    pause = setTimeout(stopped, 200);
  });
  return () => {
    reached = 0;
  };
}
