import { useState } from "react";
import { useDebounced } from "./use-debounced.ts";

/** How long typing must pause before an answer is read out. */
const announcementPause = 900;

/** What a screen reader hears once typing pauses; what stood there from the start is not read out again. */
export function Announcement({ words }: { words: string }) {
  const spoken = useDebounced(words, announcementPause);
  const [first] = useState(words);
  return (
    <p className="visually-hidden" role="status">
      {spoken === first ? "" : spoken}
    </p>
  );
}
