// The words of the specification for a bot lead to the terms and back, and lose nothing.
import * as z from 'zod/mini';
import { expect, test } from 'vitest';

import { gridTerms } from '../../bots/grid/grid-terms.ts';
import { martingaleTerms } from '../../bots/martingale/martingale-terms.ts';
import { dcaEditing, dcaPlacing, fromMartingaleTerms, startProblem, toMartingaleEdit, toMartingaleTerms } from './dca-fields.ts';
import { regularTerms } from '../../bots/regular/regular-terms.ts';
import { fromGridTerms, gridEditing, gridPlacing, toGridEdit, toGridTerms } from './grid-fields.ts';
import { fromRegularTerms, regularEditing, regularPlacing, toRegularEdit, toRegularTerms } from './regular-fields.ts';

const grid = z.object(gridPlacing);
const dca = z.object(dcaPlacing);

const least = { strategyType: 1, symbolId: 'BTCUSDT_SPBL', strategyNum: 10, strategyMinPrice: '50000' };

test('a grid that names only its range is long, arithmetic, at once and sells at its end', () => {
  expect(toGridTerms(grid.parse({ ...least, strategyMaxPrice: '60000', tokenQuoteInvestAmount: '1000' }))).toEqual({
    direction: 'long',
    spacing: 'arithmetic',
    lowerPrice: '50000',
    upperPrice: '60000',
    grids: 10,
    intervalRate: null,
    baseInvestment: '0',
    quoteInvestment: '1000',
    leverage: 1,
    marginMode: 'cross',
    opensPosition: true,
    triggerPrice: null,
    takeProfitPrice: null,
    stopLossPrice: null,
    priceLimitRate: '0',
    sellsAtEnd: true,
    moves: false,
    stopPrice: null,
    trailingStopRate: null,
    reinvests: false,
  });
});

const everyGridField = {
  ...least,
  strategyType: 2,
  strategyMaxPrice: '60000',
  tokenQuoteInvestAmount: '1000',
  triggerPrice: '55000',
  strategyModel: 2,
  strategyModelGrade: 2,
  stopProfitPrice: '61000',
  stopLossPrice: '49000',
  gridType: 'negative',
  stopPrice: '70000',
  moving: true,
  opensPosition: false,
  trailingStopRate: '0.2',
  reinvest: true,
  marginMode: 1,
  leverage: 5,
  endOperate: 2,
};

test.each([
  ['of every field', everyGridField],
  ['neutral', { ...everyGridField, gridType: 'neutral', strategyModelGrade: 1 }],
  ['without a top', { ...least, strategyNum: 0, strategyModel: 2, intervalRate: '0.01', tokenBaseInvestAmount: '0.5' }],
])('a grid %s comes back as it was', (_, body) => {
  const terms = toGridTerms(grid.parse(body));
  expect(gridTerms.parse(terms)).toEqual(terms);
  const { symbolId: _symbol, strategyType: _type, strategyAttribute: _attribute, ...told } = grid.parse(body);
  expect(fromGridTerms(terms)).toEqual(told);
  expect(toGridTerms(fromGridTerms(terms))).toEqual(terms);
});

test('a short grid of contracts says so in both languages', () => {
  expect(toGridTerms(grid.parse(everyGridField))).toMatchObject({
    direction: 'short',
    spacing: 'geometric',
    priceLimitRate: '0.02',
    takeProfitPrice: '61000',
    sellsAtEnd: false,
    marginMode: 'isolated',
  });
});

test('of an edit, what is left out stays away and null takes a price away', () => {
  const read = z.object(gridEditing);
  expect(toGridEdit(read.parse({}))).toEqual({});
  expect(toGridEdit(read.parse({ stopLossPrice: null, strategyMaxPrice: '62000', endOperate: 2 }))).toEqual({
    stopLossPrice: null,
    upperPrice: '62000',
    sellsAtEnd: false,
  });
  expect(toMartingaleEdit(z.object(dcaEditing).parse({ targetLoss: null, profitType: 2, targetProfit: '12', maxAppendCount: 3 }))).toEqual({
    stopLossRate: null,
    takeProfitType: 'amount',
    takeProfit: '12',
    maxOrders: 3,
  });
});

const leastDca = {
  strategyType: 3,
  symbolId: 'BTCUSDT_SPBL',
  firstChangeRange: '0.05',
  maxAppendCount: 4,
  targetProfit: '0.1',
  firstAmount: '100',
  investAmount: '3100',
};

