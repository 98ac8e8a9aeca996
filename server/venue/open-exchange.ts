// The exchange without its endpoints: store, projections, core and market, in the order in which they need each other.
import type { Logger } from 'pino';

import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { VenueRooms } from '#server/answers/rooms.ts';
import type { Automation } from '#server/automation/automation.ts';
import type { Config } from '#server/configuration/config.ts';
import type { ContractListing, MarketListing } from '#server/engine/listings.ts';
import { startHouseBots } from '#server/house/bots/start-house-bots.ts';
import { startHouseLeaders } from '#server/house/leaders/start-house-leaders.ts';
import { startMerchants } from '#server/house/merchants/start-merchants.ts';
import type { ContractMarketView } from '#server/market/contracts/contract-lifecycle.ts';
import { createBadDayStore } from '#server/market/contracts/bad-days/bad-day-store.ts';
import { createSampleStore } from '#server/market/contracts/sample-store.ts';
import { loadMarginData } from '#server/market/margin-data.ts';
import { neverResting } from '#server/market/market-use.ts';
import type { BookFront } from '#server/market/simulation/said-before.ts';
import { openConvert } from '#server/market/opening/open-convert.ts';
import { openVenue } from '#server/market/opening/open-venue.ts';
import { simulated, startMarket, type MarketOptions, type RunningMarket } from '#server/market/start-market.ts';
import type { Venue } from '#server/market/venue.ts';
import type { GroupTimes } from '#server/monitoring/request-record.ts';
import type { VenueHistory } from '#server/projections/venue-history.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import type { ExchangeClock } from '#server/runtime/exchange-clock.ts';
import { authSecret } from '#server/services/accounts/auth-secret.ts';
import type { Store } from '#server/store/open-store.ts';
import { bestPrices, middleOf, type FollowedVenue } from './best-prices.ts';
import { readGenesis, type Genesis } from './genesis.ts';
import { loadMarkets, type VenueMarkets } from './load-markets.ts';
import { createMarketsInUse, type MarketsInUse, type Seen } from './markets-in-use.ts';
import { openCore } from './open-core.ts';
import { openServices } from './open-services.ts';

export type ExchangeOptions = {
  readonly config: Config;
  /** The folder of journal and snapshots. */
  readonly folder: string;
  /** With the tables of this venue. */
  readonly store: Store;
  /** With the tables of people and their accounts, which all venues share. */
  readonly people: Store;
  readonly log: Logger;
  /** One for all venues of the process. */
  readonly clock: ExchangeClock;
  /** Told of every group of commands that one sync has made durable. */
  readonly onGroup: (times: GroupTimes) => void;
  /** A venue whose prices this one follows: it has no source of its own, and is quoted less often where nobody looks. */
  readonly follows?: FollowedVenue;
};

/** The rooms of a venue, and what starts and ends it. */
export type OpenExchange = VenueRooms & {
  readonly venue: Venue;
  /** Bots, which act from the moment the market is started. */
  readonly automation: Automation;
  readonly genesis: Genesis;
  /** The months before it opened. */
  readonly history: VenueHistory;
  /** Starts the market; markets that are not in use move slower. `followed`: spot symbols that another venue's prices come from. */
  startMarket(seen: Seen, followed: () => ReadonlySet<string>): Promise<void>;
  /** Symbols of spot by which what is in use here is priced. */
  pricedBy(): ReadonlySet<string>;
  /** Stops what moves, snapshots, writes down what is left. The store stays open. */
  close(): Promise<void>;
};

/** Levels that impact prices are looked for in. */
const impactLevels = 100;

/** Track records grow by the hour, and end at any time; convert orders wait for a price. */
const everyMs = { ranking: 60_000, convert: 1000 };

/** The data of a market that a contract is run by. */
const contractMarket =
  (projections: Projections) =>
  (listing: ContractListing): ContractMarketView => {
    const depth = projections.market.depth(listing.symbol, impactLevels);
    return {
      bids: depth?.bids ?? [],
      asks: depth?.asks ?? [],
      lastPrice: projections.market.ticker(listing.symbol)?.lastPrice ?? null,
      state: projections.market.stateOf(listing),
    };
  };

