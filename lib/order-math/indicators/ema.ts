// The exponential moving average, seeded with the first value: plain numbers that are kept from value to value.

export type Ema = {
  /** Values seen so far. */
  count: number;
  value: number;
};

export const emptyEma = (): Ema => ({ count: 0, value: 0 });

/** The first value is the average; each further one moves it by 2 ÷ (length + 1) of the distance. Pine, Tulip and trading-signals do alike. */
export function takeEma(ema: Ema, value: number, length: number): number {
  const share = 2 / (length + 1);
  ema.value = ema.count === 0 ? value : value * share + ema.value * (1 - share);
  ema.count += 1;
  return ema.value;
}
