export type Dice = {
  /** From 0 to 1. */
  next: () => number;
  chance: (probability: number) => boolean;
  /** One of the choices, each as likely as its weight. */
  pick: <Choice>(choices: readonly (readonly [Choice, number])[]) => Choice;
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number;
  uuid: (prefix: string) => string;
};

/** Numbers that look like chance and are the same on every run (the generator mulberry32). */
export function dice(seed: number): Dice {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const hex = (digits: number) =>
    Math.floor(next() * 16 ** digits)
      .toString(16)
      .padStart(digits, "0");
  return {
    next,
    chance: (probability) => next() < probability,
    pick: (choices) => {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [choice, weight] of choices) {
        left -= weight;
        if (left < 0) return choice;
      }
      return choices.at(-1)![0];
    },
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    uuid: (prefix) => `${prefix}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}
