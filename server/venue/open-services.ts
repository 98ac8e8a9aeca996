// The services of a venue, in the order in which they need each other. Each says by itself how it ends.
import { randomUUID } from 'node:crypto';

import type { VenueRooms } from '#server/answers/rooms.ts';
import { createUsdtPrice } from '#server/answers/market/usdt-price.ts';
import { createBots } from '#server/services/bots/create-bots.ts';
import { createSignals } from '#server/services/bots/signal/create-signals.ts';
import { leadCoin } from '#server/services/leaders/lead-coin.ts';
import { createTradeJournal } from '#server/services/trade-journal/create-trade-journal.ts';
import { openBacktests } from './open-backtests.ts';
import { openC2c } from './open-c2c.ts';
import { openConverting } from './open-converting.ts';
import { openLeaderRecords } from './open-leader-records.ts';
import { openLeaders } from './open-leaders.ts';
import { openPlaza } from './open-plaza.ts';
import type { VenueParts } from './venue-parts.ts';

/** Whoever has a service can use it, and nobody but the venue can close it. */
type EndsItself<Services> = { readonly [Name in keyof Services]: Services[Name] extends { close(): unknown } ? never : Services[Name] };

export type VenueServices = EndsItself<Omit<VenueRooms, 'client' | 'projections' | 'listings' | 'automation' | 'market' | 'waking'>>;

export function openServices(parts: VenueParts): VenueServices {
  const { projections, listings, mode, now } = parts;
  const usdtPrice = createUsdtPrice((symbol) => projections.market.ticker(symbol)?.lastPrice ?? null);
  const bots = createBots(parts);
  const plaza = openPlaza({ ...parts, usdtPrice });
  const leadCoinOf: VenueRooms['leadCoinOf'] = (line) => leadCoin(listings, mode, line);
  const leaderRecords = openLeaderRecords({ ...parts, coinOf: leadCoinOf });
  const leaders = openLeaders({ ...parts, coinOf: leadCoinOf, bots, records: leaderRecords, usdtPrice });
  return {
    usdtPrice,
    newReference: randomUUID,
    bots,
    leadCoinOf,
    leaderRecords,
    convert: openConverting(parts),
    signals: createSignals({ ...parts, venue: mode, startedMs: now() }),
    tradeJournal: createTradeJournal(parts.db, listings, now),
    ...openBacktests(parts),
    ...openC2c({ ...parts, usdtPrice }),
    plaza,
    publications: plaza,
    leaders,
    leaderQueue: leaders,
  };
}
