// The place of the menus that is marked as the one where one is.
import { expect, test } from 'vitest';

import { isCurrent } from './is-current.ts';

test.each([
  ['/spot/BTCUSDT', '/spot/ETHUSDT', true],
  ['/spot/BTCUSDT', '/spot/BTCUSDT?interval=1H', true],
  ['/spot/BTCUSDT', '/spot/introduction/spot-rules', false],
  ['/spot/introduction/spot-rules', '/spot/introduction/spot-rules', true],
  ['/spot/introduction/spot-rules', '/spot/BTCUSDT', false],
  ['/asset', '/asset/recharge', true],
  ['/', '/', true],
  ['/', '/spot/BTCUSDT', false],
  ['/spot/BTCUSDT', '/', false],
  ['/futures/usdt/BTCUSDT', '/spot/BTCUSDT', false],
])('%s, seen from %s: %s', (href, path, current) => {
  expect(isCurrent(href, path)).toBe(current);
});
