// The last values of a row, oldest first, and what is worked out of them afresh, so that no rounding is carried on.

/** Keeps `length` values at most. */
export function keepLast(values: number[], value: number, length: number): void {
  values.push(value);
  if (values.length > length) values.shift();
}

/** The mean of the last `length` values; null: there are not so many. */
export function meanOfLast(values: readonly number[], length: number): number | null {
  if (values.length < length) return null;
  let sum = 0;
  for (let place = values.length - length; place < values.length; place += 1) sum += values[place] ?? 0;
  return sum / length;
}

/** The deviation of all of them from their mean, as of a whole population. */
export function deviationFrom(values: readonly number[], mean: number): number {
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  return Math.sqrt(squares / values.length);
}
