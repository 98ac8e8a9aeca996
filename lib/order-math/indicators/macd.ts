// The convergence of two exponential averages (MACD), and such an average: plain numbers that are kept from close to close.

/** An exponential moving average, seeded with the first value. */
type Ema = {
  /** Values seen so far. */
  count: number;
  value: number;
};

const emptyEma = (): Ema => ({ count: 0, value: 0 });

/** The first value is the average; each further one moves it by 2 ÷ (length + 1) of the distance. Pine, Tulip and trading-signals do alike. */
function takeEma(ema: Ema, value: number, length: number): number {
  const share = 2 / (length + 1);
  ema.value = ema.count === 0 ? value : value * share + ema.value * (1 - share);
  ema.count += 1;
  return ema.value;
}

export type Macd = { fast: Ema; slow: Ema; signal: Ema };

export const emptyMacd = (): Macd => ({ fast: emptyEma(), slow: emptyEma(), signal: emptyEma() });

type Lengths = { readonly fast: number; readonly slow: number; readonly signal: number };

/**
 * DIF and DEA; null until there are as many closes as the slow length. All three averages are seeded with their first value, that of DEA
 * with the first DIF that is told. Charts that seed with a mean differ at first, and no more after some lengths.
 */
export function takeMacd(macd: Macd, close: number, { fast, slow, signal }: Lengths): readonly [dif: number, dea: number] | null {
  const dif = takeEma(macd.fast, close, fast) - takeEma(macd.slow, close, slow);
  if (macd.slow.count < slow) return null;
  return [dif, takeEma(macd.signal, dif, signal)];
}
