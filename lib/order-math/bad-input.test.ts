// Texts that are no numbers: every formula says that it knows nothing, whichever of its terms is one.
import { describe, expect, test } from 'vitest';

import { adlLights, adlScore } from './risk/adl-rank.ts';
import { convertPrice, convertedSize, inversePrice, readablePrice } from './spot/convert.ts';
import { breakevenPrice, costPrice, gainShare, unitPrice } from './spot/cost-price.ts';
import { filledShare } from './orders/filled-share.ts';
import { impactPrice, premiumIndex } from './futures/funding.ts';
import { breakEvenPrice, realizedPnl, returnOnMargin, unrealizedPnl } from './futures/futures-pnl.ts';
import { marginInterest, marginLiquidationPrice, marginRiskRatio, maxBorrowable } from './margin/margin-limits.ts';
import { basisFairPrice, basisOf } from './prices/mark-price.ts';
import { orderAmount, quantityFromAmount } from './orders/order-amount.ts';
import { maxBuyQuantity, maxSellQuantity } from './orders/max-quantity.ts';
import { priceLimits } from './prices/price-limits.ts';
import { percentOfWhole, quantityFromPercent } from './orders/quantity-from-percent.ts';
import { snapPrice } from './amounts/round-quantity.ts';
import { targetPrice } from './futures/futures-target.ts';
import { tpslPrice } from './prices/tpsl-price.ts';
import { trailingPrice } from './prices/trailing-price.ts';

type Texts = readonly string[];
type Row = readonly [what: string, formula: (...texts: string[]) => unknown, good: Texts, result: unknown, none?: unknown];

const contract = { settle: 'quote' } as const;
const bounds = { volumePlace: 2 };

const rows: readonly Row[] = [
  ['a conversion', convertedSize, ['3', '0.5'], '1.5'],
  ['a conversion’s price', convertPrice, ['4', '1'], '0.25'],
  ['the inverse of a price', inversePrice, ['3'], '0.33333333'],
  ['a readable price', readablePrice, ['1.234567899'], '1.2345678'],
  ['cost', (bought, paid) => costPrice({ bought, paid }), ['3', '1'], '0.33333334'],
  ['cost after sales', (bought, paid, sold, received) => breakevenPrice({ bought, paid, sold, received }), ['4', '10', '1', '4'], '2'],
  ['a share gained', gainShare, ['3', '2'], '0.5'],
  ['one of so many', unitPrice, ['1', '3'], '0.333333333333'],
  ['what is filled', filledShare, ['1', '3'], '0.33', '0'],
  ['the book’s average for an amount', (amount) => impactPrice([['10', '5']], amount), ['20'], '10'],
  [
    'the premium of the book',
    (impactBid, impactAsk, indexPrice) => premiumIndex({ impactBid, impactAsk, indexPrice }),
    ['102', '103', '100'],
    '0.02',
  ],
  ['a gain', (size, entryPrice, price) => unrealizedPnl({ contract, side: 'long', size, entryPrice, price }), ['2', '10', '13'], '6'],
  [
    'a realised gain',
    (size, entryPrice, price, fees, funding) => realizedPnl({ contract, side: 'long', size, entryPrice, price, fees, funding }),
    ['2', '10', '13', '1', '-2'],
    { gross: '6', net: '3' },
  ],
  ['a return', returnOnMargin, ['-1', '4'], '-0.25'],
  [
    'where a position breaks even',
    (size, entryPrice, takerFeeRate, feesPaid, fundingReceived, realizedPnl) =>
      breakEvenPrice({ contract, side: 'long', size, entryPrice, takerFeeRate, feesPaid, fundingReceived, realizedPnl }),
    ['2', '10', '0', '1', '-2', '-3'],
    '13',
  ],
  ['the risk of a margin wallet', (equity, maintenance, debts) => marginRiskRatio({ equity, maintenance, debts }), ['10', '4', '1'], '0.4'],
  ['interest', (principal, dailyRate) => marginInterest({ principal, dailyRate, hours: 2, decimals: 2 }), ['240', '0.1'], '2'],
  [
    'what can be borrowed',
    (equity, initial, leverage, price, limit, pool) => maxBorrowable({ equity, initial, leverage, price, limit, pool, decimals: 2 }),
    ['100', '10', '3', '4', '1000', '1000'],
    '45',
  ],
  [
    'where a margin wallet is liquidated',
    (baseHeld, baseOwed, quoteHeld, quoteOwed, maintenanceRate) =>
      marginLiquidationPrice({ baseHeld, baseOwed, quoteHeld, quoteOwed, maintenanceRate }),
    ['2', '0', '0', '100', '0.1'],
    '55',
  ],
  ['a basis', basisOf, ['99', '103', '100'], '1'],
  ['a fair price', (index) => basisFairPrice(index, ['2', '4', 'nothing']), ['100'], '103'],
  [
    'the most to buy',
    (available, price, maxQuantity, maxAmount) => maxBuyQuantity(available, { ...bounds, price, maxQuantity, maxAmount }),
    ['100', '3', '50', '1000'],
    '33.33',
    '0',
  ],
  [
    'the most to sell',
    (available, price, maxQuantity, maxAmount) => maxSellQuantity(available, { ...bounds, price, maxQuantity, maxAmount }),
    ['100', '3', '500', '99'],
    '33',
    '0',
  ],
  [
    'the band of prices',
    (referencePrice, buyRatio, sellRatio, tickSize) => priceLimits({ referencePrice, buyRatio, sellRatio, tickSize }),
    ['100', '0.05', '0.1', '2'],
    { highestBuy: '104', lowestSell: '90' },
  ],
  ['the value of an order', orderAmount, ['3', '0.5'], '1.5'],
  ['what an amount buys', (amount, price) => quantityFromAmount(amount, price, 2), ['10', '3'], '3.33'],
  ['a share of the whole', (whole, percent) => quantityFromPercent({ whole, percent, decimals: 1 }), ['9', '50'], '4.5'],
  ['percents of the whole', percentOfWhole, ['1', '3'], 33, 0],
  ['a price on the step', snapPrice, ['10.7', '0.5'], '10.5'],
  [
    'the price of a return',
    (entryPrice, leverage, wanted) => targetPrice({ contract, side: 'long', size: '1', by: 'return', entryPrice, leverage, wanted }),
    ['100', '5', '0.5'],
    '110',
  ],
  [
    'where a profit is taken',
    (entryPrice, leverage, amount, tickSize) =>
      tpslPrice({ contract, side: 'long', size: '1', by: 'return', leg: 'take-profit', entryPrice, leverage, amount, tickSize }),
    ['100', '5', '0.5', '4'],
    '108',
  ],
  [
    'a trailing trigger',
    (bestPrice, callbackRate, tickSize) => trailingPrice({ side: 'sell', bestPrice, callbackRate, tickSize }),
    ['104', '0.02', '1'],
    '101',
  ],
  [
    'a place in the queue of deleveraging',
    (unrealizedPnl, entryValue, marginRatio) => adlScore({ unrealizedPnl, entryValue, marginRatio }),
    ['5', '10', '0.5'],
    '0.25',
  ],
];

