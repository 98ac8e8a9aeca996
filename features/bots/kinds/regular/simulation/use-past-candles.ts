// The past prices of several markets, asked for one after the other when they are wanted, as far back as each market has them.
import { useEffect, useState } from 'react';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import { useApi } from '#lib/api/use-api.ts';
import { getCandles } from '#lib/contract/calls/v1/kline/getMoreKlineDataV2.ts';
import type { PastCandle } from '#lib/order-math/bots/regular/regular-simulation.ts';
import { candlesOf, type Span, stretches } from './spans.ts';

const pageLimit = 1000;

/** Closed ones alone, oldest first. */
async function askPast(api: ApiClient, symbolId: string, span: Span): Promise<readonly PastCandle[]> {
  const stretch = stretches[span];
  const { interval, candleMs } = stretch;
  let [found, missing]: [PastCandle[], number] = [[], candlesOf(stretch)];
  let endTime = Math.floor(Date.now() / candleMs) * candleMs;
  while (missing > 0) {
    const limit = Math.min(pageLimit, missing);
    const { candles } = await api.call(getCandles, { symbolId, interval, endTime, limit });
    found = [...candles.map(([openMs, , , , close]) => ({ openMs, close })), ...found];
    missing -= limit;
    endTime = candles[0]?.[0] ?? 0;
    if (candles.length < limit) break;
  }
  return found;
}

export type Past = ReadonlyMap<string, readonly PastCandle[]>;
type Known = { readonly key: string; readonly past: Past | 'failed' };

/** Null: it is on its way. `failed`: it could not be had. */
export function usePastCandles(symbolIds: readonly string[], span: Span): Past | 'failed' | null {
  const api = useApi();
  const [known, setKnown] = useState<Known | null>(null);
  const key = `${span} ${symbolIds.join(' ')}`;
  useEffect(() => {
    let isWanted = true;
    // Before the markets are known there are none.
    const wanted = key
      .split(' ')
      .slice(1)
      .filter((symbolId) => symbolId !== '');
    const ask = async (): Promise<Past> => {
      const past = new Map<string, readonly PastCandle[]>();
      for (const symbolId of wanted) {
        if (!isWanted) break;
        past.set(symbolId, await askPast(api, symbolId, span));
      }
      return past;
    };
    ask().then(
      (past) => (isWanted ? setKnown({ key, past }) : undefined),
      () => (isWanted ? setKnown({ key, past: 'failed' }) : undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [api, key, span]);
  return known?.key === key ? known.past : null;
}
