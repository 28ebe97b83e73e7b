/** Whether the device's own sharing takes this. */
export const canShare = (data: ShareData): boolean => navigator.canShare?.(data) ?? false;

/** Opens the device's own sharing. A visitor who closes it has decided, which is no failure. */
export async function share(data: ShareData): Promise<"shared" | "closed" | "failed"> {
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "closed" : "failed";
  }
}
