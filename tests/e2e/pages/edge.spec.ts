// The edge of the built site: headers of pages and files, cookies over https, and addresses that come from no host but ours.
import { request as ask } from 'node:http';
import { expect, test } from '@playwright/test';

type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string | string[] | undefined>>; readonly text: string };

/** Neither Playwright nor `fetch` lets a test choose the host. */
function get(baseURL: string | undefined, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = ask(new URL(path, baseURL), { headers: { accept: 'text/html', ...headers }, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    asked.on('error', reject).end();
  });
}

const https = { 'x-forwarded-proto': 'https' };

test('pages, files and addresses that lead elsewhere carry the headers of every answer', async ({ baseURL }) => {
  const home = await get(baseURL, '/');
  const file = /"(\/_next\/static\/[^"]+\.js)"/.exec(home.text)?.[1] ?? '';
  expect(file).not.toBe('');
  const paths = ['/', '/spot/BTCUSDT', '/help', '/no-such-page', '/en', '/offline', '/robots.txt', '/manifest.webmanifest', '/sw.js', file];
  for (const path of paths) {
    const { headers } = await get(baseURL, path, https);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  }
});

test('no page lets a sheet or script in that nobody vouches for', async ({ baseURL }) => {
  for (const path of ['/', '/help', '/spot/BTCUSDT', '/no-such-page']) {
    const policy = String((await get(baseURL, path)).headers['content-security-policy']);
    expect(policy, path).toMatch(/^default-src 'none'; /);
    expect(policy.replace("style-src-attr 'unsafe-inline'", ''), path).not.toMatch(/unsafe-/);
  }
});

test('the cookie of the language travels over https alone where it was set there', async ({ baseURL }) => {
  for (const path of ['/de', '/de/help', '/de/spot/BTCUSDT']) {
    expect(String((await get(baseURL, path, https)).headers['set-cookie']), path).toMatch(/lang=\w+;.*Secure/i);
    expect(String((await get(baseURL, path)).headers['set-cookie']), path).not.toMatch(/Secure/i);
  }
});

test('addresses that a page calls its own, and those that it leads to, are of a host that is listed', async ({ baseURL }) => {
  const forged = { 'x-forwarded-host': 'evil.example' };
  for (const path of ['/', '/help', '/en', '/robots.txt', '/sitemap.xml']) {
    for (const headers of [forged, { host: 'evil.example' }]) {
      const { status, text, headers: said } = await get(baseURL, path, headers);
      expect(status, path).toBe(400);
      expect(`${text}${JSON.stringify(said)}`, path).not.toContain('evil.example');
    }
  }
  const { host } = new URL(baseURL ?? '');
  const led = await get(baseURL, '/en');
  expect(new URL(String(led.headers['location']), baseURL).host).toBe(host);
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec((await get(baseURL, '/help', https)).text)?.[1] ?? '';
  expect(canonical).toBe(`https://${host}/help`);
});

test('copy trading without a page named leads a visitor to the lead traders, in the same language', async ({ baseURL }) => {
  for (const language of ['', '/ar']) {
    const { status, headers } = await get(baseURL, `${language}/copy-trading`);
    expect(status).toBe(307);
    expect(new URL(String(headers['location']), baseURL).pathname).toBe(`${language}/copy-trading/futures`);
  }
});

test('a visitor who asks for a page of members is led to log in, and back to the same address in the same language', async ({
  baseURL,
}) => {
  const paths = [
    '/asset?coin=BTC',
    '/asset/history?coin=BTC&kind=fee&kind=funding',
    '/asset/recharge?coin=USDT&network=tron',
    '/asset/withdraw?coin=USDT',
    '/asset/unified?tab=1',
    '/order/mcp?tab=1&businessLine=8',
    '/order/transac?market=BTCUSDT&side=buy',
    '/order/marginOrderInfo?tab=debts&tabType=cross',
    '/account/security?at=keys',
    '/account/settings?at=mail',
    '/account/sub-accounts?page=2',
    '/copy-trading/copies?line=spot',
    '/strategy/assets?tab=2',
    '/trading-bot/bot/17?interval=1H',
  ];
  for (const path of paths)
    for (const language of ['', '/ar']) {
      const { status, headers } = await get(baseURL, `${language}${path}`);
      expect([status, headers['location']], path).toEqual([307, `${language}/login?from=${encodeURIComponent(path)}`]);
    }
  // Operators have a login of their own.
  const { headers } = await get(baseURL, '/ar/admin?kind=help');
  expect(headers['location']).toBe(`/ar/admin/login?from=${encodeURIComponent('/admin?kind=help')}`);
});
