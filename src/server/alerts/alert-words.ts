import { spokenTime } from "../south-african-time.ts";
import { type Trouble, troubles } from "./trouble.ts";

type Words = { subject: string; body: string };
type Opened = Trouble & { opened_at: Date };

/** What the operator reads when something begins. */
export function openedWords({ kind, sentence, opened_at }: Opened): Words {
  const { title, todo } = troubles[kind];
  return {
    subject: title,
    body: `${sentence}\n\nSeen: ${spokenTime(opened_at)}\n${todo}\n\nYou get one more message when this is over, and none until then.\n`,
  };
}

/** What the operator reads when it is over. */
export function overWords({ kind, sentence, opened_at }: Opened, now: Date): Words {
  return {
    subject: `Over: ${troubles[kind].title}`,
    body: `This is over since ${spokenTime(now)}.\n\nIt was: ${sentence}\nSeen: ${spokenTime(opened_at)}\n`,
  };
}

/** Added to a first message that could not be sent in time. */
export const overAfterAll = (now: Date): string =>
  `\nThis message could not be sent at once. It is over since ${spokenTime(now)}, and no other message follows.\n`;
