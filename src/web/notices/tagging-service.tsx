import type { PageContext } from "#contract/page-context.ts";

type TaggingServiceProps = Pick<PageContext, "tagScriptUrl" | "tagOrigins">;

/** What another company's script on every page can see; nothing where none is set. */
export function TaggingService({ tagScriptUrl, tagOrigins = [] }: TaggingServiceProps) {
  if (!tagScriptUrl) return null;
  return (
    <p>
      We also use a tagging service of another company. Its script comes from {new URL(tagScriptUrl).hostname}
      , which sees your internet address and the page that you are on. The script runs in the page like our
      own: it could read what is on the page, what you type, and all that the table “What is kept in your
      browser” lists, both cookies too. It may set cookies of its own.{" "}
      {tagOrigins.length > 0 &&
        `It may load more from, and report to, ${tagOrigins.map(domainOf).join(", ")}. `}
      It is not loaded when you <a href="#opt-out">say no</a>.
    </p>
  );
}

/** A wildcard stands for all hosts of a domain. */
const domainOf = (origin: string): string => origin.replace(/^https?:\/\/(?:\*\.)?/, "");
