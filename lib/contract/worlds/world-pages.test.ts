// Pages about trading stay in a world; everything else is the site's.
import { expect, test } from 'vitest';

import { pathInWorld, splitWorld } from './world-pages.ts';

const id = '0123456789abcdef';

test.each([
  '/spot/BTCUSDT',
  '/futures/usdt/BTCUSDT?panel=orders',
  '/trading-bot/bot/12',
  '/trading-bot/spot/BTCUSDT/dca',
  '/asset',
  '/asset/history?coin=BTC',
  '/order/mcp',
  '/markets?quote=USDT',
  '/panel/book/BTCUSDT_SPBL',
  '/copy-trading/copies',
  '/copy-trading/lead',
  '/copy-trading/futures/1001#copy',
])('%s stays in the world', (path) => {
  const address = pathInWorld(id, path);
  expect(address).toBe(`/w/${id}${path}`);
  expect(splitWorld(address)).toEqual({ worldId: id, path });
});

test.each([
  '/',
  '/login?from=%2F',
  '/asset/recharge',
  '/asset/withdraw',
  '/futures/hot',
  '/spot/introduction/spot-rules',
  '/trading-bot',
  '/copy-trading',
  '/copy-trading/strategy',
  '/help',
  `/worlds/${id}`,
])('%s is the site’s', (path) => {
  expect(pathInWorld(id, path)).toBe(path);
  expect(pathInWorld(null, '/spot/BTCUSDT')).toBe('/spot/BTCUSDT');
});

test.each(['/w', '/w/', '/w/0123', `/w/${id}x/spot`, `/W/${id}`, '/worlds', `/w/${id.toUpperCase()}/spot/BTCUSDT`])(
  '%s names no world',
  (path) => {
    expect(splitWorld(path)).toBeNull();
  },
);
