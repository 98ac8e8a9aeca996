// The exchange without its endpoints: store, projections, core and market, in the order in which they need each other.
import { createUsdtPrice } from '#server/answers/market/usdt-price.ts';
import type { Logger } from 'pino';

import type { Automation } from '#server/automation/automation.ts';
import type { ContractListing, MarketListing } from '#server/engine/listings.ts';
import type { ContractMarketView } from '#server/market/contracts/contract-lifecycle.ts';
import { createBadDayStore } from '#server/market/contracts/bad-days/bad-day-store.ts';
import { createSampleStore } from '#server/market/contracts/sample-store.ts';
import type { MarketSource } from '#server/market/market-source.ts';
import { loadMarginData } from '#server/market/margin-data.ts';
import { neverResting, type MarketWaking } from '#server/market/market-use.ts';
import type { BookFront } from '#server/market/simulation/said-before.ts';
import { openVenue } from '#server/market/opening/open-venue.ts';
import { simulated, startMarket, type MarketOptions, type RunningMarket } from '#server/market/start-market.ts';
import type { Venue } from '#server/market/venue.ts';
import type { VenueHistory } from '#server/projections/venue-history.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import type { BacktestRuns } from '#server/services/backtests/backtest-runs.ts';
import type { AskedTiers } from '#server/services/backtests/asked-tiers.ts';
import type { SuggestedTerms } from '#server/services/backtests/suggested-terms.ts';
import { authSecret } from '#server/services/accounts/auth-secret.ts';
import type { Bots } from '#server/services/bots/bots.ts';
import { createSignals } from '#server/services/bots/signal/create-signals.ts';
import type { Signals } from '#server/services/bots/signal/signals.ts';
import type { ConvertService } from '#server/services/convert/convert-service.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { ExchangeClock } from '#server/runtime/exchange-clock.ts';
import type { GroupTimes } from '#server/monitoring/request-record.ts';
import type { Leaders } from '#server/services/leaders/leaders.ts';
import type { LeaderRecords } from '#server/services/leader-records/leader-records.ts';
import type { Plaza } from '#server/services/plaza/plaza.ts';
import type { Store } from '#server/store/open-store.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';

import type { Config } from '#server/configuration/config.ts';
import { bestPrices, middleOf, type FollowedVenue } from './best-prices.ts';
import { loadMarkets, type VenueMarkets } from './load-markets.ts';
import { openBacktests } from './open-backtests.ts';
import { startHouseBots } from '#server/house/bots/start-house-bots.ts';
import { startHouseLeaders } from '#server/house/leaders/start-house-leaders.ts';
import { openLeaders } from './open-leaders.ts';
import { openLeaderRecords } from './open-leader-records.ts';
import { openPlaza } from './open-plaza.ts';
import { openBots } from './open-bots.ts';
import { createMarketsInUse, type MarketsInUse, type Seen } from './markets-in-use.ts';
import { openCore } from './open-core.ts';
import { startConverting } from './start-converting.ts';
import { readGenesis, type Genesis } from './genesis.ts';

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

export type OpenExchange = {
  readonly projections: Projections;
  readonly client: ExchangeClient;
  readonly venue: Venue;
  /** Coins against coins, at a price of the books. */
  readonly convert: ConvertService;
  /** Bots, which act from the moment the market is started. */
  readonly automation: Automation;
  /** The same bots, as calls start and tell them. */
  readonly bots: Bots;
  /** The alerts of signal bots. */
  readonly signals: Signals;
  readonly backtests: BacktestRuns;
  readonly suggestions: SuggestedTerms;
  readonly plaza: Plaza;
  readonly leaders: Leaders;
  readonly leaderRecords: LeaderRecords;
  readonly wiseTiers: AskedTiers;
  /** The price of one coin in USDT; null: no market tells. */
  readonly usdtPrice: (coin: string) => string | null;
  readonly genesis: Genesis;
  /** The months before it opened. */
  readonly history: VenueHistory;
  /** The source of prices: standing until the market is started. */
  readonly source: MarketSource;
  /** Wakes its markets before somebody is shown one or trades there. */
  readonly waking: MarketWaking;
  /** Starts the market; markets that are not in use move slower. `followed`: spot symbols that another venue's prices come from. */
  startMarket(seen: Seen, followed: () => ReadonlySet<string>): Promise<void>;
  /** Symbols of spot by which what is in use here is priced. */
  pricedBy(): ReadonlySet<string>;
  /** Stops what moves, snapshots, writes down what is left. The store stays open. */
  close(): Promise<void>;
};

