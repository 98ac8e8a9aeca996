import { expect, test } from 'vitest';

import { heldCoins, putInOf, sumsByCoin } from './holdings.ts';

const bot = (coin: string, invested: string, added: string, returned: string, equity: string, totalProfit: string) => ({
  coin,
  invested,
  added,
  returned,
  equity,
  totalProfit,
});

test('bots are summed by the coin that they are told in, and the profit of each sum is what came out less what went in', () => {
  const sums = sumsByCoin([
    bot('USDT', '1000', '50.5', '20', '1010.25', '-20.25'),
    bot('BTC', '0.1', '0', '0', '0.11', '0.01'),
    bot('USDT', '0.1', '0', '0', '0.3', '0.2'),
  ]);
  expect(sums).toEqual([
    { coin: 'USDT', putIn: '1050.6', takenOut: '20', equity: '1010.55', profit: '-20.05' },
    { coin: 'BTC', putIn: '0.1', takenOut: '0', equity: '0.11', profit: '0.01' },
  ]);
  expect(putInOf({ invested: '0.1', added: '0.2' })).toBe('0.3');
  expect(sumsByCoin([])).toEqual([]);
});

test('coins are summed over all accounts, and those of which nothing is held are left out', () => {
  expect(
    heldCoins([
      { coin: 'BTC', available: '0.1', frozen: '0.2' },
      { coin: 'ETH', available: '0', frozen: '0.00' },
      { coin: 'BTC', available: '0', frozen: '1' },
    ]),
  ).toEqual([{ coin: 'BTC', available: '0.1', frozen: '1.2', total: '1.3' }]);
});
