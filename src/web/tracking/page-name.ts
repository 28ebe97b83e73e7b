/** The name and title of a page in analytics: section 2.1 of the specification. */
export function pageName(path: string, documentTitle: string): [name: string, title: string] {
  const [known, room, slug = ""] = /^\/(?:(calculator|education)\/([^/]+)|home)?\/?$/.exec(path) ?? [];
  if (room) return [room, `${room[0]?.toUpperCase()}${room.slice(1)} – ${slug.replaceAll("-", " ")}`];
  return known ? ["home", "Home"] : ["other", documentTitle || "Page"];
}
