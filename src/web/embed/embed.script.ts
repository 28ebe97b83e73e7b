import {
  type EmbedMessage,
  embedHeight,
  embedHeightLimits,
  embedMessageVersion,
  embedNames,
  embedPath,
  embedSettings,
  embedTitles,
} from "#contract/embed-frame.ts";

// The script of host pages: /embed.js. It makes a frame of each <div data-ikhaya="loan"> and gives every frame of ours the
// height that it asks for. It keeps nothing, sends nothing, and leaves no name behind.
const own =
  (document.currentScript as HTMLScriptElement | null) ??
  // A host's own tools may run it in another way.
  document.querySelector<HTMLScriptElement>('script[src*="/embed.js"]');
const site = own ? new URL(own.src).origin : "";

/** Over whatever a host says of all elements. */
function set(frame: HTMLElement, styles: Record<string, string>): void {
  for (const name in styles) frame.style.setProperty(name, styles[name]!, "important");
}

function makeFrames(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-ikhaya]")) {
    const name = embedNames.find((one) => one === place.dataset.ikhaya);
    if (!name || place.querySelector("iframe")) continue;
    const address = new URL(embedPath(name), site);
    for (const setting of embedSettings) {
      const value = place.dataset[setting];
      if (value) address.searchParams.set(setting, value);
    }
    // A host may keep its address from us; its origin is all that is asked for.
    address.searchParams.set("host", location.origin);
    address.searchParams.set("v", String(embedMessageVersion));
    const frame = document.createElement("iframe");
    frame.title = embedTitles[name];
    // Before the address: else it would be fetched at once.
    frame.loading = "lazy";
    set(frame, {
      width: "100%",
      height: `${embedHeight(name, place.clientWidth)}px`,
      "max-height": "none",
      border: "0",
      padding: "0",
      display: "block",
    });
    frame.src = address.href;
    // Instead of the link that stood there until now.
    place.textContent = "";
    place.append(frame);
  }
}

addEventListener("message", ({ source, origin, data }: MessageEvent<EmbedMessage | undefined>) => {
  // The frame of a sandbox has no origin of its own: that it is one of our frames, its window says.
  if (!data || typeof data !== "object" || !(data.ikhaya >= 1) || (origin !== site && origin !== "null"))
    return;
  for (const frame of document.querySelectorAll("iframe")) {
    if (!source || frame.contentWindow !== source || !frame.src.startsWith(`${site}/embed/`)) continue;
    const height = Math.min(embedHeightLimits.max, Math.max(embedHeightLimits.min, Number(data.height)));
    if (height) set(frame, { height: `${height}px` });
  }
});

makeFrames();
// It may stand before what it makes frames of.
addEventListener("DOMContentLoaded", makeFrames);
