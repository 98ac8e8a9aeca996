// The candles of a market from before the start of a bot, as its kind asks for them.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { KlineInterval } from '#lib/contract/enums.ts';
import { shiftBucket } from '#lib/contract/kline-bucket.ts';
import type { ClosedCandle } from '#server/automation/bot-kind.ts';
import type { BotHistory } from '#server/automation/instruction.ts';
import type { KindEntry } from '#server/automation/instances/run-kind.ts';
import type { MarketListing } from '#server/engine/listings.ts';

/** The newest candles of a market, oldest first and without gaps, the running one included. */
type ReadCandles = (market: MarketListing, interval: KlineInterval, limit: number) => Promise<readonly ClosedCandle[]>;

/** Closed candles of one market at most: with the terms they fit into what the journal takes at once. */
const candleLimit = 300;

const historyOf = (leg: number, interval: KlineInterval, candles: readonly ClosedCandle[], nowMs: number): BotHistory | null => {
  const closed = candles.filter(({ openMs }) => shiftBucket(interval, openMs, 1) <= nowMs);
  const last = closed.at(-1);
  if (last === undefined) return null;
  const running = candles[closed.length] ?? null;
  return {
    leg,
    interval,
    lastOpenMs: last.openMs,
    closes: closed.map(({ close }) => close),
    volumes: closed.map(({ volumeLots }) => volumeLots),
    running,
  };
};

/** One for each market that the kind asks one of and that has candles. */
export async function startHistory(
  entry: KindEntry,
  terms: BotTerms,
  markets: readonly MarketListing[],
  { readCandles, now }: { readonly readCandles: ReadCandles; readonly now: () => number },
): Promise<readonly BotHistory[]> {
  const all = await Promise.all(
    markets.map(async (market, leg) => {
      const need = entry.history(terms, leg);
      if (need === null) return null;
      const candles = await readCandles(market, need.interval, Math.min(need.candles, candleLimit) + 1);
      return historyOf(leg, need.interval, candles, now());
    }),
  );
  return all.filter((history) => history !== null);
}
