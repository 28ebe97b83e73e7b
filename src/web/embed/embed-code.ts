import {
  type EmbedName,
  type EmbedSetting,
  embedHeights,
  embedPath,
  embedScriptPath,
  embedTitles,
} from "#contract/embed-frame.ts";

/** What an agent chose for a frame; an empty text is our own start value. */
export type EmbedSettings = Readonly<Partial<Record<EmbedSetting, string>>>;

const given = (settings: EmbedSettings) =>
  Object.entries(settings).filter((entry): entry is [EmbedSetting, string] => Boolean(entry[1]));

/** The address of a frame. */
export function embedAddress(site: string, name: EmbedName, settings: EmbedSettings): string {
  const text = new URLSearchParams(given(settings)).toString();
  return `${site}${embedPath(name)}${text && `?${text}`}`;
}

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/**
 * The bare frame: no script, and so nothing that an editor's cleaning takes out. It keeps its height: some paper is left under
 * the answer on one screen rather than half of it cut off on the other.
 */
export function frameCode(site: string, name: EmbedName, settings: EmbedSettings): string {
  const address = attribute(embedAddress(site, name, settings));
  const height = Math.max(...embedHeights[name]);
  return `<iframe src="${address}" title="${embedTitles[name]}" width="100%" height="${height}" frameborder="0" loading="lazy"></iframe>`;
}

/**
 * The same with the script, which gives the frame its height. Its room is kept until then, so that nothing moves; where the
 * script never comes, because an editor took it out or our server is down, a link is left.
 */
export function scriptCode(site: string, name: EmbedName, settings: EmbedSettings): string {
  const data = given(settings).map(([setting, value]) => ` data-${setting}="${attribute(value)}"`);
  const room = Math.min(...embedHeights[name]);
  const link = `<a href="${attribute(embedAddress(site, name, settings))}" target="_blank">${embedTitles[name]}</a>`;
  return `<div data-ikhaya="${name}"${data.join("")} style="min-height:${room}px">${link}</div>\n<script async src="${site}${embedScriptPath}"></script>`;
}
