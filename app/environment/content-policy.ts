// The content policy of pages: all that a page may load and run comes from this very origin, and only scripts with the answer's nonce run.
import { createHash } from 'node:crypto';

import { offlineStyle } from '../[locale]/offline/offline-style.ts';

/**
 * The sheet that the chart library writes into the page for its own mark.
 * @internal
 */
export const chartMarkStyle =
  'a#tv-attr-logo{--fill:#131722;--stroke:#fff;position:absolute;left:10px;bottom:10px;height:19px;width:35px;margin:0;padding:0;border:0;z-index:3;}' +
  'a#tv-attr-logo[data-dark]{--fill:#D1D4DC;--stroke:#131722;}';

const fingerprint = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The only sheets that are written into pages. */
const writtenStyles = [offlineStyle, chartMarkStyle].map(fingerprint).join(' ');

/** The address to which the browser sends its reports of faults, if there is one. */
function monitoringOrigin(): string {
  const dsn = process.env['SENTRY_DSN'] ?? '';
  return URL.canParse(dsn) ? ` ${new URL(dsn).origin}` : '';
}

/** Sheets come from files; single elements may be given a place and a size. In development the framework writes sheets into the page. */
export function contentPolicy(nonce: string): string {
  const isDevelopment = process.env['NODE_ENV'] !== 'production';
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : writtenStyles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${monitoringOrigin()}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