test.each([
  ['at once', leastDca],
  ['at a price', { ...leastDca, firstPrice: '50000', priceTimes: '1.5', amountTimes: '2', targetLoss: '0.5' }],
  ['when the RSI is low', { ...leastDca, indicatorInterval: '5m', rsiBarCount: 14, rsiBuyThreshold: 30 }],
  ['when the RSI is high', { ...leastDca, dcaType: 2, indicatorInterval: '1H', rsiBarCount: 7, rsiSellThreshold: 70, rounds: 'one' }],
  ['of contracts', { ...leastDca, strategyType: 4, leverage: 10, marginMode: 1, appendType: 2, profitType: 2, endOperate: 2 }],
])('a martingale that starts %s comes back as it was', (_, body) => {
  const terms = toMartingaleTerms(dca.parse(body));
  expect(martingaleTerms.parse(terms)).toEqual(terms);
  const { symbolId: _symbol, strategyType: _type, strategyAttribute: _attribute, ...told } = dca.parse(body);
  expect(fromMartingaleTerms(terms)).toEqual(told);
});

test('a start by the RSI reads its one threshold', () => {
  expect(toMartingaleTerms(dca.parse({ ...leastDca, indicatorInterval: '5m', rsiSellThreshold: 70 })).start).toEqual({
    by: 'rsi',
    interval: '5m',
    period: 14,
    threshold: 70,
    side: 'above',
  });
});

test.each([
  [{}, null],
  [{ firstPrice: '1' }, null],
  [{ indicatorInterval: '5m', rsiBuyThreshold: 30 }, null],
  [{ indicatorInterval: '5m' }, 'needs one threshold, rsiBuyThreshold or rsiSellThreshold'],
  [{ indicatorInterval: '5m', rsiBuyThreshold: 30, rsiSellThreshold: 70 }, 'needs one threshold, rsiBuyThreshold or rsiSellThreshold'],
  [{ rsiBuyThreshold: 30 }, 'is missing: a threshold needs an interval'],
  [{ firstPrice: '1', indicatorInterval: '5m', rsiBuyThreshold: 30 }, 'excludes a start by the RSI'],
] as const)('a start by %o: %s', (fields, problem) => {
  expect(startProblem(fields)).toBe(problem);
});

const regular = z.object(regularPlacing);
const leastRegular = { investTokens: [{ coin: 'BTC', ratio: '1' }], investAmount: '100', period: 'daily' };

test('an auto-invest that names only its coin, amount and period skips rounds without money and sells at its end', () => {
  expect(toRegularTerms(regular.parse(leastRegular))).toEqual({
    coins: [{ coin: 'BTC', weight: '1', maxPrice: null }],
    amount: '100',
    period: 'daily',
    timeOfDay: '00:00',
    weekday: 1,
    dayOfMonth: 1,
    timeZone: 'UTC',
    startsNow: false,
    maxTotal: null,
    lowBalance: 'skip',
    takeProfitRate: null,
    takeProfitAction: 'sell',
    sellsAtEnd: true,
  });
});

test.each([
  ['of the least', leastRegular],
  [
    'of every field',
    {
      investTokens: [
        { coin: 'BTC', ratio: '0.6', maxPrice: '50000' },
        { coin: 'ETH', ratio: '0.4' },
      ],
      investAmount: '100',
      period: 'biweekly',
      timeOfDay: '09:30',
      weekday: 5,
      dayOfMonth: 31,
      timeZone: 'Asia/Tokyo',
      startNow: true,
      totalAmount: '5000',
      lowBalance: 'end',
      targetProfit: '0.2',
      profitOperate: 2,
      endOperate: 1,
    },
  ],
])('an auto-invest %s comes back as it was', (_, body) => {
  const terms = toRegularTerms(regular.parse(body));
  expect(regularTerms.parse(terms)).toEqual(terms);
  expect(fromRegularTerms(terms)).toEqual(regular.parse(body));
});

test('of a change of an auto-invest what is left out stays away, and null takes a limit away', () => {
  const read = z.object(regularEditing);
  expect(toRegularEdit(read.parse({}))).toEqual({});
  expect(toRegularEdit(read.parse({ totalAmount: null, investAmount: '50', period: 'weekly', profitOperate: 2, endOperate: 1 }))).toEqual({
    maxTotal: null,
    amount: '50',
    period: 'weekly',
    takeProfitAction: 'tell',
    sellsAtEnd: true,
  });
});
