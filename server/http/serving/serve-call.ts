// The steps around every call: method, origin, caller, rate limit, request, and the answer in its envelope.
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Session } from '#server/services/accounts/accounts.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { comesFromOwnPages } from '#server/edge/own-origin.ts';
import { verificationHeader } from '#lib/contract/accounts/verification.ts';
import { failure, httpStatusOf, success } from './envelope.ts';
import { errorRefusal } from './error-refusal.ts';
import { FileAnswer } from './file-answer.ts';
import type { Limits } from './limits.ts';
import { namedMarkets } from '../market/named-markets.ts';
import { createLiveHoldings } from '../paper/live-holdings.ts';
import { mayCall, mayOpen } from './may-call.ts';
import { openedBy, type Opened } from '../access/opened-by.ts';
import { createOperatorCheck } from '../access/operator-check.ts';
import { noSessionRefusal } from '../access/no-session-refusal.ts';
import { regionRefusal } from '../access/region-refusal.ts';
import { isInLanguage, withLanguage } from '../content/language-asked.ts';
import { readBody, readQuery } from './read-request.ts';
import { Refusal } from './refusal.ts';
import type { Served } from './serve.ts';
import type { SharedRooms, Visit } from './rooms.ts';
import type { Metrics } from '#server/monitoring/metrics.ts';
import type { AttemptLog } from '#server/monitoring/attempt-log.ts';
import { currentRequest, type RequestRecord } from '#server/monitoring/request-record.ts';
import { errorCodes, successCode } from '#lib/contract/errors.ts';
import { isLoopback } from '../access/is-loopback.ts';
import { modeOf, roomsOf, type Venues } from './venue-rooms.ts';

export type ServeOptions = {
  readonly shared: SharedRooms;
  readonly venues: Venues;
  readonly limits: Limits;
  readonly publicUrl: string;
  /** The header in which a proxy says the country; in small letters. */
  readonly countryHeader: string;
  readonly openPaper: Visit['openPaper'];
  /** The operator's calls are taken from elsewhere than this machine too. */
  readonly operatorFromOutside: boolean;
  readonly metrics: Pick<Metrics, 'wrongOperatorKey'>;
  readonly attempts: AttemptLog;
};

/** Another method must be told so, whichever it is. */
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** The number of characters that are kept of a browser's name. */
const longestDevice = 300;

const siteOf = (url: string): { hostName: string; origin: string } => {
  const { hostname, origin } = new URL(URL.canParse(url) ? url : 'http://localhost');
  return { hostName: hostname, origin };
};

/** Null: nobody has said it, or nothing that is a country. */
const countryOf = (said: string | readonly string[] | undefined): string | null =>
  typeof said === 'string' && /^[a-z]{2}$/i.test(said) ? said.toUpperCase() : null;

/** What the app that asks says of itself, in its own words, cut short: 64 characters name any. */
const appOf = (headers: IncomingHttpHeaders): RequestRecord['app'] => {
  const [website = '', terminalType = '', deviceId = ''] = ['website', 'terminaltype', 'deviceid'].map((name) =>
    String(headers[name] ?? '').slice(0, 64),
  );
  return { website, terminalType, deviceId };
};

