import type { SiteInfo } from "#contract/page-context.ts";
import { calculatorTabs, home } from "./addresses.ts";
import { themeColors } from "./theme.ts";

/** For a phone whose owner puts the site on the home screen. */
export function manifest(site: SiteInfo): object {
  return {
    name: `${site.productName}: ${home.title}`,
    short_name: site.productName,
    description: home.description,
    lang: "en-ZA",
    id: home.path,
    start_url: home.path,
    // Keeps Back and Reload, and can be installed.
    display: "minimal-ui",
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
    shortcuts: Object.values(calculatorTabs).map(({ title, path }) => ({ name: title, url: path })),
  };
}
