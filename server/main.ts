// The whole product in one process: opens the exchange, then its endpoints — calls, channels, pages — on one port.
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';

import { createChannels, type Channels } from '#server/channels/create-channels.ts';
import { endWithSeats } from '#server/channels/worlds/end-with-seats.ts';
import { createHttp } from '#server/http/create-http.ts';
import { errorText } from '#server/monitoring/logged-error.ts';
import { createAttemptLog } from '#server/monitoring/attempt-log.ts';
import { openMonitoring } from '#server/monitoring/monitoring.ts';
import { watchSockets } from '#server/monitoring/watch-sockets.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { SessionChange } from '#server/services/accounts/accounts.ts';
import { followBotNotices } from '#server/services/bots/follow-bot-notices.ts';
import { orProblem } from '#server/answers/worlds/world-problem.ts';
import { createProgrammeMail } from '#server/answers/trader-pro/programme-mail.ts';
import { tellProgrammeNews } from '#server/services/trader-pro/tell-programme-news.ts';
import { openMail } from '#server/services/mail/open-mail.ts';
import { shippedContent } from '#server/services/content/open-content.ts';
import { createSettings } from '#server/services/accounts/user-settings.ts';
import { createWorlds } from '#server/worlds/thread/create-worlds.ts';

import { channelVenue } from './channel-venue.ts';
import { readConfig, type Config } from './configuration/config.ts';
import { createSite } from './listening/create-site.ts';
import { createServices, type Services } from './create-services.ts';
import { createDrain } from './listening/drain.ts';
import { openLog } from './open-log.ts';
import { openChain } from './open-chain.ts';
import type { OpenExchange } from '#server/venue/open-exchange.ts';
import { openVenues } from './open-venues.ts';
import { guardRequests } from './edge/guard-requests.ts';
import { createTrustedProxies } from './edge/trusted-proxies.ts';
import { forgetGuests } from './forget-guests.ts';
import { limitConnections } from './listening/limit-connections.ts';
import { tryPort } from './listening/try-port.ts';
import { startWeb } from './web.ts';

/** More than people behind one address need. */
const connections = { inAll: 10_000, perAddress: 1000 };

/** Whoever has asked before a stop is answered within this. */
const longestDrainMs = 5000;

/** The message to the private channels of a session that has changed. */
const sessionEnds = {
  'logged-out': 'sessionExpired',
  'mode-changed': 'modeMismatch',
  'account-changed': 'accountMismatch',
} as const satisfies Readonly<Record<SessionChange, ErrorKey>>;

/** Nothing is tidied up: what was acknowledged is in the journal, and the database belongs to somebody else. */
function endAtOnce(reason: string): never {
  console.error(`Meridian has ended: ${reason}`);
  process.exit(1);
}

