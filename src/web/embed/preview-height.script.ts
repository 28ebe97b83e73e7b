import type { EmbedMessage } from "#contract/embed-frame.ts";

// The preview is as high as its answer, as the script of host pages makes it there.
addEventListener("message", ({ source, data }: MessageEvent<EmbedMessage>) => {
  const frame = document.querySelector("iframe");
  if (frame && source === frame.contentWindow) frame.style.height = `${data.height}px`;
});
