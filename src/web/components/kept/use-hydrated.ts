import { useEffect, useState } from "react";

/** Whether React has hydrated the page, so that presses work. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
