/** So many ids are counted to the last one; far more than the site's usual day has visitors. */
const exactUpTo = 10_000;

/** A power of two. A million ids are then estimated to within one percent, with 32 kB. */
const bits = 2 ** 18;

/**
 * How many different ids there were. Up to ten thousand it is exact. Above that it is estimated by linear counting
 * (Whang, Vander-Zanden and Taylor, 1990): each id, which is random, sets one bit of a fixed field.
 */
export class DistinctCount {
  #exact: Set<number> | undefined = new Set();
  #field: Uint8Array | undefined;
  #set = 0;

  /** Counts a UUID, if it is the first time. */
  add(uuid: string): void {
    // The 48 random bits at its end: of ten thousand, two are the same once in five million days.
    this.#add(Number.parseInt(uuid.slice(-12), 16));
  }

  addAll(other: DistinctCount): void {
    if (other.#exact) {
      for (const id of other.#exact) this.#add(id);
      return;
    }
    const field = this.#estimated();
    other.#field?.forEach((byte, at) => {
      for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) this.#setBit(field, at * 8 + bit);
    });
  }

  get count(): number {
    if (this.#exact) return this.#exact.size;
    return Math.round(-bits * Math.log(Math.max(1, bits - this.#set) / bits));
  }

  #add(id: number): void {
    if (!this.#exact) this.#setBit(this.#estimated(), id % bits);
    else if (this.#exact.add(id).size > exactUpTo) this.#estimated();
  }

  #estimated(): Uint8Array {
    if (this.#field) return this.#field;
    const field = new Uint8Array(bits / 8);
    this.#field = field;
    for (const id of this.#exact ?? []) this.#setBit(field, id % bits);
    this.#exact = undefined;
    return field;
  }

  #setBit(field: Uint8Array, bit: number): void {
    const at = bit >> 3;
    const mask = 1 << (bit & 7);
    if ((field[at]! & mask) !== 0) return;
    field[at]! |= mask;
    this.#set++;
  }
}
