// The exchange without its endpoints: store, projections, core and market, in the order in which they need each other.
import type { Logger } from 'pino';

import type { ContractListing, MarketListing } from '#server/engine/listings.ts';
import type { ContractMarketView } from '#server/market/contracts/contract-lifecycle.ts';
import { loadContracts } from '#server/market/contracts/load-contracts.ts';
import { createShortContractStore } from '#server/market/contracts/short-contracts.ts';
import { createBadDayStore } from '#server/market/contracts/bad-days/bad-day-store.ts';
import { createSampleStore } from '#server/market/contracts/sample-store.ts';
import { loadConvertData } from '#server/market/convert-data.ts';
import { openConvert, stockConvertAccount } from '#server/market/opening/open-convert.ts';
import { createHistory } from '#server/market/history.ts';
import { ticksAt } from '#server/market/paths/made-up-minutes.ts';
import { createPricePaths, dayMs } from '#server/market/paths/price-path.ts';
import type { MarketSource } from '#server/market/market-source.ts';
import { pastScale, readRecordings } from '#server/market/replay/recordings.ts';
import type { BestPrices } from '#server/market/simulation.ts';
import { liveVenues, loadLiveExchange } from '#server/market/live/live-exchange.ts';
import { openVenue } from '#server/market/opening/open-venue.ts';
import { simulated, startMarket, type MarketSourceChoice } from '#server/market/start-market.ts';
import { loadVenue, unhurried, type Venue } from '#server/market/venue.ts';
import type { CandleHistory } from '#server/projections/candles/candle-history.ts';
import { createProjections, type Projections } from '#server/projections/create-projections.ts';
import type { ConvertService } from '#server/services/convert/convert-service.ts';
import { createConvertService } from '#server/services/convert/create-convert-service.ts';
import { startExchange, type ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { ExchangeClock } from '#server/runtime/exchange-clock.ts';
import type { Store } from '#server/store/open-store.ts';
import { parseDecimal } from '#server/engine/units.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';

import type { Config } from './config.ts';
import { connectDatabase } from './connect-database.ts';
import { readDatabaseFacts, type VenueDatabase } from './database-facts.ts';
import { readGenesis, type Genesis } from './venue-genesis.ts';

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
  /** A venue whose prices this one follows: it has no source of its own, and is quoted less often where nobody looks. */
  readonly follows?: Pick<OpenExchange, 'projections' | 'venue' | 'history'>;
};

export type OpenExchange = {
  readonly projections: Projections;
  readonly client: ExchangeClient;
  readonly venue: Venue;
  /** Coins against coins, at a price of the books. */
  readonly convert: ConvertService;
  readonly genesis: Genesis;
  /** The months before it opened. */
  readonly history: CandleHistory;
  /** The source of prices: standing until the market is started. */
  readonly source: MarketSource;
  /** Starts the market; markets that nobody watches move slower. */
  startMarket(watched: () => ReadonlySet<string>): Promise<void>;
  /** Stops what moves, snapshots, writes down what is left. The store stays open. */
  close(): Promise<void>;
};

/** The best prices of a market in ticks, from the mirror of its book. */
function bestPrices(projections: Projections, market: MarketListing): BestPrices {
  const depth = projections.market.depth(market.symbol, 1);
  const ticksOf = (text: string | undefined): number | null =>
    text === undefined ? null : Number(parseDecimal(text, market.priceDecimals));
  return { bid: ticksOf(depth?.bids[0]?.[0]), ask: ticksOf(depth?.asks[0]?.[0]) };
}

/** Levels that impact prices are looked for in. */
const impactLevels = 100;

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

/** The time between looks at convert orders, and at the coins of the convert account. */
const convertEveryMs = 1000;
const stockEveryMs = 10 * 60_000;
const tellEveryMs = 60_000;

