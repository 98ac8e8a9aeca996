// A whole exchange for a test: real journal, engine, database, services and calls on a free port; no market moves by itself.
import type { Server } from 'node:http';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';

import type { SiteType } from '#lib/contract/site/place-rules.ts';
import type { VenueRooms } from '#server/answers/rooms.ts';
import { openConverting } from '#server/venue/open-converting.ts';
import { openServices } from '#server/venue/open-services.ts';
import { tellOwners } from '#server/venue/tell-owners.ts';
import { authSecret } from '#server/services/accounts/auth-secret.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { openAutomation, type OpenAutomation } from '#server/automation/open-automation.ts';
import { createSite } from '#server/listening/create-site.ts';
import { createAttemptLog } from '#server/monitoring/attempt-log.ts';
import { guardRequests, type EdgeOptions } from '#server/edge/guard-requests.ts';
import { createServices, type Services } from '#server/create-services.ts';
import { createDrain } from '#server/listening/drain.ts';
import type { Command } from '#server/engine/command.ts';
import { ticks } from '#server/engine/units.ts';
import { openMonitoring } from '#server/monitoring/monitoring.ts';
import type { GroupTimes } from '#server/monitoring/request-record.ts';
import { createHttp } from '#server/http/create-http.ts';
import type { MarketSource } from '#server/market/market-source.ts';
import { simulated } from '#server/market/start-market.ts';
import { openConvert } from '#server/market/opening/open-convert.ts';
import { openLending } from '#server/market/opening/open-lending.ts';
import { openUnified } from '#server/market/opening/open-unified.ts';
import { loadContracts, type Contracts } from '#server/market/contracts/load-contracts.ts';
import { openContracts } from '#server/market/contracts/open-contracts.ts';
import { loadVenue, type Venue } from '#server/market/venue.ts';
import type { VenueHistory } from '#server/projections/venue-history.ts';
import { noHistory } from '#server/projections/candles/candle-history.ts';
import { createProjections } from '#server/projections/create-projections.ts';
import { type ExchangeClient, startExchange } from '#server/runtime/exchange-client.ts';
import type { Accounts } from '#server/services/accounts/accounts.ts';
import { openMail } from '#server/services/mail/open-mail.ts';
import { coinListing } from '#server/services/wallets/coin-listing.ts';
import type { OpenWallets } from '#server/services/wallets/open-wallets.ts';
import { createSimulatedChain, type SimulatedChain } from '#server/services/wallets/simulated-chain.ts';
import { openLog } from '#server/open-log.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { createSmallWorlds, type SmallWorlds } from '../worlds/small-worlds.ts';
import { newDataFolder } from './data-folder.ts';
import { type MovingMarkets, stillMarkets, wakingOf } from './set-going.ts';
import { testPages } from './test-pages.ts';
import { databaseOf, dropDatabaseOf } from './test-database.ts';

/** One venue: core, journal and readers. */
export type TestVenue = Omit<VenueRooms, 'market' | 'waking' | 'automation'> & { readonly automation: OpenAutomation };

export type TestExchange = TestVenue & {
  readonly url: string;
  /** Opens the venue of play money, as the first one who enters it does. */
  paper(): Promise<TestVenue>;
  /** The key of the operator's calls. */
  readonly operatorKey: string;
  readonly services: Services;
  /** The house of worlds: none goes on or falls asleep by itself. */
  readonly houseOfWorlds: SmallWorlds;
  readonly accounts: Accounts;
  readonly chain: SimulatedChain;
  readonly money: OpenWallets;
  readonly store: Store;
  /** The lines that were logged, in JSON. */
  readonly dataDir: string;
  readonly logLines: readonly string[];
  /** Stops everything. The folder goes too, unless it was given. */
  close(): Promise<void>;
};

/** The parts of an exchange that its markets are moved by. */
export type StillHouse = Pick<TestVenue, 'client' | 'projections' | 'automation'> & {
  readonly venue: Venue;
  readonly contracts: Contracts;
  readonly store: Store;
  readonly server: Server;
  readonly log: Logger;
};

