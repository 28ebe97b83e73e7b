import { useEffect, useState } from "react";

/** Whether a press is heard: not in what the server drew, until React has hydrated it. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
