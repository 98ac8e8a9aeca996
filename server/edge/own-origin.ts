// The check that a request comes from a page of this site. Other sites must not act in a trader's name.
import type { IncomingHttpHeaders } from 'node:http';

const originOf = (url: string): URL | null => (URL.canParse(url) ? new URL(url) : null);

/** The origin is the address that people type, or the one that the request went to. A scheme that nobody has told may be either. */
function isOwnOrigin(origin: string, headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const from = originOf(origin);
  if (from === null) return false;
  if (from.origin === originOf(publicUrl)?.origin) return true;
  const scheme = headers['x-forwarded-proto'];
  return from.host === headers.host && (scheme === undefined || from.protocol === `${String(scheme)}:`);
}

/**
 * Requests without any of a browser's marks (a bot, a script) are let through: they carry no browser's cookies. Pages of a neighbouring
 * host of the same domain are another site's. The headers are those that the server has judged.
 */
export function comesFromOwnPages(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return true;
  if (headers.origin !== undefined) return isOwnOrigin(headers.origin, headers, publicUrl);
  return site === undefined;
}