/** A venue with its tables and those of people, for whoever opens the house in it. */
export type OpenedHouse = TestVenue &
  Pick<StillHouse, 'venue' | 'contracts' | 'store' | 'log'> & { readonly mode: TradingMode; readonly people: Store };

export type TestExchangeOptions = {
  /** Left out: a fresh one. */
  readonly dataDir?: string;
  /** Left out: the database that belongs to the folder. */
  readonly databaseUrl?: string;
  /** A million when left out: nobody is limited. */
  readonly rateLimitFactor?: number;
  /** In USDT; 100,000 when left out. */
  readonly hotWalletLimit?: number;
  /** The server that e-mails go to; none are sent when left out. */
  readonly smtpUrl?: string;
  /** An operator's settings of hosts, proxies and https; this machine's own word is believed in any case. */
  readonly edge?: Partial<EdgeOptions>;
  readonly securityContact?: string;
  readonly siteType?: SiteType;
  /** The content that is read at the start; a few items when left out. */
  readonly contentFolder?: string;
  /** The source that is said to move the prices; simulated when left out. */
  readonly market?: MarketSource;
  /** The same of the venue of play money; as in the live one when left out. */
  readonly paperMarket?: MarketSource;
  /** The clock of the guard of accounts alone: locks, holds and waits. */
  readonly now?: () => number;
  /** The clock by which quotes are made; the exchange judges them by its own clock. */
  readonly convertNow?: () => number;
  readonly operatorFromOutside?: boolean;
  readonly metricsToken?: string;
  /** A minute when left out. */
  readonly slowCallMs?: number;
  /** The collector of traces; none are made when left out. */
  readonly traceEndpoint?: string;
  /** Sets the markets going, once the exchange answers; left out: no market moves by itself. */
  readonly move?: (house: StillHouse) => Promise<MovingMarkets>;
  /** The past of the markets of both venues before the first trade; left out: none. */
  readonly history?: VenueHistory;
  /** Told of each venue, the live one once the exchange answers: sets its markets going, and opens what belongs to the house. */
  readonly opened?: (house: OpenedHouse) => Promise<MovingMarkets>;
};

/** A few of each kind: all that ships would be read anew for each test. */
const testContent = join(import.meta.dirname, '../fixtures/content');
/** The price that BTC is taken to have, in spot and in every contract: bands are measured from it. */
const referencePrice = 96_000;
/** The share that the convert account keeps. */
const convertSpread = 0.001;

const venueCommands = (): Command[] => {
  const { listings } = loadVenue();
  const kinds = ['outside', 'fees', 'house', 'house'] as const;
  const bitcoin = listings.marketOf('BTCUSDT');
  if (bitcoin === undefined) throw new Error('BTCUSDT is not listed');
  return [
    ...listings.assets.map(({ assetId, code, decimals }): Command => ({ type: 'list-asset', assetId, code, decimals })),
    ...listings.markets.map((market): Command => ({ type: 'list-market', rules: listings.rules(market) })),
    ...kinds.map((kind, accountId): Command => ({ type: 'open-account', accountId, kind })),
    { type: 'set-reference-price', marketId: bitcoin.marketId, priceTicks: ticks(referencePrice * 10 ** bitcoin.priceDecimals) },
  ];
};

/** Every contract, those of bitcoin and ether with a mark and an index price, the venue's purses filled; nothing stands in their books. */
async function listContracts(client: ExchangeClient, venue: Venue, contracts: Contracts): Promise<void> {
  const { listings } = venue;
  const usdPrice = (code: string): number => (code === 'BTC' ? referencePrice : code === 'USD' ? 1 : venue.assetData(code).usdPrice);
  await openContracts({ client, listings, contracts, paths: { usdPrice }, nowMs: Date.now() });
  const priced = listings.contracts().filter(({ contract }) => contract.indexCoin === 'BTC' || contract.indexCoin === 'ETH');
  await client.submitAll(
    priced.map(({ marketId, priceDecimals, contract }): Command => {
      const price = ticks(Math.round((usdPrice(contract.indexCoin) / usdPrice(contract.indexQuote)) * 10 ** priceDecimals));
      return { type: 'set-mark-price', marketId, markTicks: price, indexTicks: price };
    }),
  );
}

