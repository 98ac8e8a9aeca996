// The coins that each account could send, worked out by hand.
import { expect, test } from 'vitest';

import { availableOf, coinsOf, familyOf, firstRoute } from './family-coins.ts';

const sub = (userId: string, coins: readonly (readonly [string, string])[]) => ({
  userId,
  userName: `sub ${userId}`,
  kind: 'normal' as const,
  frozen: false,
  createTimeMs: 0,
  usdtValue: '0',
  coins: coins.map(([coin, available]) => ({ coin, available })),
});
const main = { userId: 'm', name: 'me', coins: [] };

test('USDT first, then by name, and nothing of what there is nothing of', () => {
  const [, member] = familyOf(main, [
    sub('a', [
      ['ETH', '1'],
      ['BTC', '0.00'],
      ['AAVE', '2'],
      ['USDT', '3.5'],
    ]),
  ]);
  expect(coinsOf(member)).toEqual(['USDT', 'AAVE', 'ETH']);
  expect([availableOf(member, 'USDT'), availableOf(member, 'BTC'), availableOf(member, 'SOL'), availableOf(undefined, 'BTC')]).toEqual([
    '3.5',
    '0.00',
    '0',
    '0',
  ]);
});

test('money goes out to the one that is meant, and back where the main account has none', () => {
  const rich = { ...main, coins: [{ coin: 'USDT', available: '1' }] };
  const full = sub('a', [['USDT', '3']]);
  expect(firstRoute(familyOf(rich, [full]), 'a')).toEqual({ from: 'm', to: 'a' });
  expect(firstRoute(familyOf(main, [full]), 'a')).toEqual({ from: 'a', to: 'm' });
  expect(firstRoute(familyOf(main, [sub('a', [])]), 'a')).toEqual({ from: 'm', to: 'a' });
});
