// The preview of a martingale against tables worked out by hand, and what it says against terms that cannot be.
import { describe, expect, test } from 'vitest';

import { firstMartingaleTerms, type MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import type { MartingaleMarket } from './martingale-market.ts';
import { type MartingalePreview, martingalePreview } from './martingale-preview.ts';

const spot: MartingaleMarket = {
  baseCoin: 'BTC',
  quoteCoin: 'USDT',
  tickSize: '0.01',
  lotSize: '0.0001',
  minQuantity: '0.0001',
  maxQuantity: '1000',
  minAmount: '1',
  maxAmount: '1000000',
};
const contract: MartingaleMarket = {
  ...spot,
  form: 'linear',
  tiers: [{ upTo: '100000', maxLeverage: '100', maintenanceRate: '0.005' }],
  openCostUpRatio: '0.01',
  feeRateUpRatio: '0',
};
const fees = { maker: '0.001', taker: '0.001' };
const terms: MartingaleTerms = {
  ...firstMartingaleTerms,
  firstStep: '0.1',
  stepMultiplier: '2',
  firstAmount: '100',
  amountMultiplier: '2',
  maxOrders: 2,
  investment: '700',
  takeProfit: '0.02',
  marginMode: 'isolated',
};
const at = (lastPrice: string, changed: Partial<MartingaleTerms> = {}, market = spot): MartingalePreview =>
  martingalePreview({ ...terms, ...changed }, market, { lastPrice }, fees);

test('long: steps of the first price add up, sizes double from the first safety order on, the average is of what is bought', () => {
  // 100 at 100 = 1; 200 at 90 = 2.2222; 400 at 70 = 5.7142. Values 100, 199.998, 399.994; 699.992 ÷ 8.9364 = 78.33042...
  const { orders, ...all } = at('100');
  expect(orders.map(({ price, quantity, value }) => [price, quantity, value])).toEqual([
    ['100', '1', '100'],
    ['90', '2.2222', '199.998'],
    ['70', '5.7142', '399.994'],
  ]);
  expect(orders.map(({ neededFunds, deviation }) => [neededFunds, deviation])).toEqual([
    ['100', '0'],
    ['299.998', '0.1'],
    ['699.992', '0.3'],
  ]);
  // 299.998 ÷ 3.2222 = 93.10346…; × 1.02 = 94.9655… and 699.992 ÷ 8.9364 × 1.02 = 79.8970…: up to the cent.
  expect(orders.map(({ averagePrice }) => Number(averagePrice).toFixed(5))).toEqual(['100.00000', '93.10347', '78.33042']);
  expect(orders.map(({ takeProfitPrice }) => takeProfitPrice)).toEqual(['102', '94.97', '79.9']);
  expect(all).toMatchObject({ fundsCoin: 'USDT', neededFunds: '699.992', totalQuantity: '8.9364', liquidationPrice: null, problems: [] });
});

test('short on spot: sells as the price rises, needs coins, and takes profit below the average', () => {
  // 299.991 ÷ 2.8181 = 106.45151…, 699.988 ÷ 5.895 = 118.74266…; × 0.98, down to the cent.
  const { orders, ...all } = at('100', { direction: 'short', investment: '6' });
  expect(orders.map(({ price, quantity, neededFunds, takeProfitPrice }) => [price, quantity, neededFunds, takeProfitPrice])).toEqual([
    ['100', '1', '1', '98'],
    ['110', '1.8181', '2.8181', '104.32'],
    ['130', '3.0769', '5.895', '116.36'],
  ]);
  expect(all).toMatchObject({ fundsCoin: 'BTC', neededFunds: '5.895', problems: [] });
});

test('a step in value is a difference of price', () => {
  expect(at('100', { stepType: 'value', firstStep: '3' }).orders.map(({ price }) => price)).toEqual(['100', '97', '91']);
});

test('profit by amount is what is left of the round after the fees of all its orders', () => {
  // 1 BTC for 100, 0.999 arrive. 10 of profit: 110 ÷ (0.999 × 0.999) = 110.22033…
  expect(at('100', { takeProfitType: 'amount', takeProfit: '10', maxOrders: 0 }).orders[0]?.takeProfitPrice).toBe('110.23');
  // Contracts: 100 and 0.1 of fee and 10, ÷ (1 − 0.001) = 110.21021…; short (100 − 0.1 − 10) ÷ 1.001 = 89.81018…
  const one = { takeProfitType: 'amount', takeProfit: '10', maxOrders: 0 } as const;
  expect(at('100', one, contract).orders[0]?.takeProfitPrice).toBe('110.22');
  expect(at('100', { ...one, direction: 'short' }, contract).orders[0]?.takeProfitPrice).toBe('89.81');
});

test('contracts: margin and fee with their allowances are needed, and the liquidation is that of the whole position', () => {
  // 699.992 ÷ 10 × 1.01 + 699.992 × 0.001 = 71.399184.
  const all = at('100', { leverage: 10, investment: '80' }, contract);
  expect(all.neededFunds).toBe('71.399184');
  expect(all.problems).toEqual([]);
  // Isolated: (value − margin) ÷ (quantity × (1 − 0.005 − 0.001)) = 629.9928 ÷ (8.9364 × 0.994).
  expect(Number(all.liquidationPrice)).toBeCloseTo(629.9928 / (8.9364 * 0.994), 9);
  // Cross: all 80 stand behind it, less 0.699992 of fees.
  const cross = at('100', { leverage: 10, investment: '80', marginMode: 'cross' }, contract);
  expect(Number(cross.liquidationPrice)).toBeCloseTo((699.992 - 79.300008) / (8.9364 * 0.994), 9);
});

test('the stop is a share of the average, beyond the deepest order', () => {
  // 78.33042… × 0.8 = 62.66433…: down to the cent.
  expect(at('100', { stopLossRate: '0.2' })).toMatchObject({ stopLossPrice: '62.66', problems: [] });
  expect(at('100', { stopLossRate: '0.1' }).problems).toEqual([
    { field: 'stopLossRate', code: 'stopBeforeOrders', params: { price: '70' } },
  ]);
});

test('a start at a price counts from that price', () => {
  expect(at('120', { start: { by: 'price', price: '100' } }).orders.map(({ price }) => price)).toEqual(['100', '90', '70']);
});

describe('problems stand at their field', () => {
  test.each<[string, Partial<MartingaleTerms>, string, MartingaleMarket?]>([
    ['less than all orders need', { investment: '699.99' }, 'investmentBelowNeed'],
    ['51 orders', { maxOrders: 51 }, 'termOutOfRange'],
    ['half an order', { maxOrders: 1.5 }, 'termOutOfRange'],
    ['fewer than none', { maxOrders: -1 }, 'termOutOfRange'],
    ['a step below 0.1 %', { firstStep: '0.0009' }, 'termOutOfRange'],
    ['a step above 50 %', { firstStep: '0.51', maxOrders: 1 }, 'termOutOfRange'],
    ['a multiplier below a tenth', { stepMultiplier: '0.09' }, 'termOutOfRange'],
    ['a multiplier above ten', { amountMultiplier: '10.1', investment: '99999' }, 'termOutOfRange'],
    ['an order below zero', { firstStep: '0.4' }, 'ladderBelowZero'],
    ['a profit below 0.1 %', { takeProfit: '0.0001' }, 'termOutOfRange'],
    ['a first order too small', { firstAmount: '0.5' }, 'amountBelowMinimum'],
    ['a first order of no lot', { firstAmount: '0.005' }, 'quantityBelowMinimum'],
    ['a last order too large', { firstAmount: '300000', investment: '9999999' }, 'amountAboveMaximum'],
    ['leverage on spot', { leverage: 2 }, 'invalidLeverage'],
    ['leverage above the tier', { leverage: 101 }, 'invalidLeverage', contract],
    ['half a leverage', { leverage: 1.5 }, 'invalidLeverage', contract],
    ['no leverage', { leverage: 0 }, 'invalidLeverage', contract],
    ['a contract of another form', {}, 'marketWithoutBots', { ...contract, form: 'inverse' }],
    ['an RSI of one candle', { start: { by: 'rsi', interval: '1m', period: 1, threshold: 30, side: 'below' } }, 'termOutOfRange'],
    ['an RSI of 100', { start: { by: 'rsi', interval: '1m', period: 14, threshold: 100, side: 'above' } }, 'termOutOfRange'],
    ['an RSI without candles', { start: { by: 'rsi', interval: 'realtime', period: 14, threshold: 30, side: 'below' } }, 'invalidField'],
    ['no amount', { firstAmount: 'x' }, 'invalidField'],
    [
      'a short that asks for more than it sells',
      { direction: 'short', investment: '6', takeProfitType: 'amount', takeProfit: '701' },
      'termOutOfRange',
    ],
  ])('%s', (_, changed, code, market = spot) => {
    expect(at('100', changed, market).problems.map((problem) => problem.code)).toContain(code);
  });

  test('no price yet', () => {
    expect(martingalePreview(terms, spot, { lastPrice: null }, fees).problems).toEqual([
      { field: 'start', code: 'noWatchedPrice', params: {} },
    ]);
  });
});

// The ladder at 100 is 1, 2.2222 and 5.7142 coins for 100, 199.998 and 399.994; with a half as multiplier 1, 0.5555 and 0.3571 for 100, 49.995 and 24.997.
test.each<[string, Partial<MartingaleTerms>, Partial<MartingaleMarket>, readonly unknown[]]>([
  ['all within', {}, { minQuantity: '1', maxQuantity: '5.7142', minAmount: '100', maxAmount: '399.994' }, []],
  ['the first is too few coins', {}, { minQuantity: '1.0001' }, [['firstAmount', 'quantityBelowMinimum', { minimum: '1.0001' }]]],
  ['the first is too little', {}, { minAmount: '100.01' }, [['firstAmount', 'amountBelowMinimum', { minimum: '100.01', coin: 'USDT' }]]],
  ['the last is too many coins', {}, { maxQuantity: '5.7141' }, [['amountMultiplier', 'quantityAboveMaximum', { maximum: '5.7141' }]]],
  ['the last is too much', {}, { maxAmount: '399.99' }, [['amountMultiplier', 'amountAboveMaximum', { maximum: '399.99', coin: 'USDT' }]]],
  [
    'falling sizes: the last is too little',
    { amountMultiplier: '0.5' },
    { minAmount: '25' },
    [['amountMultiplier', 'amountBelowMinimum', { minimum: '25', coin: 'USDT' }]],
  ],
  [
    'falling sizes: the first is too much',
    { amountMultiplier: '0.5' },
    { maxAmount: '99.99' },
    [['firstAmount', 'amountAboveMaximum', { maximum: '99.99', coin: 'USDT' }]],
  ],
])('sizes against the market: %s', (_, change, market, problems) => {
  const said = at('100', change, { ...spot, ...market }).problems.filter(({ code }) => /Minimum|Maximum/.test(code));
  expect(said.map(({ field, code, params }) => [field, code, params])).toEqual(problems);
});

test('an investment that is no number is told as that, and not as too little', () => {
  const problem = { field: 'investment', code: 'invalidField', params: { field: 'investment', reason: 'must be above zero' } };
  for (const investment of ['', 'x', '0', '-1']) expect(at('100', { investment }).problems).toEqual([problem]);
});
