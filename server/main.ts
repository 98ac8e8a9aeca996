// The whole product in one process: opens the exchange, then its endpoints — calls, channels, pages — on one port.
import { createServer, type Server } from 'node:http';
import pino, { type Logger } from 'pino';

import { createChannels } from '#server/channels/create-channels.ts';
import { createHttp, type Http, type HttpVenue } from '#server/http/create-http.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { SessionChange } from '#server/services/accounts/accounts.ts';
import { followBotNotices } from '#server/services/bots/follow-bot-notices.ts';
import { openMail } from '#server/services/mail/open-mail.ts';
import { shippedContent } from '#server/services/content/open-content.ts';

import { channelVenue } from './channel-venue.ts';
import { readConfig, type Config } from './config.ts';
import { createServices, type Services } from './create-services.ts';
import { createDrain, type Drain } from './drain.ts';
import { openChain } from './open-chain.ts';
import type { OpenExchange } from './open-exchange.ts';
import { openVenues } from './open-venues.ts';
import { forgetGuests } from './forget-guests.ts';
import { limitConnections } from './limit-connections.ts';
import { pace } from './pace.ts';
import { startWeb, type Web } from './web.ts';

/** More than people behind one address need. */
const connections = { inAll: 10_000, perAddress: 1000 };

/** Whoever has asked before a stop is answered within this. */
const longestDrainMs = 5000;

const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);

/** Calls by which an operator changes what visitors read; a draft and a preview change nothing. */
const changesPages = /^\/api\/v1\/(operator\/|admin\/content\/(publish|unpublish|terms)\b)/;

/** The message to the private channels of a session that has changed. */
const sessionEnds = {
  'logged-out': 'sessionExpired',
  'mode-changed': 'modeMismatch',
  'account-changed': 'accountMismatch',
} as const satisfies Readonly<Record<SessionChange, ErrorKey>>;

const httpVenue = ({
  client,
  projections,
  venue,
  source,
  convert,
  automation,
  bots,
  signals,
  backtests,
  suggestions,
  plaza,
  wiseTiers,
}: OpenExchange): HttpVenue => ({
  client,
  projections,
  listings: venue.listings,
  market: source,
  convert,
  automation,
  bots,
  signals,
  backtests,
  suggestions,
  plaza,
  wiseTiers,
});

/** Nothing is tidied up: what was acknowledged is in the journal, and the database belongs to somebody else. */
function endAtOnce(reason: string): never {
  console.error(`Meridian has ended: ${reason}`);
  process.exit(1);
}

/** Owners find in their messages what has become of their bots. */
function tellOfBots(
  { automation, venue: { listings } }: OpenExchange,
  mode: TradingMode,
  { accounts, inbox }: Services,
  log: Logger,
): void {
  followBotNotices({
    automation,
    symbolOf: (marketId) => listings.market(marketId).symbol,
    priceOf: (marketId, priceTicks) => listings.priceText(listings.market(marketId), priceTicks),
    userOf: (accountId) => accounts.ownerOf(accountId, mode),
    putOnce: inbox.putOnce,
    venue: mode,
    log,
  });
}

/** Calls and pages on one port. */
function createSite(http: Http, web: Web, drain: Drain, log: Logger): Server {
  const handle = drain.handle((request, response) => {
    if (request.url?.startsWith('/api/') === true) {
      if (request.method === 'POST' && changesPages.test(request.url))
        response.once('finish', () => (response.statusCode < 300 ? web.forgetPages() : undefined));
      http.handler(request, response);
    } else web.handle(request, response).catch((error: unknown) => log.error({ err: error }, 'a page failed'));
  });
  return createServer(pace, handle);
}

/** Once: a second signal while it is closing changes nothing. */
function stopOnSignals(log: Logger, close: () => Promise<void>): void {
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info(`stopping (${signal})`);
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
}

async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel });
  const { store, live, paper, clock, ...venues } = await openVenues(config, log, endAtOnce);
  const { client, venue, genesis } = live;
  const { chain, coins } = await openChain(config, { store, venue, key: `${genesis.seed}/${genesis.startedAtMs}`, log });
  const { services, close: closeServices } = await createServices({
    store,
    client,
    listings: venue.listings,
    paperClient: paper === null ? null : async () => (await paper.open()).client,
    chain,
    coins,
    dataDir: config.dataDir,
    authSecret: config.authSecret,
    pageSpeed: config.pageSpeed,
    mail: await openMail({ smtpUrl: config.smtpUrl, from: config.mailFrom, publicUrl: config.publicUrl, log }),
    contentFolder: shippedContent,
    allowanceFactor: config.rateLimitFactor,
    hotWalletLimit: config.hotWalletLimit,
    walletTickEveryMs: 5000,
    log,
  });
  const { accounts } = services;
  tellOfBots(live, TradingMode.live, services, log);
  paper?.onOpened((exchange) => tellOfBots(exchange, TradingMode.paper, services, log));
  const http = await createHttp({
    live: httpVenue(live),
    paper: paper === null ? null : async () => httpVenue(await paper.open()),
    openPaper: () => {
      const open = paper?.current() ?? null;
      return open === null ? null : httpVenue(open);
    },
    ...services,
    config,
    log,
    now: clock.now,
    clockAheadMs: clock.aheadMs,
  });
  const web = await startWeb({ development: process.env['NODE_ENV'] === 'development', port: config.port, face: config });

  const drain = createDrain();
  const server = createSite(http, web, drain, log);
  limitConnections(server, { ...connections, isShared: (address) => config.trustProxy || isLoopback(address) });
  const channels = createChannels({
    httpServer: server,
    ...channelVenue({ ...live, now: clock.now }),
    paper: paper === null ? null : async () => channelVenue({ ...(await paper.open()), now: clock.now }),
    sessionOf: accounts.session,
    log,
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
  });
  accounts.onAccountLeft((accountId) => channels.dropAccount(accountId, 'modeMismatch'));
  accounts.onSessionEnded((sessionId, why) => channels.dropSession(sessionId, sessionEnds[why]));
  await venues.startMarkets(channels.watched);
  const stopForgetting = forgetGuests({ accounts, rooms: paper === null ? null : async () => httpVenue(await paper.open()), log });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  console.log(`Meridian is open: http://localhost:${config.port}`);

  stopOnSignals(log, async () => {
    stopForgetting();
    const drained = drain.end(server, longestDrainMs);
    await channels.close();
    await drained;
    await http.close();
    await closeServices();
    await venues.close();
    await web.close();
  });
}

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(`Meridian cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
