/** Cookies and storage may be blocked, and then throw: what cannot be had is undefined. */
export function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {}
}
