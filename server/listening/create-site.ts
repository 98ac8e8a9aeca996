// Calls and pages on one port.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import type { Drain } from './drain.ts';
import { pace } from './pace.ts';
import type { Web } from '#server/web.ts';

type SiteLog = { error(details: object, message: string): void };

/** Calls by which an operator changes what visitors read; a draft and a preview change nothing. */
const changesPages = /^\/api\/v1\/(operator\/|admin\/content\/(publish|unpublish|terms)\b)/;

/** The calls of the exchange, and the addresses that are theirs. */
type Calls = {
  takes(url: string): boolean;
  handler(request: IncomingMessage, response: ServerResponse): void;
};

export function createSite(calls: Calls, web: Pick<Web, 'handle' | 'forgetPages'>, drain: Drain, log: SiteLog): Server {
  const handle = drain.handle((request, response) => {
    if (request.url !== undefined && calls.takes(request.url)) {
      if (request.method === 'POST' && changesPages.test(request.url))
        response.once('finish', () => (response.statusCode < 300 ? web.forgetPages() : undefined));
      calls.handler(request, response);
    } else web.handle(request, response).catch((error: unknown) => log.error({ err: error }, 'a page failed'));
  });
  return createServer(pace, handle);
}
