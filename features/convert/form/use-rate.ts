'use client';
// What an amount would bring, by the desk's own word: asked for as it is typed, and again every few seconds.
import { useEffect, useState } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { getConvertRate, type ConvertRate } from '#lib/contract/calls/v1/spot/convert/rate.ts';

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
  const api = useApi();
  const refusalText = useRefusalText();
  const [state, setState] = useState<RateState>({ rate: first, errorText: null });
  useEffect(() => {
    if (fromCoin === toCoin) return undefined;
    const controller = new AbortController();
    const ask = (): void => {
      api.call(getConvertRate, { fromCoin, toCoin, fromCoinSize: size }, { signal: controller.signal }).then(
        (rate) => {
          if (!controller.signal.aborted) setState({ rate, errorText: null });
        },
        (error: unknown) => {
          if (!controller.signal.aborted) setState({ rate: null, errorText: refusalText(error) });
        },
      );
    };
    const soon = setTimeout(ask, settleMs);
    const often = setInterval(ask, everyMs);
    return () => {
      controller.abort();
      clearTimeout(soon);
      clearInterval(often);
    };
  }, [api, refusalText, fromCoin, toCoin, size]);
  const isOfPair = state.rate === null || (state.rate.fromCoin === fromCoin && state.rate.toCoin === toCoin);
  return isOfPair ? state : { rate: null, errorText: null };
}
