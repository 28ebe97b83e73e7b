import { useState } from "react";
import { useDebounced } from "./use-debounced.ts";

/** How long typing must pause before an answer is read out. */
const announcementPause = 900;

/** What a screen reader hears once typing pauses; nothing until the words first change. */
export function Announcement({ words }: { words: string }) {
  const spoken = useDebounced(words, announcementPause);
  const [first] = useState(words);
  const [changed, setChanged] = useState(false);
  if (spoken !== first && !changed) setChanged(true);
  return (
    <p className="visually-hidden" role="status">
      {changed ? spoken : ""}
    </p>
  );
}
