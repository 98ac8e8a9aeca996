// The requests that get a page which others get too, and the parts of a request that can reach such a page.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { sessionCookie } from '#lib/contract/accounts/session-cookie.ts';
import { visitorFace } from './visitor-face.ts';

const settings = { publicUrl: '', trustProxy: false, countryHeader: 'x-country' };
const info = '/spot/introduction/margininfo/cross-limit';
const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  url,
  headers: { host: 'exchange.test', ...headers },
});

test.each([
  ['with a session', asked(info, { cookie: `${sessionCookie}=abc` })],
  ['with one of https', asked(info, { cookie: `theme=dark; __Secure-${sessionCookie}=abc` })],
  ['with one that is over or empty', asked(info, { cookie: `${sessionCookie}=` })],
  ['with a key', asked(info, { authorization: 'Bearer abc' })],
  ['with a query', asked(`${info}?coin=BTC`)],
  ['for a part of the page', asked(info, { rsc: '1' })],
  ['that sends something', asked(info, {}, 'POST')],
  ['for a desk', asked('/spot/BTCUSDT')],
  ['for one’s own assets', asked('/asset')],
  ['for the login page', asked('/login')],
  ['for an address with odd signs', asked('/spot/introduction/%2e%2e')],
  ['by an odd name', asked(info, { host: 'a b"<' })],
])('a request %s is answered for itself', (_, request) => {
  expect(visitorFace(request, settings)).toBeNull();
});

test.each([
  ['/', 1000],
  ['/ar', 1000],
  ['/zh-CN/markets', 1000],
  ['/futures/hot', 1000],
  [info, 20_000],
  ['/de/futures/introduction/funding-rate', 20_000],
  ['/help/start/first-trade', 20_000],
])('%s may be %i ms old', (path, ageMs) => {
  expect(visitorFace(asked(path), settings)?.ageMs).toBe(ageMs);
});

test('the same look is the same face, whatever else a browser sends; another look is another', () => {
  const face = (cookie: string) => JSON.stringify(visitorFace(asked(info, { cookie }), settings)?.headers);
  expect(face('theme=dark; _ga=GA1.2.3')).toBe(face(''));
  expect(face('theme=nonsense')).toBe(face(''));
  expect(face('banner=bots')).not.toBe(face(''));
  expect(face('banner=<script>')).toBe(face(''));
  expect(new Set(['', 'theme=light', 'density=compact', 'noticeboard=1', 'unit=EUR'].map(face)).size).toBe(5);
});

test('the country is told where something depends on it, and nowhere else', () => {
  const told = (country: string) => visitorFace(asked(info, { 'x-country': country }), settings)?.headers['x-country'];
  expect([told('kr'), told('DE'), told('KR\r\nx: y')]).toEqual(['KR', undefined, undefined]);
});

test('of its address a page knows the host and the scheme that the server has judged, or none where the operator names one', () => {
  const request = asked(info, { host: 'typed.test', 'x-forwarded-host': 'elsewhere.test', 'x-forwarded-proto': 'https' });
  expect(visitorFace(request, settings)?.headers).toMatchObject({ host: 'typed.test', 'x-forwarded-proto': 'https' });
  expect(visitorFace(request, settings)?.headers['x-forwarded-host']).toBeUndefined();
  const named = visitorFace(request, { ...settings, publicUrl: 'https://exchange.test' });
  expect([named?.headers['host'], named?.headers['x-forwarded-proto']]).toEqual(['localhost', undefined]);
});

test('nothing that somebody brings along reaches a page for others', () => {
  const token = fc.stringMatching(/^[A-Za-z0-9]{12,40}$/);
  const name = fc.stringMatching(/^[a-z][a-z-]{2,20}$/);
  const cookies = fc.array(fc.tuple(fc.oneof(name, fc.constantFrom('theme', 'lang', 'unit', 'deviceid')), token), { maxLength: 6 });
  const headers = fc.array(fc.tuple(fc.oneof(name, fc.constantFrom('user-agent', 'x-forwarded-for', 'referer', 'accept-language')), token));
  fc.assert(
    fc.property(cookies, headers, (jar, others) => {
      const cookie = jar.map((pair) => pair.join('=')).join('; ');
      const face = visitorFace(asked(info, { ...Object.fromEntries(others), host: 'exchange.test', cookie }), settings);
      const said = JSON.stringify(face?.headers ?? {});
      for (const [, secret] of [...jar, ...others]) expect(said).not.toContain(secret);
    }),
  );
});
