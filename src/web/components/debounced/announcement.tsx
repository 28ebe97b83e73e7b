import { useState } from "react";
import { useDebounced } from "./use-debounced.ts";

/** How long typing must pause before an answer is read out. */
const announcementPause = 900;

/** Announces the words to screen readers once typing pauses; silent until they first change. */
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
