// The check on who may open a socket: pages of our own origin, and not too many from one address.
import type { IncomingMessage } from 'node:http';

export type OwnAddress = {
  /** A proxy in front says which host was asked for, and by whom. */
  readonly trustProxy: boolean;
  /** The address people type; empty: the host of the request. */
  readonly publicUrl: string;
};

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/** A browser names the page's origin; a program that names none is not a page of another site. Behind a proxy the request's host may be of this machine alone. */
export function isSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>, { trustProxy, publicUrl }: OwnAddress): boolean {
  if (headers.origin === undefined) return true;
  const forwarded = trustProxy ? headers['x-forwarded-host'] : undefined;
  const asked = typeof forwarded === 'string' ? forwarded : headers.host;
  const from = hostOf(headers.origin);
  return from !== null && (from === asked || from === hostOf(publicUrl));
}

/** The proxy's word only where a proxy is trusted, and then the last one it added. */
export function addressOf(headers: IncomingMessage['headers'], peer: string, trustProxy: boolean): string {
  const forwarded = headers['x-forwarded-for'];
  if (!trustProxy || forwarded === undefined) return peer;
  const list = typeof forwarded === 'string' ? forwarded : forwarded.join(',');
  return list.split(',').at(-1)?.trim() ?? peer;
}
