// Shares, averages and gains of what a portfolio holds, with values worked out by hand.
import { expect, test } from 'vitest';

import { heldCoins } from './portfolio-holdings.ts';

const holding = (coin: string, count: string, paid: string, carried = '0') => ({
  coin,
  symbolId: `${coin}USDT_SPBL`,
  count,
  paid,
  carried,
});
const coins = [
  { coin: 'BTC', weight: '0.5' },
  { coin: 'ETH', weight: '0.3' },
  { coin: 'USDT', weight: '0.2' },
];
const prices: Readonly<Record<string, string>> = { BTC: '60', ETH: '10' };
const priceOf = (coin: string): string | null => prices[coin] ?? null;

test('bought for 200 at an average of 44.44, 4.5 coins at 60 have gained 70', () => {
  const [bitcoin] = heldCoins({ coins, holdings: [holding('BTC', '4.5', '200')], money: '30', priceOf });
  expect(bitcoin).toMatchObject({ value: '270', profit: '70', share: '0.9', target: '0.5' });
  expect(Number(bitcoin?.averagePrice)).toBeCloseTo(44.4444444444, 9);
});

test('shares of everything, USDT last; one that is neither held nor wanted is left out', () => {
  const holdings = [holding('BTC', '1', '50'), holding('ETH', '0', '0', '12'), holding('SOL', '0', '0')];
  const held = heldCoins({ coins, holdings, money: '40', priceOf });
  expect(held.map(({ coin, share, target, carried }) => [coin, share, target, carried])).toEqual([
    ['BTC', '0.6', '0.5', '0'],
    ['ETH', '0', '0.3', '12'],
    ['USDT', '0.4', '0.2', '0'],
  ]);
});

test('without a price no share can be told', () => {
  const held = heldCoins({ coins, holdings: [holding('BTC', '1', '50'), holding('SOL', '2', '9')], money: '40', priceOf });
  expect(held.map(({ coin, value, share }) => [coin, value, share])).toEqual([
    ['BTC', '60', null],
    ['SOL', null, null],
    ['USDT', '40', null],
  ]);
});