describe.each(rows.map(([what, formula, good, result, none = null]) => ({ what, formula, good, result, none })))(
  '$what',
  ({ formula, good, result, none }) => {
    test('is known from numbers', () => {
      expect(formula(...good)).toEqual(result);
    });

    test('is not known when any one of them is none', () => {
      for (const place of good.keys())
        for (const bad of ['', 'x', '1e3', '+1', '1.', ' 1']) expect(formula(...good.with(place, bad))).toEqual(none);
    });
  },
);

test('zero where something is divided by it', () => {
  expect(costPrice({ bought: '0', paid: '1' })).toBeNull();
  expect(gainShare('1', '0')).toBeNull();
  expect(unitPrice('1', '0')).toBeNull();
  expect(percentOfWhole('1', '0')).toBe(0);
  expect(filledShare('1', '0')).toBe('0');
  expect(snapPrice('1', '0')).toBeNull();
  expect(quantityFromAmount('1', '0', 2)).toBeNull();
  expect(trailingPrice({ side: 'buy', bestPrice: '1', callbackRate: '0.1', tickSize: '0' })).toBeNull();
  expect(maxBuyQuantity('1', { ...bounds, price: '0', maxQuantity: '1', maxAmount: '1' })).toBe('0');
  expect(marginLiquidationPrice({ baseHeld: '1.1', baseOwed: '1', quoteHeld: '0', quoteOwed: '5', maintenanceRate: '0.1' })).toBeNull();
  // A fee of all that the position is worth.
  const even = {
    contract,
    side: 'long',
    size: '1',
    entryPrice: '10',
    takerFeeRate: '1',
    feesPaid: '0',
    fundingReceived: '0',
    realizedPnl: '0',
  } as const;
  expect(breakEvenPrice(even)).toBeNull();
});

test('a book that holds too little has no average, an empty one neither', () => {
  expect(impactPrice([['10', '1']], '20')).toBeNull();
  expect(impactPrice([], '20')).toBeNull();
});

test('a percent beyond a hundred is none; a whole one is the whole, rounded down', () => {
  expect(quantityFromPercent({ whole: '9.99', percent: '100', decimals: 1 })).toBe('9.9');
  expect(quantityFromPercent({ whole: '9', percent: '100.1', decimals: 1 })).toBeNull();
  expect(percentOfWhole('5', '4')).toBe(100);
});

test('a score that is no number has no lights and takes nobody’s place', () => {
  expect(adlLights(['1', 'x', '-2'])).toEqual([5, 0, 3]);
});
