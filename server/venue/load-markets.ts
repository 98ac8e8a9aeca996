// The markets of a venue and the source of their prices: listings, contracts, the months before it opened.
import type { MarketListing } from '#server/engine/listings.ts';
import { loadContracts, type Contracts } from '#server/market/contracts/load-contracts.ts';
import { createFundingPast } from '#server/market/contracts/past/funding-past.ts';
import { createInsurancePast } from '#server/market/contracts/past/insurance-past.ts';
import { createPremiums } from '#server/market/contracts/prices/premiums.ts';
import { createShortContractStore } from '#server/market/contracts/short-contracts.ts';
import { createHistory } from '#server/market/history.ts';
import { liveVenues, loadLiveExchange } from '#server/market/live/live-exchange.ts';
import { ticksAt } from '#server/market/paths/made-up-minutes.ts';
import { createPricePaths, dayMs, type PricePaths } from '#server/market/paths/price-path.ts';
import { pastScale, readRecordings } from '#server/market/replay/recordings.ts';
import type { MarketSourceChoice } from '#server/market/start-market.ts';
import { loadVenue, unhurried, type Venue } from '#server/market/venue.ts';
import type { VenueHistory } from '#server/projections/venue-history.ts';
import type { Config } from '#server/configuration/config.ts';
import type { Genesis } from './genesis.ts';
import type { Store } from '#server/store/open-store.ts';
import type { FollowedVenue } from './best-prices.ts';

export type VenueMarkets = {
  readonly venue: Venue;
  readonly contracts: Contracts;
  readonly shortContracts: ReturnType<typeof createShortContractStore>;
  readonly source: MarketSourceChoice;
  readonly paths: PricePaths;
  readonly history: VenueHistory;
};

type LoadOptions = {
  readonly config: Config;
  readonly db: Store['db'];
  readonly genesis: Genesis;
  readonly nowMs: number;
  readonly follows: FollowedVenue | undefined;
};

/** In a venue that follows another, a market that nobody looks at is quoted so many times less often. */
const followerPatience = 3;

/** Days before the venue that funding and the insurance fund can be looked back on. */
const contractPastDays = 90;

/** The funding that contracts paid and the income of their fund in the days before, from the same paths as the charts. */
function contractPast(
  venue: Venue,
  paths: PricePaths,
  { seed, startedAtMs: genesisMs }: Genesis,
): Pick<VenueHistory, 'funding' | 'insurance'> {
  const premiums = createPremiums(venue, paths, seed);
  return {
    funding: createFundingPast({ listings: venue.listings, paths, premiums, genesisMs, days: contractPastDays }),
    insurance: createInsurancePast({ venue, paths, seed, genesisMs, days: contractPastDays }),
  };
}

/** Reads the recordings of a replay, or loads what speaks with a live venue; asks it nothing yet. */
async function marketSource(
  { marketSource: mode, recordings, liveExchange, liveMarkets, liveDelaySeconds }: Config,
  venue: Venue,
): Promise<MarketSourceChoice> {
  if (mode === 'simulated') return { mode };
  if (mode === 'replay') return { mode, recordings: readRecordings(venue.listings, recordings) };
  const open = await loadLiveExchange(liveExchange);
  return {
    mode,
    name: liveVenues[liveExchange],
    connect: () => Promise.resolve(open()),
    symbols: liveMarkets,
    delayMs: liveDelaySeconds * 1000,
  };
}

export async function loadMarkets({ config, db, genesis, nowMs, follows }: LoadOptions): Promise<VenueMarkets> {
  const { seed, startedAtMs } = genesis;
  const venue = follows === undefined ? loadVenue(undefined, startedAtMs) : unhurried(loadVenue(undefined, startedAtMs), followerPatience);
  const contracts = loadContracts(undefined, venue);
  // Those that ended before keep their names: somebody has traded them.
  const shortContracts = createShortContractStore(db);
  const dated = [...contracts.everDated(startedAtMs, nowMs), ...(await shortContracts.read()).map(contracts.short)];
  venue.listings.listContracts([...contracts.perpetuals, ...dated], contracts.assets);
  const source: MarketSourceChoice = follows === undefined ? await marketSource(config, venue) : { mode: 'simulated' };
  const paths = createPricePaths(seed, Math.floor(startedAtMs / dayMs), venue.assetData);
  const pathTicks = (market: MarketListing): number => ticksAt(paths, market, startedAtMs);
  const scaleOf = source.mode === 'replay' ? pastScale(source.recordings, pathTicks) : undefined;
  const history = follows?.history ?? {
    ...createHistory(venue, paths, seed, startedAtMs, scaleOf),
    // No funding is made up for a market whose prices come from elsewhere.
    ...(config.marketSource === 'simulated' ? contractPast(venue, paths, genesis) : {}),
  };
  return { venue, contracts, shortContracts, source, paths, history };
}
