// EMA: a mean that forgets slowly, by 2 ÷ (length + 1) with every close.

/** Begins, at the `length`-th close, with the plain mean of the first ones; null before. A length below 1 gives nothing but nulls. */
export function exponentialMovingAverage(closes: readonly number[], length: number): (number | null)[] {
  const weight = 2 / (length + 1);
  let sum = 0;
  let mean: number | null = null;
  return closes.map((close, place) => {
    if (length < 1) return null;
    if (mean !== null) mean += (close - mean) * weight;
    else {
      sum += close;
      if (place + 1 === length) mean = sum / length;
    }
    return mean;
  });
}
