import { setTimeout as sleep } from "node:timers/promises";

/** How an address answered; `detail` says it in words. */
export type LinkAnswer = { url: string; state: "answers" | "redirects" | "fails"; detail: string };

type Manners = {
  /** How long one answer may take, in milliseconds. */
  patienceMs: number;
  /** The pause between two addresses, in milliseconds: most of them are small firms' sites. */
  pauseMs: number;
};

/** Requests each address once, one after the other, and yields the answers as they come. */
export async function* checkLinks(urls: readonly string[], manners: Manners): AsyncGenerator<LinkAnswer> {
  for (const [index, url] of urls.entries()) {
    if (index > 0) await sleep(manners.pauseMs);
    yield await askLink(url, manners.patienceMs);
  }
}

/** With HEAD, which costs little, or with GET if a site refuses that. Never throws: no answer is a result too. */
async function askLink(url: string, patienceMs: number): Promise<LinkAnswer> {
  try {
    const head = await ask("HEAD", url, patienceMs);
    return answerOf(url, head.status >= 400 ? await ask("GET", url, patienceMs) : head);
  } catch (error) {
    return { url, state: "fails", detail: reason(error, patienceMs) };
  }
}

async function ask(method: "HEAD" | "GET", url: string, patienceMs: number): Promise<Response> {
  const response = await fetch(url, {
    method,
    redirect: "manual",
    headers: { "user-agent": "Mozilla/5.0 (compatible; link check)" },
    signal: AbortSignal.timeout(patienceMs),
  });
  await response.body?.cancel();
  return response;
}

function answerOf(url: string, { status, headers }: Response): LinkAnswer {
  if (status < 300) return { url, state: "answers", detail: String(status) };
  if (status >= 400) return { url, state: "fails", detail: `${status}` };
  return { url, state: "redirects", detail: `${status} to ${new URL(headers.get("location") ?? "", url)}` };
}

function reason(error: unknown, patienceMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no answer in ${patienceMs / 1_000} seconds`;
  const { cause } = error;
  return cause instanceof Error ? cause.message || String(Reflect.get(cause, "code")) : error.message;
}