/** Tells the journal now and then how far the database has come: only before that may its beginning be removed. Returns how to stop. */
function tellReadersHave(projections: Projections, client: ExchangeClient, log: { error(text: string): void }): () => void {
  const tell = (): void => {
    projections.checkpoint().then(
      ({ sequence }) => client.readersHave(sequence),
      (error: unknown) => log.error(`the database does not say how far it is: ${String(error)}`),
    );
  };
  const timer = setInterval(tell, tellEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** In a venue that follows another, a market that nobody looks at is quoted so many times less often. */
const followerPatience = 3;

/** The middle of the book of the venue that is followed, in ticks; null: it has no two sides. */
const middleOf =
  ({ projections, venue: { listings } }: NonNullable<ExchangeOptions['follows']>) =>
  (symbol: string): number | null => {
    const market = listings.marketOf(symbol);
    if (market === undefined) return null;
    const { bid, ask } = bestPrices(projections, market);
    return bid === null || ask === null ? null : (bid + ask) / 2;
  };

/** Opens a venue. Refuses (Error) a folder in use, a damaged journal, a database that does not belong to it. */
export async function openExchange({ config, folder, store, people, log, clock, follows }: ExchangeOptions): Promise<OpenExchange> {
  const said = { info: (text: string) => log.info(text), error: (text: string) => log.error(text) };
  const genesis = await readGenesis(store.db, config.seed, clock.now());
  const venue = follows === undefined ? loadVenue() : unhurried(loadVenue(), followerPatience);
  const contracts = loadContracts(undefined, venue);
  // Those that ended before keep their names: somebody has traded them.
  const shortContracts = createShortContractStore(store.db);
  const dated = [...contracts.everDated(genesis.startedAtMs, clock.now()), ...(await shortContracts.read()).map(contracts.short)];
  venue.listings.listContracts([...contracts.perpetuals, ...dated], contracts.assets);
  const source: MarketSourceChoice = follows === undefined ? await marketSource(config, venue) : { mode: 'simulated' };
  const paths = createPricePaths(genesis.seed, Math.floor(genesis.startedAtMs / dayMs), venue.assetData);
  const pathTicks = (market: MarketListing): number => ticksAt(paths, market, genesis.startedAtMs);
  const scaleOf = source.mode === 'replay' ? pastScale(source.recordings, pathTicks) : undefined;
  const history = follows?.history ?? createHistory(venue, paths, genesis.seed, genesis.startedAtMs, scaleOf);
  const mode = follows === undefined ? TradingMode.live : TradingMode.paper;
  const database: VenueDatabase = { tables: store.db, people: people.db, mode };
  const facts = await readDatabaseFacts(database, config.reserveAccounts);
  const projections = await createProjections({ store, listings: venue.listings, history, log, now: clock.now });
  const { sequence, record } = await projections.checkpoint();
  const client = await startExchange({
    dataDir: folder,
    replayEventsAfter: sequence,
    readersRecord: record,
    onRecords: projections.onRecords,
    log: said,
    keepSegments: config.journalRetention,
    database: facts,
    clock,
  }).catch(async (error: unknown) => {
    await projections.close();
    throw error;
  });
  try {
    await connectDatabase(client, database, facts, { folder, log: said, nowMs: Date.now() });
  } catch (error) {
    await client.close();
    await projections.close();
    throw error;
  }
  await projections.start(client);
  const stopTelling = tellReadersHave(projections, client, said);
  const offered = loadConvertData();
  const convert = createConvertService({
    client,
    projections,
    listings: venue.listings,
    offer: { ...offered, spread: String(config.convertSpread) },
    now: clock.now,
    tickEveryMs: convertEveryMs,
    log,
  });
  const convertStock = { client, listings: venue.listings, data: offered };
  const stocking = setInterval(() => {
    stockConvertAccount(convertStock, clock.now()).catch((error: unknown) =>
      log.error({ err: error }, 'the convert account could not be stocked up'),
    );
  }, stockEveryMs).unref();
  let market: (MarketSource & { stop(): Promise<void> }) | null = null;
  return {
    projections,
    client,
    venue,
    convert,
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
    startMarket: async (watched) => {
      const ofContracts = {
        contracts,
        averagingMs: contracts.averagingMs,
        look: contractMarket(projections),
        tell: projections.market.setContractFigures,
        samples: createSampleStore(store.db),
        shortContracts,
        badDays: createBadDayStore(store.db),
      };
      const best = (listing: MarketListing): BestPrices => bestPrices(projections, listing);
      const followed = follows === undefined ? null : middleOf(follows);
      const { seed } = genesis;
      const { watchedMs } = config;
      const { now } = clock;
      await openVenue({ client, venue });
      await openConvert(convertStock, config.convertSpread);
      market = await startMarket({
        client,
        venue,
        paths,
        seed,
        source,
        watched,
        watchedMs,
        best,
        followed,
        contracts: ofContracts,
        log: said,
        now,
      });
    },
    close: async () => {
      stopTelling();
      clearInterval(stocking);
      await convert.close();
      await market?.stop();
      await client.close();
      await projections.close();
    },
  };
}
