// Standard normal numbers by looking them up: millions of them make up a market's past, and logarithms are slow.

const size = 4096;

/** Abramowitz and Stegun 26.2.23: the quantile of a chance below one half, good to 0.0005. */
function lowerQuantile(chance: number): number {
  const t = Math.sqrt(-2 * Math.log(chance));
  return (2.515_517 + t * (0.802_853 + t * 0.010_328)) / (1 + t * (1.432_788 + t * (0.189_269 + t * 0.001_308))) - t;
}

const quantiles = new Float64Array(size);
for (let place = 0; place < size / 2; place += 1) {
  const value = lowerQuantile((place + 0.5) / size);
  quantiles[place] = value;
  quantiles[size - 1 - place] = -value;
}

/** The standard normal number of a 32-bit word: its upper 12 bits, so between −3.7 and 3.7. */
export const normalOf = (word: number): number => quantiles[word >>> 20] ?? 0;
