// The state that a trade leaves, worked out by hand.
import { expect, test } from 'vitest';

import type { RiskMarket, RiskPosition } from './account-risk.ts';
import { afterTrade, type Trade } from './after-trade.ts';

const market: RiskMarket = {
  symbolId: 'BTC',
  contract: { settle: 'quote' },
  markPrice: '100',
  tiers: [{ upTo: '1000000', maxLeverage: '100', maintenanceRate: '0.004' }],
  takerFeeRate: '0.001',
  liquidationFeeRate: '0.001',
};
const held: RiskPosition = {
  symbolId: 'BTC',
  holdSide: 'long',
  marginMode: 'cross',
  size: '2',
  entryPrice: '90',
  leverage: '10',
  margin: '0',
};
const trade: Trade = {
  market,
  side: 'buy',
  holdSide: null,
  size: '2',
  price: '100',
  marginMode: 'cross',
  leverage: '10',
  feeRate: '0.001',
  closesOnly: false,
};
const with1000 = (...positions: RiskPosition[]) => ({ balance: '1000', positions });

test('opening: the fee is gone, the rest stays in the shared balance', () => {
  expect(afterTrade(with1000(), trade)).toEqual({
    balance: '999.8',
    positions: [{ ...held, entryPrice: '100' }],
  });
});

test('opening on isolated margin locks value ÷ leverage', () => {
  expect(afterTrade(with1000(), { ...trade, marginMode: 'isolated' })).toEqual({
    balance: '979.8',
    positions: [{ ...held, marginMode: 'isolated', entryPrice: '100', margin: '20' }],
  });
});

test('adding averages the entry', () => {
  expect(afterTrade(with1000(held), trade)?.positions).toEqual([{ ...held, size: '4', entryPrice: '95' }]);
});

test('one-way: a sell closes first, and turns over with what is left', () => {
  // Gain 20, fee 0.3: 2 close, 1 opens short at 100.
  expect(afterTrade(with1000(held), { ...trade, side: 'sell', size: '3' })).toEqual({
    balance: '1019.7',
    positions: [{ ...held, holdSide: 'short', size: '1', entryPrice: '100' }],
  });
  expect(afterTrade(with1000(held), { ...trade, side: 'sell', size: '3', closesOnly: true })).toEqual({ balance: '1019.8', positions: [] });
});

test('what closes leaves the positions of other markets as they are', () => {
  const other = { ...held, symbolId: 'ETH', size: '7' };
  expect(afterTrade(with1000(other, held), { ...trade, side: 'sell', closesOnly: true })?.positions).toEqual([other]);
});

test('a part of an isolated position gives back its share of the margin', () => {
  const isolated = { ...held, marginMode: 'isolated', margin: '18' } as const;
  expect(afterTrade(with1000(isolated), { ...trade, side: 'sell', size: '0.5', marginMode: 'isolated' })).toEqual({
    // 4.5 of margin and 5 of gain, less a fee of 0.05.
    balance: '1009.45',
    positions: [{ ...isolated, size: '1.5', margin: '13.5' }],
  });
});

test('hedge: the named position and no other', () => {
  expect(afterTrade(with1000(held), { ...trade, side: 'sell', holdSide: 'short' })?.positions).toEqual([
    held,
    { ...held, holdSide: 'short', entryPrice: '100' },
  ]);
  expect(afterTrade(with1000(held), { ...trade, side: 'sell', holdSide: 'long', size: '5' })?.positions).toEqual([]);
});

test('nothing to close, and no numbers: nothing', () => {
  expect(afterTrade(with1000(), { ...trade, closesOnly: true })).toBeNull();
  expect(afterTrade(with1000(), { ...trade, size: '0' })).toBeNull();
  for (const price of ['', '0', '-1']) expect(afterTrade(with1000(held), { ...trade, price })).toBeNull();
  expect(afterTrade({ balance: '', positions: [] }, trade)).toBeNull();
});
