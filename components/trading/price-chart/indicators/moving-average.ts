// MA: the plain mean of the last closes.

/**
 * One value per close; null until `length` closes are there. Every mean is summed afresh: nothing drifts over thousands of bars.
 * A length below 1 gives nothing but nulls.
 */
export function movingAverage(closes: readonly number[], length: number): (number | null)[] {
  return closes.map((_, place) => {
    if (length < 1 || place + 1 < length) return null;
    let sum = 0;
    for (let back = 0; back < length; back += 1) sum += closes[place - back] ?? 0;
    return sum / length;
  });
}
