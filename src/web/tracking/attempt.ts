/** Cookies and storage may be blocked and then throw: the result is then undefined. */
export function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {}
}
