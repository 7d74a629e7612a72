/** Numbers from 0 to 1, the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random element of the list: the n-th is about 1/n as likely as the first. */
export function pickSkewed<T>(list: readonly T[], random: () => number): T {
  const weights = list.map((_, i) => 1 / (i + 1));
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const found = list.findIndex((_, i) => (left -= weights[i]!) < 0);
  return list.at(found)!;
}
