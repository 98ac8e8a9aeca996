// A whole exchange for a test: real journal, engine, database, services and calls on a free port; no market moves by itself.
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';

import type { Command } from '#server/engine/command.ts';
import type { Listings } from '#server/engine/listings.ts';
import { ticks } from '#server/engine/units.ts';
import { createHttp } from '#server/http/create-http.ts';
import { openOperatorDoor } from '#server/http/operator-door.ts';
import type { MarketSource } from '#server/market/market-source.ts';
import { simulated } from '#server/market/start-market.ts';
import { loadContracts, type Contracts } from '#server/market/contracts/load-contracts.ts';
import { openContracts } from '#server/market/contracts/open-contracts.ts';
import { loadVenue, type Venue } from '#server/market/venue.ts';
import { noHistory } from '#server/projections/candles/candle-history.ts';
import { createProjections, type Projections } from '#server/projections/create-projections.ts';
import { type ExchangeClient, startExchange } from '#server/runtime/exchange-client.ts';
import type { Accounts } from '#server/services/accounts/accounts.ts';
import { createAccounts } from '#server/services/accounts/create-accounts.ts';
import { createSiteData } from '#server/services/site/site-data.ts';
import { createWatchlists } from '#server/services/watchlists/create-watchlists.ts';
import { coinListing } from '#server/services/wallets/coin-listing.ts';
import { createWallets } from '#server/services/wallets/create-wallets.ts';
import { createSimulatedChain, type SimulatedChain } from '#server/services/wallets/simulated-chain.ts';
import { openStore, type Store } from '#server/store/open-store.ts';

export type TestExchange = {
  readonly url: string;
  /** What opens the operator's door. */
  readonly operatorKey: string;
  readonly client: ExchangeClient;
  readonly listings: Listings;
  readonly projections: Projections;
  readonly accounts: Accounts;
  readonly chain: SimulatedChain;
  readonly store: Store;
  /** What was logged, one JSON line each. */
  readonly dataDir: string;
  readonly logLines: readonly string[];
  /** Stops everything. The folder goes too, unless it was given. */
  close(): Promise<void>;
};

export type TestExchangeOptions = {
  /** Left out: a fresh one. */
  readonly dataDir?: string;
  /** A million when left out: nobody is limited. */
  readonly rateLimitFactor?: number;
  readonly trustProxy?: boolean;
  /** What is said to move the prices; simulated when left out. */
  readonly market?: MarketSource;
};

/** The price that BTC is taken to have, in spot and in every contract: bands are measured from it. */
const referencePrice = 96_000;

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

export async function startTestExchange(options: TestExchangeOptions = {}): Promise<TestExchange> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'meridian-api-'));
  const { rateLimitFactor = 1_000_000, trustProxy = false } = options;
  const logLines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logLines.push(line) });
  const venue = loadVenue();
  const { listings } = venue;
  const contracts = loadContracts(undefined, venue);
  listings.listContracts([...contracts.perpetuals, ...contracts.dated(Date.now())], contracts.assets);
  const store = await openStore({ dataDir, databaseUrl: '', log });
  const projections = await createProjections({ store, listings, history: noHistory, log });
  const said = { info: (text: string) => log.info(text), error: (text: string) => log.error(text) };
  const client = await startExchange({
    dataDir,
    replayEventsAfter: await projections.checkpoint(),
    onRecords: projections.onRecords,
    log: said,
  });
  if ((await client.listed()).assetIds.length === 0) await client.submitAll(venueCommands());
  await listContracts(client, venue, contracts);
  await projections.start(client);
  const accounts = createAccounts({ store, client, dataDir, authSecret: '', log });
  // Blocks come when a test says so.
  const chain = createSimulatedChain({ key: 'test', blockEveryMs: 3_600_000, log });
  const coins = listings.assets.map(({ code }) => coinListing(venue.profile(code)));
  const wallets = await createWallets({ store, client, assetOf: listings.assetOf, coins, chain, allowanceFactor: rateLimitFactor, log });
  const config = { rateLimitFactor, trustProxy, publicUrl: '' };
  const market = options.market ?? { ...simulated, scenarios: null };
  const watchlists = createWatchlists(store);
  const site = createSiteData({ folder: join(dataDir, 'site'), log });
  const operatorDoor = openOperatorDoor(dataDir);
  const http = await createHttp({ client, projections, listings, accounts, wallets, watchlists, site, market, operatorDoor, config, log });
  const server = createServer(http.handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    operatorKey: readFileSync(join(dataDir, 'operator-key'), 'utf8').trim(),
    client,
    listings,
    projections,
    accounts,
    chain,
    store,
    dataDir,
    logLines,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await http.close();
      await wallets.close();
      await client.close();
      await projections.close();
      await store.close();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
