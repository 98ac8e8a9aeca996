// BOLL: the mean of the last closes, and a band of so many standard deviations around it.
import { movingAverage } from './moving-average.ts';

export type BollingerBands = { readonly upper: number; readonly middle: number; readonly lower: number };

/** The deviation is that of the whole window (divided by `length`, not by one less), as charts draw it. Null until the window is full. */
export function bollingerBands(closes: readonly number[], length: number, deviations: number): (BollingerBands | null)[] {
  return movingAverage(closes, length).map((middle, place) => {
    if (middle === null) return null;
    let squares = 0;
    for (let back = 0; back < length; back += 1) squares += ((closes[place - back] ?? 0) - middle) ** 2;
    const width = deviations * Math.sqrt(squares / length);
    return { upper: middle + width, middle, lower: middle - width };
  });
}
