// The cookie of the last desk as it comes back: from this world, from the other one, and with what nobody has written.
import { expect, test } from 'vitest';

import { readLastDesk } from './last-desk.ts';

test('a desk of the world that the reader is in', () => {
  expect(readLastDesk('/spot/ETHUSDT', false)).toEqual({ path: '/spot/ETHUSDT', name: 'ETHUSDT' });
  expect(readLastDesk('/spot/ETHUSDT', true)).toEqual({ path: '/spot/ETHUSDT', name: 'ETHUSDT' });
  expect(readLastDesk('/futures/usdt/BTCUSDT', false)).toEqual({ path: '/futures/usdt/BTCUSDT', name: 'BTCUSDT' });
  expect(readLastDesk('/futures/susdt/perpetual/SBTCSUSDT', true)?.name).toBe('SBTCSUSDT');
});

test('a desk of the other world leads nowhere', () => {
  expect(readLastDesk('/futures/usdt/BTCUSDT', true)).toBeNull();
  expect(readLastDesk('/futures/susdt/perpetual/SBTCSUSDT', false)).toBeNull();
});

test('what is no desk is nothing', () => {
  for (const text of [undefined, '', '/asset', '//evil.example/spot/A', '/spot/BTCUSDT?x=1', 'https://a.example/spot/BTCUSDT'])
    expect(readLastDesk(text, false)).toBeNull();
});