/** The contracts of a venue as its market moves them. */
const contractsOf = (
  { contracts, shortContracts }: VenueMarkets,
  projections: Projections,
  db: Store['db'],
): MarketOptions['contracts'] => ({
  contracts,
  averagingMs: contracts.averagingMs,
  look: contractMarket(projections),
  tell: projections.market.setContractFigures,
  samples: createSampleStore(db),
  shortContracts,
  badDays: createBadDayStore(db),
});

/** Markets by whose prices the coins of borrowers are valued. */
const collateralMarkets = (): ReadonlySet<string> => new Set(loadMarginData().coins.flatMap(({ market }) => market ?? []));

/** Opens a venue. Refuses (Error) a folder in use, a damaged journal, a database that does not belong to it. */
export async function openExchange(options: ExchangeOptions): Promise<OpenExchange> {
  const { config, store, people, log, clock, follows } = options;
  const { db } = store;
  const { now } = clock;
  // Everything opened by then is closed again when something fails.
  await using opening = new AsyncDisposableStack();
  const genesis = await readGenesis(db, config.seed, now());
  const markets = await loadMarkets({ config, db, genesis, nowMs: now(), follows });
  const { venue, history, paths, source } = markets;
  const { listings } = venue;
  const mode = follows === undefined ? TradingMode.live : TradingMode.paper;
  const database = { tables: db, people: people.db, mode };
  const core = await openCore({ ...options, database, listings, history, closing: opening });
  const { projections, client, automation } = core;
  const isSimulated = config.marketSource === 'simulated';
  const key = authSecret(config.dataDir, config.authSecret);
  const parts = {
    ...core,
    mode,
    listings,
    db,
    people: people.db,
    key,
    convertSpread: config.convertSpread,
    isSimulated,
    everyMs,
    now,
    log,
  };
  const services = openServices({ ...parts, closing: opening });
  const closing = opening.move();
  let market: RunningMarket | null = null;
  let inUse: MarketsInUse | null = null;
  return {
    ...core,
    ...services,
    listings,
    venue,
    genesis,
    history,
    // Standing until the market is started.
    market: {
      state: () => (market ?? simulated).state(),
      get replay() {
        return market?.replay ?? null;
      },
      get scenarios() {
        return market?.scenarios ?? null;
      },
      get indexes() {
        return market?.indexes ?? null;
      },
      ...(follows === undefined ? {} : { followed: follows.market }),
    },
    waking: {
      wake: (woken) => (market?.waking ?? neverResting).wake(woken),
      noteListed: (listed) => (market?.waking ?? neverResting).noteListed(listed),
    },
    pricedBy: () => inUse?.pricedBy() ?? new Set(),
    startMarket: async (seen, followed) => {
      await openVenue({ client, venue, nowMs: now() });
      await openConvert({ client, listings, nowMs: now() }, config.convertSpread);
      const use = createMarketsInUse({ ...parts, seen, collateral: collateralMarkets(), followed });
      closing.defer(use.close);
      inUse = use;
      market = await startMarket({
        client,
        venue,
        paths,
        seed: genesis.seed,
        source,
        use,
        watchedMs: config.watchedMs,
        restingSeconds: config.restingSeconds,
        best: (listing: MarketListing): BookFront => bestPrices(projections, listing),
        followed: follows === undefined ? null : middleOf(follows),
        contracts: contractsOf(markets, projections, db),
        log: { info: (text) => log.info(text), error: (text) => log.error(text) },
        now,
      });
      closing.defer(market.stop);
      automation.start(client);
      const house = { ...parts, ...services, waking: market.waking, closing };
      startHouseBots(house);
      // Demo trading follows the prices of the live venue.
      startHouseLeaders({ ...house, records: services.leaderRecords });
      startMerchants(house);
    },
    close: () => closing.disposeAsync(),
  };
}
