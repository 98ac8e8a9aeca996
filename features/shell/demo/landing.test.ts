// Changing worlds leads to a page that the other world has.
import { expect, test } from 'vitest';

import { landingInDemo, landingInLive } from './landing.ts';

test.each([
  ['/', '/futures/susd/perpetual/SBTCSUSD'],
  ['/asset/recharge', '/futures/susd/perpetual/SBTCSUSD'],
  ['/futures', '/futures/susd/perpetual/SBTCSUSD'],
  ['/futures/usdt/BTCUSDT', '/futures/susd/perpetual/SBTCSUSD'],
  ['/spot/ETHUSDT', '/spot/ETHUSDT'],
  ['/futures/susdt/perpetual/SBTCSUSDT', '/futures/susdt/perpetual/SBTCSUSDT'],
])('into demo from %s to %s', (from, to) => {
  expect(landingInDemo(from)).toBe(to);
});

test.each([
  ['/', '/'],
  ['/asset', '/asset'],
  ['/spot/ETHUSDT', '/spot/ETHUSDT'],
  ['/futures/susd/perpetual/SBTCSUSD', '/futures/usdt/BTCUSDT'],
])('out of demo from %s to %s', (from, to) => {
  expect(landingInLive(from)).toBe(to);
});
