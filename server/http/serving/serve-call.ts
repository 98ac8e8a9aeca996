// A call over HTTP: its method and origin, who asks, the question, and the answer in its envelope.
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { accountHeader } from '#lib/contract/audience.ts';
import { verificationHeader } from '#lib/contract/accounts/verification.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { errorCodes, successCode } from '#lib/contract/errors.ts';
import { paperHeader, worldHeader } from '#lib/contract/trading-mode.ts';
import { ask, type House } from '#server/answers/ask.ts';
import { FileAnswer } from '#server/answers/lists/file-answer.ts';
import { errorRefusal } from '#server/answers/refusal/error-refusal.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { comesFromOwnPages } from '#server/edge/own-origin.ts';
import type { AttemptLog } from '#server/monitoring/attempt-log.ts';
import { currentRequest, type RequestRecord } from '#server/monitoring/request-record.ts';
import { failure, httpStatusOf, success } from './envelope.ts';
import type { Identify } from './identify.ts';
import { isInLanguage, withLanguage } from './language-asked.ts';
import type { Limits } from './limits.ts';
import { readBody, readQuery } from './read-request.ts';
import type { Served } from './serve.ts';

type ServeOptions = House & {
  readonly identify: Identify;
  readonly limits: Pick<Limits, 'registration'>;
  readonly publicUrl: string;
  /** The header in which a proxy says the country; in small letters. */
  readonly countryHeader: string;
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

const headerOf = (headers: IncomingHttpHeaders, name: string): string | undefined => headers[name]?.toString();

/** Null: nobody has said it, or nothing that is a country. */
const countryOf = (said: string | undefined): string | null => (said !== undefined && /^[a-z]{2}$/i.test(said) ? said.toUpperCase() : null);

/** What the app that asks says of itself, in its own words, cut short: 64 characters name any. */
const appOf = (headers: IncomingHttpHeaders): RequestRecord['app'] => {
  const [website = '', terminalType = '', deviceId = ''] = ['website', 'terminaltype', 'deviceid'].map((name) =>
    (headerOf(headers, name) ?? '').slice(0, 64),
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
  const { shared, identify, limits, publicUrl, countryHeader, attempts } = options;

  const read = ({ url, body, headers }: FastifyRequest): Readonly<Record<string, unknown>> | Refusal => {
    const fields = call.method === 'GET' ? readQuery(url.split('?')[1] ?? '') : readBody(body);
    return hasLanguage && !(fields instanceof Refusal) ? withLanguage(fields, headers) : fields;
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (request.method !== call.method) return new Refusal('methodNotAllowed', { method: call.method });
    const { headers } = request;
    if (call.method === 'POST' && !comesFromOwnPages(headers, publicUrl)) return new Refusal('forbiddenOrigin');
    const record = currentRequest();
    if (record !== undefined) record.app = appOf(headers);
    const setCookies = (lines: readonly string[]): void => {
      for (const line of lines) void reply.header('set-cookie', line);
    };
    const caller = await identify(call, request, setCookies);
    if (caller instanceof Refusal) return caller;
    const question = {
      session: caller.session,
      drawnFor: headerOf(headers, accountHeader),
      paper: headerOf(headers, paperHeader),
      world: headerOf(headers, worldHeader),
      country: countryOf(headerOf(headers, countryHeader)),
      read: () => read(request),
      context: {
        cookies: headers.cookie ?? '',
        caller: { address: request.ip, device: (headers['user-agent'] ?? '').slice(0, longestDevice) },
        siteAddress: siteOf(publicUrl === '' ? `${request.protocol}://${request.host}` : publicUrl),
        requestId: request.id,
        operator: caller.operator,
        proof: headerOf(headers, verificationHeader) ?? null,
        setCookies,
        registration: (email: string) => limits.registration(email, request),
      },
    };
    return ask(served, question, options);
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