/** Levels that impact prices are looked for in. */
const impactLevels = 100;

/** Track records grow by the hour, and end at any time. */
const rankingEveryMs = 60_000;

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
export async function openExchange({
  config,
  folder,
  store,
  people,
  log,
  clock,
  onGroup,
  follows,
}: ExchangeOptions): Promise<OpenExchange> {
  const { db } = store;
  const { now } = clock;
  const genesis = await readGenesis(db, config.seed, now());
  const markets = await loadMarkets({ config, db, genesis, nowMs: now(), follows });
  const { venue, history, paths, source } = markets;
  const { listings } = venue;
  const mode = follows === undefined ? TradingMode.live : TradingMode.paper;
  const database = { tables: db, people: people.db, mode };
  const core = await openCore({ config, folder, store, database, listings, history, log, clock, onGroup });
  const { projections, client, automation } = core;
  const converting = startConverting({ client, projections, listings, spread: config.convertSpread, now, log });
  const { runs: backtests, suggestions, wiseTiers, stopSuggesting } = openBacktests({ client, listings, projections, db, now, log });
  const usdtPrice = createUsdtPrice((symbol) => projections.market.ticker(symbol)?.lastPrice ?? null);
  const plaza = openPlaza({
    db,
    client,
    listings,
    automation,
    usdtPrice,
    now,
    everyMs: rankingEveryMs,
    log: { error: (text) => log.error(text) },
  });
  const leaderRecords = openLeaderRecords({
    db,
    client,
    listings,
    automation,
    mode,
    now,
    everyMs: rankingEveryMs,
    log: { error: (text) => log.error(text) },
  });
  const bots = openBots({ client, listings, automation, projections, db, now });
  const standing = { client, listings, automation, bots, usdtPrice, records: leaderRecords };
  const leaders = openLeaders({ people: people.db, db: store.db, mode, ...standing, now, log });
  let stopHouseBots = (): Promise<void> => Promise.resolve();
  let stopHouseLeaders = (): Promise<void> => Promise.resolve();
  let market: RunningMarket | null = null;
  let inUse: MarketsInUse | null = null;
  return {
    projections,
    client,
    venue,
    convert: converting.convert,
    automation,
    backtests,
    suggestions,
    plaza,
    leaders,
    leaderRecords,
    wiseTiers,
    usdtPrice,
    bots,
    signals: createSignals({
      client,
      listings,
      automation,
      db,
      key: authSecret(config.dataDir, config.authSecret),
      venue: mode,
      startedMs: now(),
    }),
    genesis,
    history,
    source: {
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
    },
    waking: {
      wake: (markets) => (market?.waking ?? neverResting).wake(markets),
      noteListed: (markets) => (market?.waking ?? neverResting).noteListed(markets),
    },
    pricedBy: () => inUse?.pricedBy() ?? new Set(),
    startMarket: async (seen, followed) => {
      await openVenue({ client, venue });
      await converting.open();
      inUse = createMarketsInUse({ listings, seen, automation, projections, client, collateral: collateralMarkets(), followed, now });
      market = await startMarket({
        client,
        venue,
        paths,
        seed: genesis.seed,
        source,
        use: inUse,
        watchedMs: config.watchedMs,
        restingSeconds: config.restingSeconds,
        best: (listing: MarketListing): BookFront => bestPrices(projections, listing),
        followed: follows === undefined ? null : middleOf(follows),
        contracts: contractsOf(markets, projections, db),
        log: { info: (text) => log.info(text), error: (text) => log.error(text) },
        now,
      });
      automation.start(client);
      const house = { db, mode, client, listings, projections, now, log: { error: (text: string) => log.error(text) } };
      stopHouseBots = startHouseBots({ ...house, bots, plaza, backtests });
      // Demo trading follows the prices of the live venue.
      const isSimulated = config.marketSource === 'simulated';
      const leading = { people: people.db, leaders, records: leaderRecords, waking: market.waking };
      stopHouseLeaders = startHouseLeaders({ ...house, ...leading, isSimulated });
    },
    close: async () => {
      core.stopTelling();
      const housesStop = [stopHouseBots(), stopHouseLeaders()];
      stopSuggesting();
      // A run of the house ends with them.
      await backtests.close();
      await Promise.all(housesStop);
      leaders.close();
      await plaza.close();
      await leaderRecords.close();
      await converting.close();
      await market?.stop();
      inUse?.close();
      await core.close();
    },
  };
}
