// The headers of every answer: pages, calls, files, sockets and refusals. Whoever answers may say something stricter or, of what a page may load, something else.
import type { IncomingHttpHeaders } from 'node:http';

/** HSTS: whether browsers are told to come over https alone, and whether that goes for the names below this one too. */
export type HstsScope = 'off' | 'host' | 'subdomains';

const oneYearSeconds = 365 * 24 * 60 * 60;

/** Nothing that the site has no use for. Copying, full screen and passkeys stay. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
  // The policy of answers that are no page. Our worker may ask for what is ours.
  'content-security-policy': "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
};

/** For an answer to a request whose headers have been judged. */
export function headersOfAnswer(asked: IncomingHttpHeaders, hsts: HstsScope): Readonly<Record<string, string>> {
  if (asked['x-forwarded-proto'] !== 'https' || hsts === 'off') return always;
  const scope = hsts === 'subdomains' ? '; includeSubDomains' : '';
  return { ...always, 'strict-transport-security': `max-age=${oneYearSeconds}${scope}` };
}