type TestVenueTerms = {
  readonly folder: string;
  readonly keyFolder: string;
  readonly mode: TradingMode;
  /** With the tables of people. */
  readonly people: Store;
  readonly onGroup: (times: GroupTimes) => void;
  readonly closing: AsyncDisposableStack;
};

/** `store` has the tables of the venue. */
async function openTestVenue(
  store: Store,
  { folder, keyFolder, mode, people, onGroup, closing }: TestVenueTerms,
  log: Logger,
  convertNow: () => number = Date.now,
  history: VenueHistory = noHistory,
): Promise<TestVenue & { readonly venue: Venue; readonly contracts: Contracts }> {
  const venue = loadVenue();
  const { listings } = venue;
  const contracts = loadContracts(undefined, venue);
  listings.listContracts([...contracts.perpetuals, ...contracts.dated(Date.now())], contracts.assets);
  const projections = await createProjections({ store, listings, history, log });
  closing.defer(() => projections.close());
  const { sequence } = await projections.checkpoint();
  const automation = await openAutomation({ store, listings, mode, readersHave: sequence, now: Date.now, log });
  const toldOfStops = tellOwners({ people: people.db, mode, listings, now: Date.now, log });
  const client = await startExchange({
    dataDir: folder,
    replayEventsAfter: Math.min(sequence, automation.writtenThrough()),
    onRecords: (records, end) => {
      projections.onRecords(records, end);
      automation.onRecords(records);
      toldOfStops(records);
    },
    log: { info: (text: string) => log.info(text), error: (text: string) => log.error(text) },
    onGroup,
  });
  closing.defer(() => client.close());
  closing.defer(() => automation.close());
  if ((await client.listed()).assetIds.length === 0) await client.submitAll(venueCommands());
  await listContracts(client, venue, contracts);
  await openLending(client, listings);
  await openConvert({ client, listings, nowMs: Date.now() }, convertSpread);
  await openUnified(client, listings);
  await projections.start(client);
  automation.start(client);
  // What looks by itself looks when a test says so.
  const everyMs = { ranking: 0, convert: 0 };
  const venueOf = { isSimulated: true, mode, db: store.db, people: people.db, key: authSecret(keyFolder, ''), convertSpread };
  const parts = { ...venueOf, client, listings, projections, automation, everyMs, now: Date.now, log, closing };
  const convert = openConverting({ ...parts, now: convertNow });
  return { ...openServices(parts), convert, client, listings, projections, automation, venue, contracts };
}

