const minute = 60;
const hour = 60 * minute;

/** Seconds from each failed try to the next, as Standard Webhooks advises: ten tries within about 75 hours. */
const pauses = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

/** Nobody, not even the partner's Retry-After, puts a lead off for longer than this. */
export const longestPause = 24 * hour;

/**
 * Seconds until the next try after `attempts` tries, or undefined when it was the last. Jitter of a tenth
 * either way keeps what failed together from coming back together; the partner may only ask for more time.
 */
export function nextPause(
  attempts: number,
  afterSeconds = 0,
  random: () => number = Math.random,
): number | undefined {
  const pause = pauses[attempts - 1];
  if (pause === undefined) return undefined;
  const jittered = pause * (0.9 + 0.2 * random());
  return Math.min(Math.max(jittered, afterSeconds), longestPause);
}
