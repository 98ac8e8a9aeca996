// The past prices of several markets, asked for one after the other when they are wanted, as far back as each market has them.
import { useEffect, useState } from 'react';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import { useApi } from '#lib/api/use-api.ts';
import { getCandles } from '#lib/contract/calls/v1/kline/getMoreKlineDataV2.ts';
import type { KlineInterval } from '#lib/contract/enums.ts';
import type { PastCandle } from '#lib/order-math/bots/basket/past-candle.ts';
import { venueNow } from '#lib/clock/venue-now.ts';

/** So many days of the past, in candles of one length. */
export type Stretch = { readonly days: number; readonly interval: KlineInterval; readonly candleMs: number };

const dayMs = 86_400_000;

/** With the one before, whose close is the first price. */
const candlesOf = ({ days, candleMs }: Stretch): number => Math.ceil((days * dayMs) / candleMs) + 1;

const pageLimit = 1000;

/** Closed ones alone, oldest first. */
async function askPast(api: ApiClient, symbolId: string, stretch: Stretch): Promise<readonly PastCandle[]> {
  const { interval, candleMs } = stretch;
  let [found, missing]: [PastCandle[], number] = [[], candlesOf(stretch)];
  let endTime = Math.floor(venueNow() / candleMs) * candleMs;
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
/** `failed`: the markets that could not be had. */
type Known = { readonly stretch: Stretch; readonly past: Past; readonly failed: string | null };

const nothing: Past = new Map();

/**
 * `stretch`: the same object as long as it is the same. What is known of a market is not asked for again when others come and go.
 * Null: it is on its way. `failed`: it could not be had.
 */
export function usePastCandles(symbolIds: readonly string[], stretch: Stretch): Past | 'failed' | null {
  const api = useApi();
  const [known, setKnown] = useState<Known>({ stretch, past: nothing, failed: null });
  const past = known.stretch === stretch ? known.past : nothing;
  const missing = symbolIds.filter((symbolId) => !past.has(symbolId)).join(' ');
  useEffect(() => {
    if (missing === '') return undefined;
    let isWanted = true;
    const ask = async (): Promise<Past> => {
      const found = new Map<string, readonly PastCandle[]>();
      for (const symbolId of missing.split(' ')) {
        if (!isWanted) break;
        found.set(symbolId, await askPast(api, symbolId, stretch));
      }
      return found;
    };
    const know = (found: Past, failed: string | null): void => {
      if (!isWanted) return;
      setKnown((now) => ({ stretch, past: new Map([...(now.stretch === stretch ? now.past : nothing), ...found]), failed }));
    };
    ask().then(
      (found) => know(found, null),
      () => know(nothing, missing),
    );
    return () => {
      isWanted = false;
    };
  }, [api, missing, stretch]);
  if (missing === '') return past;
  return known.stretch === stretch && known.failed === missing ? 'failed' : null;
}
