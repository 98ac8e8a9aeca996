// A fresh exchange as its first visitors find it: simulated markets with their past, and the bots and leaders of the house in both venues.
import { createHistory } from '#server/market/history.ts';
import { loadContracts } from '#server/market/contracts/load-contracts.ts';
import type { MarketUse } from '#server/market/market-use.ts';
import { createPricePaths, dayMs } from '#server/market/paths/price-path.ts';
import { Pace } from '#server/market/simulation/pace.ts';
import { loadVenue } from '#server/market/venue.ts';
import type { VenueHistory } from '#server/projections/venue-history.ts';
import { startHouseBots } from '#server/house/bots/start-house-bots.ts';
import { startHouseLeaders } from '#server/house/leaders/start-house-leaders.ts';
import { startMarkets } from '../market/moving-markets.ts';
import type { MovingMarkets } from '../set-going.ts';
import type { OpenedHouse } from '../start-test-exchange.ts';

const seed = 'first day';
const pathsOf = (venue: ReturnType<typeof loadVenue>, nowMs: number) => createPricePaths(seed, Math.floor(nowMs / dayMs), venue.assetData);

/** The months before this moment, for both venues. */
export function pastUpTo(nowMs: number): VenueHistory {
  const venue = loadVenue();
  const contracts = loadContracts(undefined, venue);
  venue.listings.listContracts([...contracts.perpetuals, ...contracts.dated(nowMs)], contracts.assets);
  return createHistory(venue, pathsOf(venue, nowMs), seed, nowMs);
}

/** Nobody looks: a market is quoted once, and again when somebody comes. */
const atRest: MarketUse = {
  watched: () => new Set(),
  look: () => () => Pace.resting,
  waitsIn: () => false,
  noteAsked: () => undefined,
  noteListed: () => undefined,
};

/** As an exchange opens a venue, with the same prices in both. */
export const openHouse =
  (bornMs: number) =>
  async (opened: OpenedHouse): Promise<MovingMarkets> => {
    const { venue, store, people, leaderRecords: records, log } = opened;
    const market = await startMarkets(opened, { use: atRest, paths: pathsOf(venue, bornMs), seed, restingSeconds: 60 });
    const closing = new AsyncDisposableStack();
    closing.defer(market.stop);
    const house = { ...opened, db: store.db, now: Date.now, log, closing };
    startHouseBots(house);
    startHouseLeaders({ ...house, people: people.db, records, waking: market.waking, isSimulated: true });
    return { waking: market.waking, stop: () => closing.disposeAsync() };
  };