/** Owners find in their messages what has become of their bots. */
function tellOfBots({ automation, listings }: OpenExchange, mode: TradingMode, { accounts, inbox }: Services, log: Logger): void {
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

/** The funded-trader programme is traded with play money. Answers how to stop. */
function tellOfProgramme({ projections, listings }: OpenExchange, services: Services, log: Logger): () => void {
  const { giveRole } = services.accounts;
  const mail = createProgrammeMail(services, listings);
  return tellProgrammeNews({ reader: projections.traderPro, giveRole, putOnce: services.inbox.putOnce, mail, log }).stop;
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

/** Private channels end with the sessions and accounts that they are of, those of a world with the seat there. */
function endWithSessions(channels: Channels, { accounts, worlds }: Services): void {
  accounts.onAccountLeft((accountId) => channels.dropAccount(accountId, 'modeMismatch'));
  accounts.onSessionEnded((sessionId, why) => channels.dropSession(sessionId, sessionEnds[why]));
  endWithSeats(channels, worlds);
}

const listen = (server: Server, { port, host }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

async function start(config: Config): Promise<void> {
  const log = openLog(config.logLevel);
  const closing = new AsyncDisposableStack();
  await tryPort(config.port, config.host);
  const monitoring = await openMonitoring({ slowCallMs: config.slowCallMs, traceEndpoint: config.traceEndpoint, log });
  closing.defer(() => monitoring.close());
  const { store, live, paper, clock, ...venues } = await openVenues(config, log, endAtOnce, monitoring.metrics);
  closing.defer(venues.close);
  const { client, listings, venue, genesis } = live;
  const { chain, coins } = await openChain(config, { store, venue, key: `${genesis.seed}/${genesis.startedAtMs}`, log });
  const worldsFolder = join(config.dataDir, 'worlds');
  const worlds = createWorlds({
    folder: worldsFolder,
    siteFolder: join(config.dataDir, 'site'),
    settings: createSettings(store.db, Date.now),
    runsOn: (worldId) => services.worlds.runsOn(worldId),
    log,
  });
  closing.defer(() => worlds.close());
  const services = await createServices({
    store,
    client,
    listings,
    paperClient: paper === null ? null : async () => (await paper.soon()).client,
    chain,
    coins,
    worlds: { house: worlds, folder: worldsFolder },
    dataDir: config.dataDir,
    authSecret: config.authSecret,
    pageSpeed: config.pageSpeed,
    mail: await openMail({ smtpUrl: config.smtpUrl, from: config.mailFrom, publicUrl: config.publicUrl, log }),
    contentFolder: shippedContent,
    allowanceFactor: config.rateLimitFactor,
    hotWalletLimit: config.hotWalletLimit,
    walletTickEveryMs: 5000,
    log,
    closing,
  });
  tellOfBots(live, TradingMode.live, services, log);
  let stopTelling = (): void => undefined;
  paper?.onOpened((exchange) => {
    tellOfBots(exchange, TradingMode.paper, services, log);
    stopTelling = tellOfProgramme(exchange, services, log);
  });
  const http = await createHttp({
    live,
    paper: paper?.soon ?? null,
    openPaper: () => paper?.current() ?? null,
    ...services,
    config,
    monitoring,
    databaseLoad: store.load,
    log,
    now: clock.now,
    clockAheadMs: clock.aheadMs,
  });
  closing.defer(() => http.close());
  const web = await startWeb({ development: process.env['NODE_ENV'] === 'development', port: config.port, face: config });
  closing.defer(() => web.close());

  const drain = createDrain();
  const server = createSite(http, web, drain, log);
  const proxies = createTrustedProxies(config.trustProxy);
  limitConnections(server, { ...connections, isShared: (address) => proxies.isTrusted(address, 0) });
  const channels = createChannels({
    httpServer: server,
    ...channelVenue({ ...live, now: clock.now }),
    paper: paper === null ? null : async () => channelVenue({ ...(await paper.open()), now: clock.now }),
    worlds: { ...worlds.line, seatOf: (worldId, userId) => orProblem(() => services.worlds.seatOf(worldId, userId)) },
    sessionOf: services.accounts.session,
    log,
    publicUrl: config.publicUrl,
    hsts: config.hsts,
  });
  closing.defer(async () => {
    const drained = drain.end(server, longestDrainMs);
    await channels.close();
    await drained;
  });
  const attempts = createAttemptLog(log, Date.now);
  guardRequests(server, config, (address) => attempts({ call: '', key: 'unknownHost', field: null, address }));
  watchSockets(monitoring.metrics, channels.status);
  endWithSessions(channels, services);
  await venues.startMarkets((mode) => ({ watched: () => channels.watched(mode), lists: () => channels.lists(mode) }));
  closing.defer(() => stopTelling());
  closing.defer(forgetGuests({ accounts: services.accounts, worlds: services.worlds, rooms: paper?.open ?? null, log }));
  await listen(server, config);
  store.started();
  console.log(`Meridian is open: http://localhost:${config.port}`);
  stopOnSignals(log, () => closing.disposeAsync());
  const ending = new AbortController();
  closing.defer(() => ending.abort());
  await paper?.open().catch((error: unknown) => log.error({ err: error }, 'the paper venue could not be opened'));
  // The venues go first.
  services.worlds.goOn(ending.signal).catch((error: unknown) => log.error({ err: error }, 'the worlds that run on are asleep'));
}

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(`Meridian cannot start: ${errorText(error)}`);
  process.exit(1);
}
