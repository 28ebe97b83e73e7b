import type { Answer } from "#web/answer-page/described.ts";
import type { Fields } from "#web/answer-page/fields.ts";

type AnyAnswer = Answer<Fields, unknown>;

const modules = import.meta.glob<Record<string, unknown>>("../answers/*/*.tsx");
/** An answer is described in the file that has its folder's name. */
const ofFolder = Object.entries(modules).filter(([path]) => /\/([^/]+)\/\1\.tsx$/.test(path));

const isAnswer = (one: unknown): one is AnyAnswer =>
  typeof one === "object" && one !== null && "asks" in one && "fields" in one;

/** The thirteen answers of the site. */
export const everyAnswer: readonly AnyAnswer[] = (
  await Promise.all(ofFolder.map(async ([, load]) => Object.values(await load()).filter(isAnswer)))
).flat();
