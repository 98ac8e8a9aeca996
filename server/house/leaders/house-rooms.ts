// The parts of a venue that the leaders of the house stand on.
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import type { Leaders } from '#server/services/leaders/leaders.ts';
import type { Store } from '#server/store/open-store.ts';
import type { HouseCandle } from './rules/house-decision.ts';

export type HouseRooms = {
  readonly mode: TradingMode;
  /** With the tables of people. */
  readonly people: Store['db'];
  readonly client: ExchangeClient;
  readonly listings: Listings;
  readonly leaders: Leaders;
  /** Candles of five minutes, oldest first: the last one is the one that opened at `lastOpenMs`. */
  readonly readCandles: (market: MarketListing, lastOpenMs: number, count: number) => Promise<readonly HouseCandle[]>;
  /** Quotes a market at rest anew, before it is traded in. */
  readonly wake: (market: MarketListing) => Promise<void>;
  /** Exchange time. */
  readonly now: () => number;
  readonly log: { error(text: string): void };
};
