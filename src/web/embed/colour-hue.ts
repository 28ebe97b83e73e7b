/** The hue of a colour in degrees, as the browser knows it; nothing of a grey, or where the browser cannot tell. */
export function hueOf(colour: string): number | undefined {
  const probe = document.createElement("i");
  probe.style.color = `oklch(from ${colour} l c h)`;
  document.body.append(probe);
  const [, chroma, hue] = /^oklch\(\S+ (\S+) (\S+)\)$/.exec(getComputedStyle(probe).color) ?? [];
  probe.remove();
  return Number(chroma) > 0.02 ? Math.round(Number(hue)) % 360 : undefined;
}
