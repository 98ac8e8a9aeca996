// The headers that tell the caller, host and scheme of a request, judged once: whatever is behind reads headers that can be believed.
import type { IncomingMessage } from 'node:http';

import { fromHttps } from './host-cookies.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

export type SettleOptions = {
  readonly proxies: TrustedProxies;
  readonly isOwnHost: (host: string, reachedAt: string) => boolean;
  /** The header in which a proxy says the country; in small letters. */
  readonly countryHeader: string;
};

/** A proxy adds its word at the end. */
const lastOf = (said: string | readonly string[] | undefined): string | undefined =>
  said === undefined ? undefined : String(said).split(',').at(-1)?.trim();

/** Read from no header of a request. */
const neverRead = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-server', 'x-real-ip'] as const;

/** Of two, one server believes the first and another the last. */
const namesTwoHosts = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/**
 * Sets `host`, `x-forwarded-for` (one address) and `x-forwarded-proto` (http or https) to what is believed, and takes away what is not.
 * False: its host is not ours, or it names two, and it goes no further.
 */
export function settleHeaders(
  { headers, rawHeaders, socket }: IncomingMessage,
  { proxies, isOwnHost, countryHeader }: SettleOptions,
): boolean {
  const peer = socket.remoteAddress ?? '';
  const isBelieved = proxies.isTrusted(peer, 0);
  const forwardedHost = isBelieved ? lastOf(headers['x-forwarded-host']) : undefined;
  const forwardedFor = isBelieved ? headers['x-forwarded-for'] : undefined;
  const scheme = isBelieved ? lastOf(headers['x-forwarded-proto'])?.toLowerCase() : undefined;
  const host = forwardedHost === undefined || forwardedHost === '' ? headers.host : forwardedHost;

  // Whoever serves this machine alone still sees that somebody here spoke for another.
  if (isBelieved && forwardedFor === undefined && neverRead.some((name) => headers[name] !== undefined)) headers.via ??= 'a proxy';
  for (const name of neverRead) delete headers[name];
  if (!isBelieved) delete headers[countryHeader];
  if (forwardedFor === undefined) delete headers['x-forwarded-for'];
  else headers['x-forwarded-for'] = proxies.callerOf(peer, String(forwardedFor));
  if (scheme === 'http' || scheme === 'https') headers['x-forwarded-proto'] = scheme;
  else delete headers['x-forwarded-proto'];
  if (scheme === 'https' && headers.cookie !== undefined) headers.cookie = fromHttps(headers.cookie);
  if (host === undefined || namesTwoHosts(rawHeaders) || !isOwnHost(host, socket.localAddress ?? '')) return false;
  headers.host = host;
  return true;
}
