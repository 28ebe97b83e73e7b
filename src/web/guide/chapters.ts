import { type GuideSection, guideSections } from "#web/site/addresses.ts";

/** A section of the guide: a numbered chapter of the book, or, without a number, further reading. */
export type Section = {
  id: GuideSection;
  number: number | undefined;
  label: string;
  heading: string;
  path: string;
};

/** The articles are on another site: they are further reading, and the chapters are counted without them. */
const sections: readonly Section[] = (Object.keys(guideSections) as GuideSection[]).map((id, index) => {
  const { label, heading, path } = guideSections[id];
  return { id, number: id === "articles" ? undefined : index, label, heading, path };
});

export const chapters: readonly Section[] = sections.filter(({ number }) => number !== undefined);

export function sectionOf(id: GuideSection): Section {
  return sections.find((section) => section.id === id)!;
}

/** What comes before and after a chapter: the articles follow the last one. */
export function neighboursOf({ id }: Section): {
  previous: Section | undefined;
  next: Section | undefined;
} {
  const order = [...chapters, sectionOf("articles")];
  const place = order.findIndex((section) => section.id === id);
  return { previous: order[place - 1], next: order[place + 1] };
}
