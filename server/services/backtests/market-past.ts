// The past of a market, as a backtest plays it: its minutes, of contracts its fundings too.
import { setImmediate } from 'node:timers/promises';

import { type CandleRow, columnsOf } from '#server/backtest/candle-columns.ts';
import type { MarketPast } from '#server/backtest/run-candles.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { Listings } from '#server/engine/listings.ts';
import { parseDecimal } from '#server/engine/units.ts';
import type { Projections } from '#server/projections/create-projections.ts';

const minuteMs = 60_000;
/** Read at a time, between which others have their turn. */
const stretchMs = 7 * 86_400_000;
const rateDecimals = 8;

/** A signed share as a whole number of hundred-millionths. */
const rateE8Of = (text: string): number => {
  const size = Number(parseDecimal(text.replace('-', ''), rateDecimals) ?? 0n);
  return text.startsWith('-') ? -size : size;
};

type Sources = {
  readonly listings: Listings;
  readonly projections: Pick<Projections, 'candles' | 'funding'>;
  readonly now: () => number;
};

type ReadPast = (symbolId: string, fromMs: number, toMs: number) => Promise<MarketPast>;

const readPast =
  ({ listings, projections, now }: Sources): ReadPast =>
  async (symbolId, fromMs, toMs) => {
    const market = listings.marketOf(symbolId);
    if (market === undefined) return { columns: columnsOf([], minuteMs), funding: [] };
    const rows: CandleRow[] = [];
    // The minute that is running is not over: nobody knows yet what it will be.
    const endMs = Math.min(toMs, now() - (now() % minuteMs));
    for (let beginMs = fromMs - (fromMs % minuteMs); beginMs < endMs; beginMs += stretchMs) {
      const minutes = await projections.candles.minutes(market, beginMs, Math.min(beginMs + stretchMs, endMs));
      for (const { openTimeMs, openTicks, highTicks, lowTicks, closeTicks, baseLots } of minutes)
        rows.push({
          openMs: openTimeMs,
          open: openTicks,
          high: highTicks,
          low: lowTicks,
          close: closeTicks,
          volumeLots: Number(baseLots),
        });
      await setImmediate();
    }
    const settled = isContract(market) ? await projections.funding.settled(market.symbol, fromMs, endMs) : [];
    const funding = settled.toReversed().map(({ settleTimeMs, fundingRate }) => ({ slotMs: settleTimeMs, rateE8: rateE8Of(fundingRate) }));
    return { columns: columnsOf(rows, minuteMs), funding };
  };

/** Kept at a time: a year of minutes takes 21 MB. */
const pastsKept = 3;

/** The same stretch is asked for again and again, with other terms. Minutes that are over do not change. */
export function createMarketPast(sources: Sources): ReadPast {
  const read = readPast(sources);
  const kept = new Map<string, Promise<MarketPast>>();
  return (symbolId, fromMs, toMs) => {
    const { now } = sources;
    const key = [symbolId, fromMs, Math.min(toMs, now() - (now() % minuteMs))].join(' ');
    const past = kept.get(key) ?? read(symbolId, fromMs, toMs);
    kept.delete(key);
    kept.set(key, past);
    past.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > pastsKept && oldest !== undefined) kept.delete(oldest);
    return past;
  };
}
