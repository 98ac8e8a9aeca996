// A study's value in few signs.

/** Short enough for the width of an axis. */
export const shortValue = (value: number): string => {
  const size = Math.abs(value);
  if (size >= 1_000_000) return `${(value / 1_000_000).toFixed(1)}M`;
  if (size >= 10_000) return `${(value / 1000).toFixed(1)}K`;
  return size >= 1 || size === 0 ? value.toFixed(2) : value.toPrecision(3);
};
