// Calls and pages on one port.
import { createServer, type Server } from 'node:http';

import type { Http } from '#server/http/create-http.ts';
import { metricsPath } from '#server/http/monitoring/serve-metrics.ts';
import { securityTextPath } from '#server/http/serving/serve-security-text.ts';

import type { Drain } from './drain.ts';
import { pace } from './pace.ts';
import type { Web } from '#server/web.ts';

type SiteLog = { error(details: object, message: string): void };

/** Calls by which an operator changes what visitors read; a draft and a preview change nothing. */
const changesPages = /^\/api\/v1\/(operator\/|admin\/content\/(publish|unpublish|terms)\b)/;

const isCall = (url: string): boolean => url.startsWith('/api/') || url === metricsPath || url === securityTextPath;

export function createSite(http: Pick<Http, 'handler'>, web: Pick<Web, 'handle' | 'forgetPages'>, drain: Drain, log: SiteLog): Server {
  const handle = drain.handle((request, response) => {
    if (request.url !== undefined && isCall(request.url)) {
      if (request.method === 'POST' && changesPages.test(request.url))
        response.once('finish', () => (response.statusCode < 300 ? web.forgetPages() : undefined));
      http.handler(request, response);
    } else web.handle(request, response).catch((error: unknown) => log.error({ err: error }, 'a page failed'));
  });
  return createServer(pace, handle);
}
