// Spellings that people and old links use, and the one address that each of them means.
import { expect, test } from 'vitest';

import { rightPath } from './right-address.ts';

test.each([
  ['/en', '/'],
  ['/en/markets', '/markets'],
  ['/en-US/markets', '/markets'],
  ['/EN-gb/markets', '/en-GB/markets'],
  ['/AR', '/ar'],
  ['/ko/markets', '/asia/markets'],
  ['/ko-KR/spot/btcusdt', '/asia/spot/BTCUSDT'],
  ['/zh-Hans', '/zh-CN'],
  ['/zh-cn/spot', '/zh-CN/spot/BTCUSDT'],
  ['/tl/futures', '/ph/futures'],
  ['/spot/ethusdt', '/spot/ETHUSDT'],
  ['/de/crypto-c2c/btc/eur', '/de/crypto-c2c/BTC/EUR'],
  ['/futures/usdt/btcusdt', '/futures/usdt/BTCUSDT'],
  ['/futures/usdc', '/futures/usdc/BTCPERP'],
  ['/futures/susd/perpetual/sbtcsusd', '/futures/susd/perpetual/SBTCSUSD'],
])('%s is %s', (other, right) => {
  expect(rightPath(other)).toBe(right);
  expect(rightPath(right)).toBe(right);
});

test.each([
  '/',
  '/pt',
  '/es-ES/markets',
  '/spot/convert',
  '/spot/introduction/margininfo/cross-limit',
  '/futures/usd/delivery',
  '/futures/introduction/funding-rate',
  '/futures/hot',
  '/crypto-c2c',
  '/crypto-c2c/orders/12',
  '/crypto-c2c/ads/new',
  '/no-such-page',
])('%s stays as it is', (path) => expect(rightPath(path)).toBe(path));
