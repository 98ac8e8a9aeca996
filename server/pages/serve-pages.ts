// The pages of the site: what looks alike to every visitor is drawn once for all of them, everything else for each who asks.
import type { IncomingMessage, ServerResponse } from 'node:http';

import { languageCookie, languageCookieSeconds } from '#lib/i18n/remembered-language.ts';
import type { KeptPage } from './kept-page.ts';
import type { PageShelf } from './page-shelf.ts';
import { readCookies, visitorFace, type FaceSettings } from './visitor-face.ts';

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type ServePagesOptions = {
  readonly shelf: PageShelf;
  readonly settings: FaceSettings;
  /** For one alone. */
  readonly drawFor: PageHandler;
};

function give({ status, headers, language, plain, packed }: KeptPage, request: IncomingMessage, response: ServerResponse): void {
  response.setHeaders(new Map(Object.entries(headers)));
  const secure = request.headers['x-forwarded-proto'] === 'https' ? '; Secure' : '';
  if (language !== '' && readCookies(request.headers.cookie).get(languageCookie) !== language)
    response.setHeader('set-cookie', `${languageCookie}=${language}; Path=/; Max-Age=${languageCookieSeconds}; SameSite=lax${secure}`);
  if (headers['etag'] !== undefined && request.headers['if-none-match'] === headers['etag']) {
    response.writeHead(304).end();
    return;
  }
  const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (isPacked) response.setHeader('content-encoding', 'gzip');
  const body = isPacked ? packed : plain;
  response.setHeader('content-length', body.length);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
}

export function servePages({ shelf, settings, drawFor }: ServePagesOptions): PageHandler {
  return async (request, response) => {
    const face = visitorFace(request, settings);
    // A page that cannot be shared fails, leads elsewhere or is not there for this one alone.
    const page = face === null ? null : await shelf.take(face).catch(() => null);
    if (page === null) return drawFor(request, response);
    give(page, request, response);
  };
}
