// The calls of the exchange over HTTP, as one handler that any http.Server can carry.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';

import type { SiteType } from '#lib/contract/site/place-rules.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { isReadablePath } from '#lib/contract/site/readable-path.ts';
import { libraryRefusal } from './serving/library-refusal.ts';
import { createAttemptLog } from '#server/monitoring/attempt-log.ts';
import { duringRequest, currentRequest, newRequestRecord } from '#server/monitoring/request-record.ts';
import type { Monitoring } from '#server/monitoring/monitoring.ts';
import { createIdentify } from './serving/identify.ts';
import { createLimits } from './serving/limits.ts';
import { createCoinTitles } from '#server/answers/market/coin-names.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { refusalReply, serveCall } from './serving/serve-call.ts';
import { serveHealth } from './monitoring/serve-health.ts';
import { metricsPath, serveMetrics } from './monitoring/serve-metrics.ts';
import { watchExchange, type DatabaseLoad, type WatchedVenue } from './monitoring/watch-exchange.ts';
import type { SharedRooms, VenueRooms } from '#server/answers/rooms.ts';
import { servedCalls } from './served-calls.ts';
import { securityTextPath, serveSecurityText } from './serving/serve-security-text.ts';
import { serveAlerts } from './signal/serve-alerts.ts';

type HttpConfig = {
  /** Multiplies every allowance. */
  readonly rateLimitFactor: number;
  /** The kind of site that this is; global when left out. */
  readonly siteType?: SiteType;
  /** The header in which a proxy says the country, in small letters; x-country when left out. */
  readonly countryHeader?: string;
  /** The address people type; empty: what the request says. */
  readonly publicUrl: string;
  /** The address for reports of faults in the guard of this site; none when left out or empty. */
  readonly securityContact?: string;
  /** The operator's calls are taken from elsewhere than this machine too; left out: they are not. */
  readonly operatorFromOutside?: boolean;
  /** The token by which metrics are read from elsewhere; empty when left out. */
  readonly metricsToken?: string;
};

export type HttpOptions = Omit<SharedRooms, 'now' | 'siteType' | 'coinTitles'> & {
  readonly live: VenueRooms;
  /** Opens the venue of play money if need be; null: there is none. */
  readonly paper: (() => Promise<VenueRooms>) | null;
  /** The one of play money if it is open. */
  readonly openPaper?: () => VenueRooms | null;
  readonly config: HttpConfig;
  readonly monitoring: Monitoring;
  readonly databaseLoad: () => Promise<DatabaseLoad>;
  readonly log: Logger;
  /** Exchange time; the machine's clock when left out. */
  readonly now?: () => number;
  /** The time by which exchange time is ahead of the machine's clock. */
  readonly clockAheadMs?: () => number;
};

export type Http = {
  /** True for the address of a call, of the metrics or of the security contact; pages have all others. */
  takes(url: string): boolean;
  handler(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
};

const bodyLimit = 64 * 1024;
const secrets = [
  'req.headers.cookie',
  'req.headers.authorization',
  'req.headers["x-operator-key"]',
  'headers["x-operator-key"]',
  'req.headers["security-verification"]',
  'headers["security-verification"]',
  'headers.cookie',
  'headers.authorization',
  '*.password',
  'password',
  '*.token',
  'token',
  '*.pin',
  'pin',
  '*.picture',
  '*.documentNumber',
];

const openVenues = (live: VenueRooms, play: VenueRooms | null): readonly WatchedVenue[] => [
  { name: 'live', ...live },
  ...(play === null ? [] : [{ name: 'paper', ...play }]),
];

export async function createHttp({
  live,
  paper,
  openPaper = () => null,
  config,
  monitoring,
  databaseLoad,
  log,
  now = Date.now,
  clockAheadMs = () => 0,
  ...given
}: HttpOptions): Promise<Http> {
  const siteType = config.siteType ?? 'global';
  const shared: SharedRooms = { ...given, siteType, coinTitles: createCoinTitles({ content: given.content, siteType }), now };
  const venues = { live, paper };
  let carried: Http['handler'] = () => undefined;
  const logger: FastifyBaseLogger = log.child({}, { redact: secrets });
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    // Headers that tell the caller have been judged before (server/edge).
    trustProxy: (_address, hop) => hop === 0,
    exposeHeadRoutes: false,
    genReqId: () => currentRequest()?.requestId ?? randomUUID(),
    // An address that cannot be read is answered as one of no call, with the headers of every answer.
    rewriteUrl: ({ url = '/' }) => (isReadablePath(url.split('?', 1)[0] ?? '') ? url : '/api'),
    // Never listens: the requests come from the server that carries pages and sockets too.
    serverFactory: (handler) => {
      carried = handler;
      return createServer();
    },
    frameworkErrors: (error, request, reply) => {
      refusalReply(reply, libraryRefusal(error, request.log, bodyLimit), now());
    },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('cache-control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) =>
    refusalReply(reply, libraryRefusal(error, request.log, request.routeOptions.bodyLimit), now()),
  );
  app.setNotFoundHandler((_request, reply) => refusalReply(reply, new Refusal('unknownCall'), now()));
  await app.register(helmet, {
    // Said with every answer of the site where it is true (server/edge).
    hsts: false,
    contentSecurityPolicy: {
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
      useDefaults: false,
    },
    frameguard: { action: 'deny' },
  });
  await app.register(rateLimit, { global: false });
  const limits = createLimits(app, config.rateLimitFactor);
  const { publicUrl, countryHeader = 'x-country', securityContact = '', operatorFromOutside = false } = config;
  const { metrics } = monitoring;
  const attempts = createAttemptLog(log, now);
  const identify = createIdentify({ shared, limits, operatorFromOutside, metrics });
  for (const served of servedCalls)
    serveCall(app, served, { shared, venues, openPaper, identify, limits, publicUrl, countryHeader, attempts });
  // Whoever leads and whoever copies do not trade with each other, and that goes for whole families.
  shared.accounts.onAccountOpened(async (userId, mode) => {
    await (mode === TradingMode.live ? live : openPaper())?.leaders.familyGrew(userId);
  });
  serveAlerts(app, { limits, now, live: () => live.signals, paper: () => openPaper()?.signals ?? null });
  serveSecurityText(app, { contact: securityContact, publicUrl, nowMs: now });
  const open = (): readonly WatchedVenue[] => openVenues(live, openPaper());
  serveHealth(app, { venues: open, now, clockAheadMs });
  const stopWatching = watchExchange(metrics, open, databaseLoad);
  serveMetrics(app, { metrics, token: config.metricsToken ?? '', now });
  await app.ready();
  return {
    takes: (url) => url.startsWith('/api/') || url === metricsPath || url === securityTextPath,
    handler: (request, response) => {
      const record = newRequestRecord(randomUUID());
      response.once('close', () => monitoring.ended(record));
      duringRequest(record, () => carried(request, response));
    },
    close: async () => {
      stopWatching();
      await app.close();
    },
  };
}
