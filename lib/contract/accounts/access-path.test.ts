// The way to the login and back.
import { expect, test } from 'vitest';

import { accessPath, readSource } from './access-path.ts';

test.each([
  [{ from: '/' }, '/login'],
  [{ from: '/spot/BTCUSDT', source: 'mix' }, '/login?from=%2Fspot%2FBTCUSDT&source=mix'],
  [{ from: '/spot/convert?from=USDT&to=BTC' }, '/login?from=%2Fspot%2Fconvert%3Ffrom%3DUSDT%26to%3DBTC'],
  [{ from: '/', source: 'mix' }, '/login?source=mix'],
] as const)('%o is %s', (origin, path) => {
  expect(accessPath('login', origin)).toBe(path);
  expect(accessPath('register', origin)).toBe(path.replace('login', 'register'));
});

test('only the source of the specification is one', () => {
  expect(['mix', 'evil', undefined].map(readSource)).toEqual(['mix', undefined, undefined]);
});
