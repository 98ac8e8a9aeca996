// The exchange without its doors: store, projections, core and market, in the order in which they need each other.
import type { Logger } from 'pino';

import type { ContractListing, MarketListing } from '#server/engine/listings.ts';
import type { ContractMarketView } from '#server/market/contracts/contract-desk.ts';
import { loadContracts } from '#server/market/contracts/load-contracts.ts';
import { createShortContractStore } from '#server/market/contracts/short-contracts.ts';
import { createSampleStore } from '#server/market/contracts/sample-store.ts';
import { createHistory } from '#server/market/history.ts';
import { ticksAt } from '#server/market/made-up-minutes.ts';
import { createPricePaths, dayMs } from '#server/market/price-path.ts';
import type { MarketSource } from '#server/market/market-source.ts';
import { pastScale, readRecordings } from '#server/market/recordings.ts';
import type { BestPrices } from '#server/market/simulation.ts';
import { liveVenues, openLiveExchange } from '#server/market/live-exchange.ts';
import { simulated, startMarket, type MarketSourceChoice } from '#server/market/start-market.ts';
import { loadVenue, type Venue } from '#server/market/venue.ts';
import { createProjections, type Projections } from '#server/projections/create-projections.ts';
import { startExchange, type ExchangeClient } from '#server/runtime/exchange-client.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { parseDecimal } from '#server/engine/units.ts';

import type { Config } from './config.ts';
import { readGenesis, type Genesis } from './venue-genesis.ts';

export type OpenExchange = {
  readonly store: Store;
  readonly projections: Projections;
  readonly client: ExchangeClient;
  readonly venue: Venue;
  readonly genesis: Genesis;
  /** What moves the prices: standing until the market is started. */
  readonly source: MarketSource;
  /** Starts the market; markets that nobody watches move slower. */
  startMarket(watched: () => ReadonlySet<string>): Promise<void>;
  /** Stops what moves, snapshots, writes down what is left. */
  close(): Promise<void>;
};

/** The best prices of a market in ticks, from the mirror of its book. */
function bestPrices(projections: Projections, market: MarketListing): BestPrices {
  const depth = projections.depth(market.symbol, 1);
  const ticksOf = (text: string | undefined): number | null =>
    text === undefined ? null : Number(parseDecimal(text, market.priceDecimals));
  return { bid: ticksOf(depth?.bids[0]?.[0]), ask: ticksOf(depth?.asks[0]?.[0]) };
}

/** Levels that impact prices are looked for in. */
const impactLevels = 100;

/** What the desk of contracts sees of a market. */
const contractMarket =
  (projections: Projections) =>
  (listing: ContractListing): ContractMarketView => {
    const depth = projections.depth(listing.symbol, impactLevels);
    return {
      bids: depth?.bids ?? [],
      asks: depth?.asks ?? [],
      lastPrice: projections.ticker(listing.symbol)?.lastPrice ?? null,
      state: projections.marketState(listing),
    };
  };

/** Reads the recordings of a replay, and loads nothing of a live venue yet. */
function marketSource(
  { marketSource: mode, recordings, liveExchange, liveMarkets, liveDelaySeconds }: Config,
  venue: Venue,
): MarketSourceChoice {
  if (mode === 'simulated') return { mode };
  if (mode === 'replay') return { mode, recordings: readRecordings(venue.listings, recordings) };
  const connect = () => openLiveExchange(liveExchange);
  return { mode, name: liveVenues[liveExchange], connect, symbols: liveMarkets, delayMs: liveDelaySeconds * 1000 };
}

const tellEveryMs = 60_000;

/** Tells the journal now and then how far the database has come: only before that may its beginning be removed. Returns how to stop. */
function tellReadersHave(projections: Projections, client: ExchangeClient, log: { error(text: string): void }): () => void {
  const tell = (): void => {
    projections.checkpoint().then(
      (sequence) => client.readersHave(sequence),
      (error: unknown) => log.error(`the database does not say how far it is: ${String(error)}`),
    );
  };
  const timer = setInterval(tell, tellEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Opens a data folder. Refuses (Error) a folder in use, a damaged journal, a database it cannot open. */
export async function openExchange(config: Config, log: Logger): Promise<OpenExchange> {
  const said = { info: (text: string) => log.info(text), error: (text: string) => log.error(text) };
  const store = await openStore({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, log });
  const genesis = await readGenesis(store.db, config.seed, Date.now());
  const venue = loadVenue();
  const contracts = loadContracts(undefined, venue);
  // Those that ended before keep their names: somebody has traded them.
  const shortContracts = createShortContractStore(store.db);
  const dated = [...contracts.everDated(genesis.startedAtMs, Date.now()), ...(await shortContracts.read()).map(contracts.short)];
  venue.listings.listContracts([...contracts.perpetuals, ...dated], contracts.assets);
  const source = marketSource(config, venue);
  const paths = createPricePaths(genesis.seed, Math.floor(genesis.startedAtMs / dayMs), venue.assetData);
  const pathTicks = (market: MarketListing): number => ticksAt(paths, market, genesis.startedAtMs);
  const scaleOf = source.mode === 'replay' ? pastScale(source.recordings, pathTicks) : undefined;
  const history = createHistory(venue, paths, genesis.seed, genesis.startedAtMs, scaleOf);
  const projections = await createProjections({ store, listings: venue.listings, history, log });
  const client = await startExchange({
    dataDir: config.dataDir,
    replayEventsAfter: await projections.checkpoint(),
    onRecords: projections.onRecords,
    log: said,
    keepSegments: config.journalRetention,
  });
  await projections.start(client);
  const stopTelling = tellReadersHave(projections, client, said);
  let market: (MarketSource & { stop(): Promise<void> }) | null = null;
  return {
    store,
    projections,
    client,
    venue,
    genesis,
    source: {
      state: () => (market ?? simulated).state(),
      get replay() {
        return market?.replay ?? null;
      },
      get scenarios() {
        return market?.scenarios ?? null;
      },
    },
    startMarket: async (watched) => {
      const ofContracts = {
        contracts,
        averagingMs: contracts.averagingMs,
        look: contractMarket(projections),
        tell: projections.setContractFigures,
        samples: createSampleStore(store.db),
        shortContracts,
      };
      const best = (listing: MarketListing): BestPrices => bestPrices(projections, listing);
      market = await startMarket({ client, venue, paths, seed: genesis.seed, source, watched, best, contracts: ofContracts, log: said });
    },
    close: async () => {
      stopTelling();
      await market?.stop();
      await client.close();
      await projections.close();
      await store.close();
    },
  };
}
