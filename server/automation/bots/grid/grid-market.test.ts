// A market in the words of the formulas: its whole numbers as decimal text.
import { expect, test } from 'vitest';

import { coinMarket, contractMarket } from '#tests/automation/martingale-samples.ts';
import { coinsOf, feeRates, gridMarket, gridPrices } from './grid-market.ts';

/** A tick and a lot are hundredths, a unit is a millionth. */
const common = {
  baseCoin: 'COIN',
  quoteCoin: 'USDT',
  pricePlace: 2,
  volumePlace: 2,
  minQuantity: '0.01',
  maxQuantity: '10000',
  minAmount: '1',
  maxAmount: '1000000',
};

test('sizes by the places of quantities, money by those of the coin, tiers by those of prices and quantities together', () => {
  expect(gridMarket(coinMarket)).toEqual({ ...common, contract: null });
  const tiers = [{ upTo: '10000', maxLeverage: '100', maintenanceRate: '0.005' }];
  expect(gridMarket(contractMarket)).toEqual({ ...common, contract: { form: 'linear', tiers } });
  const { rules } = coinMarket;
  expect(feeRates({ ...coinMarket, rules: { ...rules, makerFeePpm: 200 } })).toEqual({ maker: '0.0002', taker: '0.001' });
});

test('a price that there is none of yet is none', () => {
  const priced = (lastTicks: number) => gridPrices(coinMarket, { lastTicks, markTicks: 7 });
  expect([priced(0), priced(12_345)]).toEqual([{ lastPrice: null }, { lastPrice: '123.45' }]);
  expect(coinsOf(1_500_000, 6).toFixed()).toBe('1.5');
});
