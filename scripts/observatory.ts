// npm run observatory [-- path …]: what Mozilla's HTTP Observatory would say of every kind of page behind a TLS proxy, which is set up as docs/operate.md says.
// Each page is asked for once, as by somebody new, and once as its user; the bar is 125 points for both.
import { request as ask } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';

import { openPages, ownPages } from './accessibility/walked-pages.ts';
import { ensureWebBuild } from './build/web-build.ts';
import { observatoryTests, scoresOf, totalOf } from './observatory/score-answer.ts';
import { startTlsProxy, type TlsProxy } from './observatory/start-tls-proxy.ts';
import { startMeasuredServer } from '../tests/bench/server/server.ts';

const name = 'exchange.example';
const bar = 125;
/** Addresses that are no page: the answers of calls, files, and an answer that leads elsewhere. */
const others = [
  '/api/v1/mix/public/time',
  '/api/nothing',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/sw.js',
  '/offline',
  '/en',
];
const asked = process.argv.slice(2);

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string };
type Sent = { readonly cookie?: string; readonly body?: string };

function get({ port, certificate }: TlsProxy, path: string, { cookie = '', body }: Sent = {}): Promise<Answer> {
  const headers = { host: name, accept: 'text/html', 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const sent = ask({ host: '127.0.0.1', port, path, method, headers, ca: certificate, servername: name }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The cookie of a new user. */
async function register(proxy: TlsProxy): Promise<string> {
  const body = JSON.stringify({ email: `observer-${process.pid}@example.com`, password: 'correct horse battery staple' });
  const { headers, text } = await get(proxy, '/api/v1/user/register', { body });
  const line = headers['set-cookie']?.[0];
  if (line === undefined) throw new Error(`nobody could be registered: ${text}`);
  return line.split(';')[0] ?? '';
}

const rows: Record<string, unknown>[] = [];

async function score(proxy: TlsProxy, path: string, cookie = ''): Promise<void> {
  const { status, headers, text } = await get(proxy, path, { cookie });
  // The documented proxy answers over http with nothing but the same address over https.
  const scores = scoresOf({ headers, html: text, fromHttp: `https://${name}${path}`, url: `https://${name}${path}` });
  const total = totalOf(scores);
  const hasCookies = headers['set-cookie'] !== undefined;
  rows.push({ path: cookie === '' ? path : `${path} (user)`, status, ...scores, cookies: hasCookies ? scores.cookies : '–', total });
}

ensureWebBuild();
const server = await startMeasuredServer({ TRUST_PROXY: 'true', PUBLIC_URL: `https://${name}` });
try {
  const proxy = await startTlsProxy(name, new URL(server.url));
  try {
    for (const path of asked.length > 0 ? asked : [...openPages, ...others]) await score(proxy, path);
    const cookie = await register(proxy);
    if (asked.length === 0) for (const path of ownPages) await score(proxy, path, cookie);
  } finally {
    proxy.close();
  }
} finally {
  await server.stop();
}
console.table(rows, ['path', 'status', ...observatoryTests, 'total']);
const below = rows.filter(({ total }) => Number(total) < bar);
console.log(`${rows.length} answers, ${below.length} below ${bar}`);
if (below.length > 0) process.exitCode = 1;
