// The whole product in one process: opens the exchange, then its doors — calls, channels, pages — on one port.
import { createServer } from 'node:http';
import { join } from 'node:path';
import pino from 'pino';

import type { ChannelReaders } from '#server/channels/ports.ts';
import { createChannels } from '#server/channels/create-channels.ts';
import { createHttp } from '#server/http/create-http.ts';
import { openOperatorDoor } from '#server/http/operator-door.ts';
import { createUsdtPrice } from '#server/http/usdt-price.ts';
import { createAccounts } from '#server/services/accounts/create-accounts.ts';
import { createSiteData } from '#server/services/site/site-data.ts';
import { coinListing } from '#server/services/wallets/coin-listing.ts';
import { createSimulatedChain } from '#server/services/wallets/simulated-chain.ts';
import { createWallets } from '#server/services/wallets/create-wallets.ts';
import { createWatchlists } from '#server/services/watchlists/create-watchlists.ts';

import { readConfig, type Config } from './config.ts';
import { openExchange } from './open-exchange.ts';
import { startWeb } from './web.ts';

/** A head or a body that comes in drops is not waited for. */
const headersTimeoutMs = 15_000;
const requestTimeoutMs = 30_000;

async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel });
  const { store, projections, client, venue, genesis, ...exchange } = await openExchange(config, log);
  const { listings } = venue;
  const accounts = createAccounts({ store, client, dataDir: config.dataDir, authSecret: config.authSecret, log });
  const coins = listings.assets.map(({ code }) => coinListing(venue.profile(code)));
  const chain = createSimulatedChain({ key: `${genesis.seed}/${genesis.startedAtMs}`, log });
  const wallets = await createWallets({
    store,
    client,
    assetOf: listings.assetOf,
    coins,
    chain,
    allowanceFactor: config.rateLimitFactor,
    log,
  });
  const watchlists = createWatchlists(store);
  const site = createSiteData({ folder: join(config.dataDir, 'site'), log });
  const operatorDoor = openOperatorDoor(config.dataDir);
  const http = await createHttp({
    client,
    projections,
    listings,
    accounts,
    wallets,
    watchlists,
    site,
    market: exchange.source,
    operatorDoor,
    config,
    log,
  });
  const web = await startWeb({ development: process.env['NODE_ENV'] === 'development', port: config.port });

  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/') === true) http.handler(request, response);
    else web.handle(request, response).catch((error: unknown) => log.error({ err: error }, 'a page failed'));
  });
  server.headersTimeout = headersTimeoutMs;
  server.requestTimeout = requestTimeoutMs;
  const futures: ChannelReaders['futures'] = async (accountId, line) =>
    projections.futuresAccount(await client.futures(accountId), accountId, line);
  const channels = createChannels({
    httpServer: server,
    feed: client,
    readers: { ...projections, futures },
    listings,
    source: exchange.source.state,
    sessionOf: accounts.session,
    usdtPrice: createUsdtPrice((symbol) => projections.ticker(symbol)?.lastPrice ?? null),
    log,
    trustProxy: config.trustProxy,
  });
  accounts.onSessionEnded(channels.dropSession);
  await exchange.startMarket(channels.watched);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  console.log(`Meridian is open: http://localhost:${config.port}`);

  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info(`stopping (${signal})`);
    await channels.close();
    server.closeAllConnections();
    server.close();
    await http.close();
    await wallets.close();
    await exchange.close();
    await web.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
}

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(`Meridian cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
