import { type GuideSection, guideSections } from "#web/site/addresses.ts";

/** A section of the guide as a chapter of a book. */
export type Chapter = { id: GuideSection; number: number; label: string; heading: string; path: string };

export const chapters: readonly Chapter[] = (Object.keys(guideSections) as GuideSection[]).map(
  (id, index) => {
    const { label, heading, path } = guideSections[id];
    return { id, number: index + 1, label, heading, path };
  },
);

export function chapterOf(id: GuideSection): Chapter {
  return chapters.find((chapter) => chapter.id === id)!;
}

/** The chapters before and after one; none before the first and after the last. */
export function neighboursOf({ number }: Chapter): {
  previous: Chapter | undefined;
  next: Chapter | undefined;
} {
  return { previous: chapters[number - 2], next: chapters[number] };
}
