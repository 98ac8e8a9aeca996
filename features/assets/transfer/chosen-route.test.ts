import { expect, test } from 'vitest';

import type { TransferRoute } from '#lib/contract/calls/v1/assets/transferRoutes.ts';
import { chosenRoute, targetsOf } from './chosen-route.ts';

const routes: readonly TransferRoute[] = [
  { from: 'spot', to: 'usdt', coins: ['USDT'] },
  { from: 'usdt', to: 'spot', coins: ['USDT'] },
  { from: 'spot', to: 'usd', coins: ['BTC', 'ETH'] },
  { from: 'usd', to: 'spot', coins: ['BTC', 'ETH'] },
];

test.each([
  ['as asked for', { from: 'spot', to: 'usd', coin: 'ETH' }, { from: 'spot', to: 'usd', coin: 'ETH' }],
  ['a coin that does not go there gives way', { from: 'spot', to: 'usdt', coin: 'ETH' }, { from: 'spot', to: 'usdt', coin: 'USDT' }],
  ['a target that cannot be reached gives way', { from: 'usd', to: 'usdt', coin: 'BTC' }, { from: 'usd', to: 'spot', coin: 'BTC' }],
  ['from nowhere', { from: 'susd', to: 'usdt', coin: 'BTC' }, { from: 'spot', to: 'usdt', coin: 'USDT' }],
] as const)('%s', (_, wanted, route) => {
  expect(chosenRoute(routes, wanted)).toEqual(route);
});

test('nothing may be moved where there is no way', () => {
  expect(chosenRoute([], { from: 'spot', to: 'usdt', coin: 'USDT' })).toBeNull();
  expect(targetsOf(routes, 'spot')).toEqual(['usdt', 'usd']);
});
