// The needle on the recordings: where it stands, and what it sends to the exchange as it goes on.
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';

import { houseDepth } from '../house-depth.ts';
import { fundHouse } from '../opening/open-venue.ts';
import { placeAt, type MarketTrade, type Recordings } from './recordings.ts';
import { replayBatch, replayQuotes } from './replay.ts';
import { sayRefused } from '../say-refused.ts';
import type { Venue } from '../venue.ts';

/** Sent at a time: at a thousand times the speed users' orders still find their turn in between. */
const tradesAtOnce = 200;
/** Trades between two looks at the house's funds. */
const fundEvery = 2000;

export type ReplayPlayer = {
  /** Prints the next trades up to a recorded moment, a bounded number of them at once. */
  playTo(recordedMs: number): Promise<void>;
  /** The recorded moment of the next trade; null: there is none any more. */
  nextMs(): number | null;
  /** Goes to a recorded moment, and has the book of every market stand around the price it is about to trade at. */
  goTo(recordedMs: number): Promise<void>;
};

type Setting = {
  readonly client: ExchangeClient;
  readonly venue: Venue;
  readonly recordings: Recordings;
  /** Each deposit of the house has a time of its own. */
  readonly now: () => number;
  readonly log: { error(text: string): void };
};

export function createReplayPlayer({ client, venue, recordings: { markets, trades }, now, log }: Setting): ReplayPlayer {
  const tellRefused = sayRefused(log);
  /** Around which price each market is quoted. */
  const quoted = new Map<string, number>();
  let next = 0;
  let sinceFunded = 0;

  return {
    playTo: async (recordedMs) => {
      const due = trades.slice(next, Math.min(placeAt(trades, recordedMs + 1), next + tradesAtOnce));
      next += due.length;
      sinceFunded += due.length;
      const commands = due.flatMap(({ market, trade }) => {
        const before = quoted.get(market.symbol) ?? 0;
        quoted.set(market.symbol, trade.priceTicks);
        return replayBatch(market, houseDepth(venue, market, trade.priceTicks), [trade], before);
      });
      tellRefused(await client.submitAll(commands));
      if (sinceFunded < fundEvery) return;
      sinceFunded = 0;
      await fundHouse({ client, venue }, now());
    },
    nextMs: () => trades[next]?.trade.timeMs ?? null,
    goTo: async (recordedMs) => {
      next = placeAt(trades, recordedMs);
      const commands = markets.flatMap((market) => {
        const isOf = (one: MarketTrade): boolean => one.market === market;
        const first = trades.find((one, place) => place >= next && isOf(one)) ?? trades.findLast(isOf);
        if (first === undefined) return [];
        quoted.set(market.symbol, first.trade.priceTicks);
        return replayQuotes(market, first.trade, houseDepth(venue, market, first.trade.priceTicks));
      });
      tellRefused(await client.submitAll(commands));
    },
  };
}
