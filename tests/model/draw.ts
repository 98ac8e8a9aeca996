// Chance with a seed: the same numbers for the same seed, everywhere.

export type Draw = {
  /** A whole number below a bound. */
  below(bound: number): number;
  /** From low to high, both included. */
  between(low: number, high: number): number;
  /** True so often in a thousand. */
  often(inThousand: number): boolean;
  pick<Thing>(things: readonly [Thing, ...Thing[]]): Thing;
  any<Thing>(things: readonly Thing[]): Thing | undefined;
};

export function drawFrom(random: (below: number) => number): Draw {
  return {
    below: random,
    between: (low, high) => low + random(high - low + 1),
    often: (inThousand) => random(1_000) < inThousand,
    pick: (things) => things[random(things.length)] ?? things[0],
    any: (things) => (things.length === 0 ? undefined : things[random(things.length)]),
  };
}
