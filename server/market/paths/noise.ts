// Repeatable chance: numbers that look random and are a function of where they are asked for.

/** Scrambles a text into 32 bits (FNV-1a, then a finaliser). */
export function seedOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A source of 32-bit words that goes on from a seed (Mulberry32). */
export function wordsFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** 32 bits for one place: two whole numbers and a seed. */
export function wordAt(seed: number, first: number, second: number): number {
  let mixed = (seed ^ Math.imul(first | 0, 0x9e37_79b1) ^ Math.imul(second | 0, 0x85eb_ca6b)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** One uniform number in [0, 1) for one place. */
export const uniformAt = (seed: number, first: number, second: number): number => wordAt(seed, first, second) / 0x1_0000_0000;

/** One standard normal number for one place. */
export function normalAt(seed: number, first: number, second: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - uniformAt(seed, first, second)));
  return radius * Math.cos(2 * Math.PI * uniformAt(seed ^ 0x5bd1_e995, first, second));
}