export async function startTestExchange(options: TestExchangeOptions = {}): Promise<TestExchange> {
  const dataDir = options.dataDir ?? newDataFolder();
  const { rateLimitFactor = 1_000_000, siteType = 'global', securityContact = '', slowCallMs = 60_000, traceEndpoint = '' } = options;
  const logLines: string[] = [];
  const log = openLog('debug', { write: (line: string) => void logLines.push(line) });
  const closing = new AsyncDisposableStack();
  const monitoring = await openMonitoring({ slowCallMs, traceEndpoint, log });
  closing.defer(() => monitoring.close());
  const store = await openStore({ dataDir, databaseUrl: options.databaseUrl ?? (await databaseOf(dataDir)), log });
  closing.defer(() => store.close());
  const told = (mode: string) => ({
    closing,
    keyFolder: dataDir,
    people: store,
    onGroup: (times: GroupTimes) => monitoring.metrics.grouped(mode, times),
  });
  const liveTerms = { ...told('live'), folder: dataDir, mode: TradingMode.live };
  const { venue, contracts, ...live } = await openTestVenue(store, liveTerms, log, options.convertNow, options.history);
  const { client, listings } = live;
  const { opened = stillMarkets } = options;
  let inPaper: MovingMarkets | null = null;
  let opening: Promise<TestVenue> | null = null;
  let played: TestVenue | null = null;
  const paper = (): Promise<TestVenue> => {
    opening ??= store.openSchema('paper').then(async (tables) => {
      const terms = { ...told('paper'), folder: join(dataDir, 'paper'), mode: TradingMode.paper };
      const { venue: venueOf, contracts: contractsOf, ...others } = await openTestVenue(tables, terms, log, undefined, options.history);
      played = others;
      inPaper = await opened({
        ...others,
        venue: venueOf,
        contracts: contractsOf,
        mode: TradingMode.paper,
        store: tables,
        people: store,
        log,
      });
      return others;
    });
    return opening;
  };
  // Blocks come when a test says so.
  const chain = createSimulatedChain({ key: 'test', blockEveryMs: 3_600_000, log });
  const coins = listings.assets.map(({ code }) => coinListing(venue.profile(code)));
  const worldsFolder = join(dataDir, 'worlds');
  const worlds = createSmallWorlds(worldsFolder);
  closing.defer(() => worlds.close());
  const services = await createServices({
    store,
    client,
    listings,
    paperClient: async () => (await paper()).client,
    chain,
    coins,
    worlds: { house: worlds, folder: worldsFolder },
    dataDir,
    authSecret: '',
    pageSpeed: true,
    mail: await openMail({ smtpUrl: options.smtpUrl ?? '', from: 'venue@example.com', publicUrl: 'https://venue.example', log }),
    contentFolder: options.contentFolder ?? testContent,
    allowanceFactor: rateLimitFactor,
    hotWalletLimit: options.hotWalletLimit ?? 100_000,
    // Time passes when a test says so.
    walletTickEveryMs: 0,
    now: options.now ?? Date.now,
    log,
    closing,
  });
  const edge: EdgeOptions = {
    publicUrl: '',
    allowedHosts: [],
    trustProxy: { hops: 0 },
    hsts: 'subdomains',
    countryHeader: 'x-country',
    ...options.edge,
  };
  const { operatorFromOutside = false, metricsToken = '' } = options;
  const config = { rateLimitFactor, siteType, publicUrl: edge.publicUrl, securityContact, operatorFromOutside, metricsToken };
  let moving: MovingMarkets | null = null;
  const waking = wakingOf(() => moving);
  const paperWaking = wakingOf(() => inPaper);
  const { market = { ...simulated, scenarios: null, indexes: null }, paperMarket = market } = options;
  const http = await createHttp({
    live: { ...live, market, waking },
    paper: async () => ({ ...(await paper()), market: paperMarket, waking: paperWaking }),
    openPaper: () => (played === null ? null : { ...played, market: paperMarket, waking: paperWaking }),
    ...services,
    config,
    monitoring,
    databaseLoad: store.load,
    log,
  });
  const drain = createDrain();
  const server = createSite(http, testPages, drain, log);
  const attempts = createAttemptLog(log, Date.now);
  guardRequests(server, edge, (address) => attempts({ call: '', key: 'unknownHost', field: null, address }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const house = { ...live, venue, contracts, store, log };
  moving = await (options.move?.({ ...house, server }) ?? opened({ ...house, mode: TradingMode.live, people: store }));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    paper,
    operatorKey: readFileSync(join(dataDir, 'operator-key'), 'utf8').trim(),
    ...live,
    services,
    houseOfWorlds: worlds,
    accounts: services.accounts,
    chain,
    money: services,
    store,
    dataDir,
    logLines,
    close: async () => {
      await moving?.stop();
      await inPaper?.stop();
      await drain.end(server, 5000);
      await http.close();
      await opening;
      await closing.disposeAsync();
      if (options.dataDir !== undefined) return;
      rmSync(dataDir, { recursive: true, force: true });
      await dropDatabaseOf(dataDir);
    },
  };
}