export function refusalReply(reply: FastifyReply, refusal: Refusal, nowMs: number, httpStatus = httpStatusOf(refusal)): FastifyReply {
  const { retryAfterSeconds } = refusal.params;
  if (httpStatus >= 400 && retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(httpStatus).send(failure(refusal, nowMs));
}

const sendFile = (reply: FastifyReply, { name, mediaType, chunks }: FileAnswer): FastifyReply =>
  reply.header('content-disposition', `attachment; filename="${name}"`).type(mediaType).send(Readable.from(chunks));

export function serveCall(app: FastifyInstance, served: Served, options: ServeOptions): void {
  const { call } = served;
  const hasLanguage = isInLanguage(call.request);
  const { shared, venues, limits, publicUrl, countryHeader, openPaper, attempts } = options;
  const operatorOf = createOperatorCheck({ ...options, keys: shared.operatorKeys });

  /** The server's own pages ask over loopback for everybody at once: reads from there are not counted. */
  const limited = (request: FastifyRequest, session: Session | null): Promise<Refusal | null> => {
    if (session === null && call.rateClass === 'read' && isLoopback(request.ip)) return Promise.resolve(null);
    return limits.call(call.rateClass, session?.userId ?? request.ip, request);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (request.method !== call.method) return new Refusal('methodNotAllowed', { method: call.method });
    const { headers } = request;
    const cookies = headers.cookie ?? '';
    if (call.method === 'POST' && !comesFromOwnPages(headers, publicUrl)) return new Refusal('forbiddenOrigin');
    const session = call.access === 'user' && cookies !== '' ? await shared.accounts.session(cookies) : null;
    const record = currentRequest();
    if (record !== undefined) {
      record.userId = session?.userId ?? '';
      record.app = appOf(headers);
    }
    const tooMany = await limited(request, session);
    if (tooMany !== null) return tooMany;
    const operator = call.access === 'operator' ? await operatorOf(request) : '';
    if (operator instanceof Refusal) return operator;
    const setCookies = (lines: readonly string[]): void => {
      for (const line of lines) void reply.header('set-cookie', line);
    };
    if (call.access === 'user' && session === null) {
      const { refusal, setCookies: lines } = await noSessionRefusal(shared.accounts, cookies);
      setCookies(lines);
      return refusal;
    }
    const refused = session === null ? null : mayCall(call, session, headers);
    if (refused !== null) return refused;
    const mode = modeOf(call, headers, session);
    if (mode instanceof Refusal) return mode;
    const venue = await roomsOf(venues, mode);
    if (venue instanceof Refusal) return venue;
    const raw = call.method === 'GET' ? readQuery(request.url.split('?')[1] ?? '') : readBody(request.body);
    if (raw instanceof Refusal) return raw;
    const where = { path: call.path, country: countryOf(headers[countryHeader]), identityCountry: session?.identityCountry ?? null };
    const refusalToOpen = (opened: readonly Opened[]): Refusal | null =>
      regionRefusal({ ...where, opened, mode }, shared.site.read('regions')) ?? mayOpen(opened, session);
    const notHere = refusalToOpen(openedBy(call, raw, venue.listings));
    if (notHere !== null) return notHere;
    // Nobody reads an old book, or trades with an old quote.
    await venue.waking.wake(namedMarkets(raw, venue.listings));
    const proof = headers[verificationHeader];
    return served.answer(hasLanguage ? withLanguage(raw, headers) : raw, session, {
      ...shared,
      ...venue,
      paperRooms: () => roomsOf(venues, TradingMode.paper),
      openPaper,
      roomsIn: (world) => roomsOf(venues, world),
      liveHoldings: createLiveHoldings(shared.accounts, venues.live),
      refusalToOpen,
      cookies,
      caller: { address: request.ip, device: (headers['user-agent'] ?? '').slice(0, longestDevice) },
      siteAddress: siteOf(publicUrl === '' ? `${request.protocol}://${request.host}` : publicUrl),
      requestId: request.id,
      operator,
      proof: typeof proof === 'string' ? proof : null,
      setCookies,
      registration: (email) => limits.registration(email, request),
    });
  };

  app.route({
    method: methods,
    url: `/api/${call.path}`,
    ...(call.largestBodyBytes === undefined ? {} : { bodyLimit: call.largestBodyBytes }),
    handler: async (request, reply) => {
      const record = currentRequest();
      const note = (code: string): void => {
        if (record === undefined) return;
        record.call = call.name;
        record.code = code;
      };
      // Until it is known: its caller may go before.
      note('');
      let data: unknown;
      try {
        data = await answer(request, reply);
      } catch (error) {
        data = errorRefusal(error, request.log);
      }
      note(data instanceof Refusal ? errorCodes[data.key] : successCode);
      if (data instanceof FileAnswer) return sendFile(reply, data);
      const nowMs = shared.now();
      if (!(data instanceof Refusal)) return reply.send(success(data, nowMs));
      // Asking who one is, is no failure for a visitor, and no red line in the browser's console.
      const isVisitor = call === userInfo && httpStatusOf(data) === 401;
      const { field } = data.params;
      if (!isVisitor) attempts({ call: call.name, key: data.key, field: field === undefined ? null : String(field), address: request.ip });
      return refusalReply(reply, data, nowMs, isVisitor ? 200 : httpStatusOf(data));
    },
  });
}
