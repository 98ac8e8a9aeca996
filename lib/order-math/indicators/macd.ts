// The convergence of two exponential averages (MACD): plain numbers that are kept from close to close.
import { type Ema, emptyEma, takeEma } from './ema.ts';

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
