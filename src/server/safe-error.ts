/**
 * What of an error may be logged. Database and mail errors carry statements, values and addresses in their
 * message and properties; the kind of the error and the place in our code say enough.
 */
export function safeError(error: unknown): { name: string; code?: string; at: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const { code } = error as { code?: unknown };
  const at = (error.stack ?? "").split("\n").filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line));
  return {
    name: error.name,
    ...(typeof code === "string" && { code }),
    at: at.slice(0, 6).map((line) => line.trim()),
  };
}
