import { otherFormNames, pageIds } from "#contract/page-ids.ts";

/**
 * The one address under which a page is rendered and kept, however it was written: slashes too many, letters in
 * percent signs, a form by another of its names. All unknown ids of a folder share one, so that nobody can have pages rendered without end. The
 * path must be one that can be decoded.
 */
export function pageKey(path: string): string {
  const parts = decodeURI(path)
    .split("/")
    .filter((part) => part !== "");
  const [folder = "", id, ...deeper] = parts;
  if (id === undefined || deeper.length > 0 || !isFolder(folder)) return encodeURI(`/${parts.join("/")}`);
  const known: readonly string[] = pageIds[folder];
  if (known.includes(id)) return `/${folder}/${id}`;
  const form = folder === "contact" && Object.hasOwn(otherFormNames, id) ? otherFormNames[id] : undefined;
  return `/${folder}/${form ?? "unknown"}`;
}

const isFolder = (name: string): name is keyof typeof pageIds => Object.hasOwn(pageIds, name);
