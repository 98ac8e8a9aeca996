// The last price of a market, as its ticker has it.
import type { Rooms } from '../serving/rooms.ts';
import type { LastPriceOf } from './to-tracking-orders.ts';

export const lastPriceIn =
  ({ projections }: Pick<Rooms, 'projections'>): LastPriceOf =>
  (market) =>
    projections.market.ticker(market.symbol)?.lastPrice ?? null;
