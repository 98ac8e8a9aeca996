// Who may open a socket: pages of our own origin, and not too many from one address.
import type { IncomingMessage } from 'node:http';

/** A browser names the page's origin; a program that names none is not a page of another site. */
export function isSameOrigin(request: IncomingMessage, trustProxy: boolean): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  const forwarded = trustProxy ? request.headers['x-forwarded-host'] : undefined;
  const own = typeof forwarded === 'string' ? forwarded : host;
  return URL.canParse(origin) && new URL(origin).host === own;
}

/** The proxy's word only where a proxy is trusted, and then the last one it added. */
export function addressOf(headers: IncomingMessage['headers'], peer: string, trustProxy: boolean): string {
  const forwarded = headers['x-forwarded-for'];
  if (!trustProxy || forwarded === undefined) return peer;
  const list = typeof forwarded === 'string' ? forwarded : forwarded.join(',');
  return list.split(',').at(-1)?.trim() ?? peer;
}
