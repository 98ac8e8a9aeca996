// The addresses that reach the pages as they are, and those that are answered by the page for those that are not there.
import { expect, test } from 'vitest';

import { pageAddress } from './page-address.ts';

test.each(['/', '/ar/help', '/spot/BTCUSDT?interval=%zz', '/%D8%A7', '/a%20b', '/%25ff', '//twice', '/?%'])(
  '%s is taken as it is',
  (address) => {
    expect(pageAddress(address)).toBe(address);
  },
);

test.each([
  ['/%ff', '/nowhere'],
  ['/%', '/nowhere'],
  ['/%zz?from=%zz', '/nowhere'],
  ['/%E0%A4%A', '/nowhere'],
  // Half of a pair, a letter written too long, a character that controls.
  ['/%ED%A0%80', '/nowhere'],
  ['/%C0%AF', '/nowhere'],
  ['/%00', '/nowhere'],
  ['/markets%', '/nowhere'],
  ['/en/%ff', '/nowhere'],
  ['/arabic/%ff', '/nowhere'],
  ['/ar/help/%ff', '/ar/nowhere'],
  ['/zh-TW/%', '/zh-TW/nowhere'],
  ['/pictures/%ff.png', '/nowhere'],
  ['*', '/nowhere'],
  ['', '/'],
])('%s is nowhere: %s', (address, nowhere) => {
  expect(pageAddress(address)).toBe(nowhere);
});

test.each([
  ['http://elsewhere.example/markets?a=1', '/markets?a=1'],
  ['http://elsewhere.example', '/'],
  ['http://elsewhere.example?a=1', '/?a=1'],
  ['http://elsewhere.example/de/%ff', '/de/nowhere'],
])('of a whole URL only path and query count: %s', (address, path) => {
  expect(pageAddress(address)).toBe(path);
});
