// The edge of the real server: whose host names and pages it answers to, the cookies it sets, and the headers of every answer.
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { register } from '#lib/contract/calls/v1/user/register.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { logout } from '#lib/contract/calls/login/logout.ts';
import { user } from '#server/store/schema/identity.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { goodPassword } from '../trader.ts';

const publicUrl = 'https://exchange.example';
let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange({
    edge: { publicUrl, allowedHosts: ['www.exchange.example'] },
    securityContact: 'mailto:security@exchange.example',
  });
});
afterAll(() => exchange.close());

type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string | string[] | undefined>>; readonly text: string };
type Asked = { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

/** `fetch` lets nobody choose a host. */
function get(path: string, { method = 'GET', headers = {}, body = '' }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = ask(`${exchange.url}${path}`, { method, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const behindProxy = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'exchange.example', 'x-forwarded-for': '203.0.113.9' };
const json = { 'content-type': 'application/json' };

describe('a host', () => {
  test.each(['exchange.example', 'www.exchange.example', 'localhost', '127.0.0.1:1234'])('%s is answered', async (host) => {
    expect((await get('/api/health', { headers: { host } })).status).toBe(200);
    expect((await get('/', { headers: { host } })).status).toBe(200);
  });

  test.each([
    [{ host: 'evil.example' }],
    [{ host: 'exchange.example.evil.example' }],
    [{ host: 'exchange.example', 'x-forwarded-host': 'evil.example' }],
    [{ host: 'exchange.example', 'x-forwarded-host': 'exchange.example, evil.example' }],
  ])('%j is refused with a code, by calls and pages alike, and nothing happens', async (headers) => {
    const body = JSON.stringify({ email: `host-${String(headers.host)}@example.com`, password: goodPassword });
    const made = await get(`/api/${register.path}`, { method: 'POST', headers: { ...headers, ...json }, body });
    for (const answer of [made, await get('/api/health', { headers }), await get('/', { headers })]) {
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.text)).toMatchObject({ code: '40421', data: null });
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.text).not.toContain('evil.example');
    }
    expect(await exchange.store.db.$count(user)).toBe(0);
  });
});

describe('over https', () => {
  test('the session is in a cookie that this host alone can set, which opens the account and ends with it', async () => {
    const body = JSON.stringify({ email: 'host-cookie@example.com', password: goodPassword });
    const made = await get(`/api/${register.path}`, { method: 'POST', headers: { ...behindProxy, ...json }, body });
    const lines = [made.headers['set-cookie'] ?? []].flat();
    expect(lines.map((one) => one.split('=')[0] ?? '').toSorted()).toEqual(['__Host-meridian.device', '__Host-meridian.session_token']);
    for (const one of lines) {
      expect(one.split('; ').slice(1)).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure']));
      expect(one).not.toMatch(/domain=/i);
    }
    const line = lines.find((one) => one.startsWith('__Host-meridian.session_token=')) ?? '';

    const cookie = line.split(';')[0] ?? '';
    const asks = async (headers: Readonly<Record<string, string>>): Promise<unknown> => {
      const answer = await get(`/api/${userInfo.path}`, { method: 'POST', headers: { ...json, ...headers }, body: '{}' });
      const said: unknown = JSON.parse(answer.text);
      return said;
    };
    expect(await asks({ ...behindProxy, cookie })).toMatchObject({ code: '00000' });
    // The same under the name that any neighbour could have set.
    expect(await asks({ ...behindProxy, cookie: cookie.replace('__Host-', '') })).toMatchObject({ code: '00004' });

    const left = await get(`/api/${logout.path}`, { method: 'POST', headers: { ...behindProxy, ...json, cookie }, body: '{}' });
    expect(left.headers['set-cookie']?.[0]).toMatch(/^__Host-meridian\.session_token=; Max-Age=0/);
    expect(await asks({ ...behindProxy, cookie })).not.toMatchObject({ code: '00000' });
  });

  test('pages of a neighbouring host may not post; those of the address that people type may', async () => {
    const post = async (headers: Readonly<Record<string, string>>): Promise<number> =>
      (await get(`/api/${userInfo.path}`, { method: 'POST', headers: { ...behindProxy, ...json, ...headers }, body: '{}' })).status;
    expect(await post({ 'sec-fetch-site': 'same-site', origin: 'https://shop.exchange.example' })).toBe(403);
    expect(await post({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await post({ 'sec-fetch-site': 'cross-site', origin: 'http://exchange.example' })).toBe(403);
    expect(await post({ 'sec-fetch-site': 'same-site', origin: publicUrl })).toBe(200);
    expect(await post({ 'sec-fetch-site': 'same-origin', origin: publicUrl })).toBe(200);
  });
});

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
};

test('nobody is told by TRACE what was sent', async () => {
  const answer = await get('/api/health', { method: 'TRACE', headers: { cookie: 'secret=1' } });
  expect(answer.status).toBe(405);
  expect(answer.text).not.toContain('secret');
});

describe('the headers of every answer', () => {
  test.each([
    ['a page', '/', {}],
    ['a page that is not there', '/nothing', {}],
    ['a call', '/api/v1/mix/public/time', {}],
    ['a call that refuses', '/api/v1/spot/market/depth', {}],
    ['a call that is not there', '/api/nothing', {}],
    ['an address that nobody can read', '/api/%ff', {}],
    ['health', '/api/health', {}],
    ['security.txt', '/.well-known/security.txt', {}],
    ['a refused host', '/', { host: 'evil.example' }],
  ])('%s', async (_name, path, headers) => {
    const answer = await get(path, { headers });
    expect(answer.headers).toMatchObject({ ...everywhere, 'content-type': expect.stringMatching(/; charset=utf-8$/) });
  });

  test('what is no request at all', async () => {
    const said = await new Promise<string>((resolve) => {
      let text = '';
      const line = connect(Number(new URL(exchange.url).port), '127.0.0.1', () => line.write('nonsense\r\n\r\n'));
      line.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      line.on('close', () => resolve(text));
    });
    expect(said).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(said).toContain('x-content-type-options: nosniff\r\n');
    expect(said).toContain('cross-origin-resource-policy: same-origin\r\n');
  });

  test('over https, and only there, browsers are told to come that way alone for a year', async () => {
    const promise = async (headers: Readonly<Record<string, string>>) => (await get('/', { headers })).headers['strict-transport-security'];
    expect(await promise(behindProxy)).toBe('max-age=31536000; includeSubDomains');
    expect(await promise({ ...behindProxy, 'x-forwarded-proto': 'http' })).toBeUndefined();
    expect(await promise({})).toBeUndefined();
  });
});

test('security.txt says whom to tell, until when that holds and where it belongs', async () => {
  const { text, headers } = await get('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^Contact: mailto:security@exchange\.example$/m);
  expect(text).toMatch(/^Canonical: https:\/\/exchange\.example\/\.well-known\/security\.txt$/m);
  const [, expires = ''] = /^Expires: (\d{4}-\d\d-\d\dT00:00:00\.000Z)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});
