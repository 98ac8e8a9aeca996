// What happens around every call: method, origin, who is asking, how often, what is asked, the answer in its envelope.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Session } from '#server/services/accounts/accounts.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { sessionCookie } from '#lib/contract/session-cookie.ts';
import { failure, httpStatusOf, success } from './envelope.ts';
import { errorRefusal } from './error-refusal.ts';
import type { Limits } from './limits.ts';
import { operatorHeader } from './operator-door.ts';
import { readBody, readQuery } from './read-request.ts';
import { Refusal } from './refusal.ts';
import { isSameSite } from './same-site.ts';
import { secureCookie } from './secure-cookie.ts';
import type { Rooms, Served } from './serve.ts';

export type ServeOptions = { readonly rooms: Rooms; readonly limits: Limits; readonly publicUrl: string };

/** Another method must be told so, whichever it is. */
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);

export function refusalReply(reply: FastifyReply, refusal: Refusal, nowMs: number, httpStatus = httpStatusOf(refusal)): FastifyReply {
  const { retryAfterSeconds } = refusal.params;
  if (refusal.key === 'tooManyRequests' && retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(httpStatus).send(failure(refusal, nowMs));
}

export function serveCall(app: FastifyInstance, served: Served, { rooms, limits, publicUrl }: ServeOptions): void {
  const { call } = served;

  /** The server's own pages ask over loopback for everybody at once: reads from there are not counted. */
  const limited = (request: FastifyRequest, session: Session | null): Promise<Refusal | null> => {
    if (session === null && call.rateClass === 'read' && isLoopback(request.ip)) return Promise.resolve(null);
    return limits.call(call.rateClass, session?.userId ?? request.ip, request);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (request.method !== call.method) return new Refusal('methodNotAllowed', { method: call.method });
    const { headers } = request;
    const cookies = headers.cookie ?? '';
    if (call.method === 'POST') {
      const fetchSite = headers['sec-fetch-site'];
      const from = {
        fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined,
        origin: headers.origin,
        host: request.host,
        publicUrl,
      };
      if (!isSameSite(from)) return new Refusal('forbiddenOrigin');
    }
    const session = call.access === 'user' && cookies !== '' ? await rooms.accounts.session(cookies) : null;
    const tooMany = await limited(request, session);
    if (tooMany !== null) return tooMany;
    if (call.access === 'operator') {
      const key = headers[operatorHeader];
      if (typeof key !== 'string' || !rooms.operatorDoor.opensTo(key)) return new Refusal('noPermission');
    }
    if (call.access === 'user' && session === null)
      return new Refusal(cookies.includes(`${sessionCookie}=`) ? 'sessionExpired' : 'notLoggedIn');
    const raw = call.method === 'GET' ? readQuery(request.url.split('?')[1] ?? '') : readBody(request.body);
    if (raw instanceof Refusal) return raw;
    return served.answer(raw, session, {
      ...rooms,
      cookies,
      setCookies: (lines) => {
        for (const line of lines) void reply.header('set-cookie', secureCookie(line, request.protocol === 'https'));
      },
      attempt: (email) => limits.attempt(email, request),
    });
  };

  app.route({
    method: methods,
    url: `/api/${call.path}`,
    handler: async (request, reply) => {
      let data: unknown;
      try {
        data = await answer(request, reply);
      } catch (error) {
        data = errorRefusal(error, request.log);
      }
      const nowMs = rooms.now();
      if (!(data instanceof Refusal)) return reply.send(success(data, nowMs));
      // Asking who one is, is no failure for a visitor, and no red line in the browser's console.
      const isVisitor = call === userInfo && httpStatusOf(data) === 401;
      return refusalReply(reply, data, nowMs, isVisitor ? 200 : httpStatusOf(data));
    },
  });
}
