import { spokenTime } from "../south-african-time.ts";
import { type Trouble, troubles } from "./trouble.ts";

type Words = { subject: string; body: string };
type Opened = Trouble & { opened_at: Date };

/** Of figures with the table's name, since there may be several. */
const titleOf = ({ kind, sentence }: Pick<Trouble, "kind" | "sentence">): string =>
  kind === "figures" ? `${troubles[kind].title}: ${sentence.split(":", 1)[0]}` : troubles[kind].title;

/** What the operator reads when something begins. */
export function openedWords({ kind, sentence, opened_at }: Opened): Words {
  const { todo } = troubles[kind];
  return {
    subject: titleOf({ kind, sentence }),
    body: `${sentence}\n\nSeen: ${spokenTime(opened_at)}\n${todo}\n\nYou get one more message when this is over, and none until then.\n`,
  };
}

/** What the operator reads when it is over. */
export function overWords({ kind, sentence, opened_at }: Opened, now: Date): Words {
  return {
    subject: `Over: ${titleOf({ kind, sentence })}`,
    body: `This is over since ${spokenTime(now)}.\n\nIt was: ${sentence}\nSeen: ${spokenTime(opened_at)}\n`,
  };
}

/** Added to a first message that could not be sent in time. */
export const overAfterAll = (now: Date): string =>
  `\nThis message could not be sent at once. It is over since ${spokenTime(now)}, and no other message follows.\n`;
