/**
 * A small fast generator (mulberry32), so that the same seed makes the same prompt and the same sample picture
 * (decisions: prompt generation, rendering without a model). Takes a seed, of which 32 bits count.
 *
 * @returns A function; each call returns the next number, from 0 up to but not including 1.
 */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A 32-bit digest of a text (FNV-1a), to make a seed of words (decisions: rendering without a model). */
export function digest(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** One of some values under a generator (decisions: prompt generation). Undefined when there are none. */
export function pickOne<Value>(values: readonly Value[], random: () => number): Value | undefined {
  return values[Math.floor(random() * values.length)];
}

/** The values in an order drawn from a generator (decisions: prompt generation). Returns a new list. */
export function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
  const drawn = values.map((value) => ({ value, place: random() }));
  return drawn.toSorted((a, b) => a.place - b.place).map(({ value }) => value);
}
