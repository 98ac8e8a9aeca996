// The indicator of a CTA bot over the closed candles of its market, asked for again as candles close.
import { useMemo } from 'react';

import { useCall } from '#lib/api/query/use-call.ts';
import type { CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import { getCandles } from '#lib/contract/calls/v1/kline/getMoreKlineDataV2.ts';
import { ctaPast, ctaPastCandles, type CtaPast } from '#lib/order-math/bots/cta/cta-past.ts';

const againMs = 15_000;

/** Null until the candles are there. The last candle of an answer is the running one, at which no bot looks. */
export function useCtaPast(symbolId: string, { indicator, interval }: Pick<CtaTerms, 'indicator' | 'interval'>): CtaPast | null {
  const { data } = useCall(getCandles, { symbolId, interval, limit: ctaPastCandles + 1 }, { everyMs: () => againMs });
  return useMemo(() => {
    if (data === undefined) return null;
    const closed = data.candles.slice(0, -1);
    return ctaPast(
      indicator,
      closed.map(([, , , , close, volume]) => ({ close: Number(close), volume: Number(volume) })),
    );
  }, [data, indicator]);
}
