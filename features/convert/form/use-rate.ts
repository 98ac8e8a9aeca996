'use client';
// The amount that a conversion would bring, by the exchange's own word: asked for as it is typed, and again every few seconds.
import { useCall } from '#lib/api/query/use-call.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { getConvertRate, type ConvertRate } from '#lib/contract/calls/v1/spot/convert/rate.ts';
import { useSettled } from '#lib/api/query/use-settled.ts';

const everyMs = 3000;
/** Typing is asked about once it pauses. */
const settleMs = 250;

export type RateState = {
  /** The latest answer for the pair; for another amount of it while the new one is on its way. */
  readonly rate: ConvertRate | null;
  /** Why there is none. */
  readonly errorText: string | null;
};

/** `size`: decimal text above zero. `first`: as the server knew it. */
export function useRate(fromCoin: string, toCoin: string, size: string, first: ConvertRate | null): RateState {
  const refusalText = useRefusalText();
  const fromCoinSize = useSettled(size, settleMs);
  const { data = first, error } = useCall(
    getConvertRate,
    { fromCoin, toCoin, fromCoinSize },
    { enabled: fromCoin !== toCoin, everyMs, keepsPrevious: true },
  );
  const isOfPair = data !== null && data.fromCoin === fromCoin && data.toCoin === toCoin;
  return { rate: error === null && isOfPair ? data : null, errorText: error === null ? null : refusalText(error) };
}
