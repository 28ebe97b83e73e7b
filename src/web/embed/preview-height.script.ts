import type { EmbedMessage } from "#contract/embed-frame.ts";

const phone = matchMedia("(width < 52rem)");

// The preview is as high as its answer, as the script of host pages makes it there; on a phone it ends under the first picture.
addEventListener("message", ({ source, data }: MessageEvent<EmbedMessage>) => {
  const frame = document.querySelector("iframe");
  if (!frame || source !== frame.contentWindow) return;
  frame.style.height = `${(phone.matches && endOfPicture(frame.contentDocument!)) || data.height}px`;
});

/** How far down the first curve in sight reaches, with its scale. */
function endOfPicture({ body }: Document): number {
  const curves = [...body.querySelectorAll<HTMLElement>("[type=range]")];
  const shown = curves.find(({ offsetHeight }) => offsetHeight);
  return shown ? Math.ceil(shown.getBoundingClientRect().bottom - body.getBoundingClientRect().top) : 0;
}
