import type { Pageview } from "#contract/analytics-schema.ts";

type Context = Pick<Pageview, "device" | "browser" | "os">;

/** Device, browser and system from the user agent. An iPad says that it is a Mac, but has touch. */
export function visitorContext(userAgent: string, fingers: number): Context {
  const said = `${fingers > 1 && /Mac/.test(userAgent) ? "iPad" : ""} ${userAgent}`
    .toLowerCase()
    .replace("cri", "chr")
    .replace("fxi", "fir");
  // Three letters tell them apart. Edge and Chrome also say Safari, and Edge says Chrome: the order decides.
  const named = <Name extends string>(...names: Name[]) =>
    names.find((name) => said.includes(name.slice(0, 3).toLowerCase())) ?? "Unknown";
  return {
    device: /ipad|tablet|android(?!.*mobi)/.test(said)
      ? "tablet"
      : /mobi|ip/.test(said)
        ? "mobile"
        : "desktop",
    browser: named("Edge", "Firefox", "Chrome", "Safari"),
    os: /ip[aho]/.test(said) ? "iOS" : named("Android", "Windows", "macOS", "Linux"),
  };
}
