// Prices that nobody types: of best-offer orders, plan orders, trailing stops; and the slices of a TWAP.
import { describe, expect, test } from 'vitest';

import { bestOfferPrice, type BestOffer } from './prices/best-offer-price.ts';
import { planOpenPrice } from './prices/plan-open-price.ts';
import { sliceSize, timeSlices } from './orders/time-slices.ts';
import { trailingPrice } from './prices/trailing-price.ts';

const levels = (...prices: readonly string[]): [string, string][] => prices.map((price) => [price, '1']);
const deep = { bids: levels('99', '98', '97', '96', '95', '94'), asks: levels('100', '101', '102', '103', '104', '105') };
const thin = { bids: levels('99', '98'), asks: levels('100') };

describe('best bid or offer', () => {
  test.each([
    ['buy', 'counterparty1', '100', '100'],
    ['buy', 'counterparty5', '104', '100.5'],
    ['buy', 'queue1', '99', '99'],
    ['buy', 'queue5', '95', '98.5'],
    ['sell', 'counterparty1', '99', '99'],
    ['sell', 'counterparty5', '95', '98.5'],
    ['sell', 'queue1', '100', '100'],
    ['sell', 'queue5', '104', '100.5'],
  ] as const satisfies readonly (readonly ['buy' | 'sell', BestOffer, string, string])[])('%s %s', (side, offer, fromDeep, fromThin) => {
    expect(bestOfferPrice(deep, side, offer, '0.1')).toBe(fromDeep);
    expect(bestOfferPrice(thin, side, offer, '0.1')).toBe(fromThin);
  });

  test('an empty side has no price, and five ticks below nothing is none either', () => {
    expect(bestOfferPrice({ bids: [], asks: levels('100') }, 'buy', 'queue1', '0.1')).toBeNull();
    expect(bestOfferPrice({ bids: levels('0.5'), asks: [] }, 'buy', 'queue5', '0.1')).toBeNull();
  });
});

describe('where a plan opens', () => {
  test.each([
    { name: 'a buy at the lower of the two', side: 'buy', triggerPrice: '105', executePrice: '106', bestAsk: '100', opens: '105' },
    { name: 'a buy below its trigger', side: 'buy', triggerPrice: '95', executePrice: '94', bestAsk: '100', opens: '94' },
    { name: 'a sell at the higher of the two', side: 'sell', triggerPrice: '110', executePrice: '108', bestAsk: '100', opens: '110' },
    { name: 'a sell above its trigger', side: 'sell', triggerPrice: '110', executePrice: '112', bestAsk: '100', opens: '112' },
    { name: 'a sell not below the best ask', side: 'sell', triggerPrice: '95', executePrice: '94', bestAsk: '100', opens: '100' },
    { name: 'a sell where nobody sells', side: 'sell', triggerPrice: '95', executePrice: '94', bestAsk: null, opens: '95' },
    { name: 'at market where it triggers', side: 'sell', triggerPrice: '95', executePrice: null, bestAsk: '100', opens: '95' },
    { name: 'no trigger, no price', side: 'buy', triggerPrice: '', executePrice: '95', bestAsk: '100', opens: null },
    { name: 'no execute price yet, no price', side: 'buy', triggerPrice: '95', executePrice: '', bestAsk: '100', opens: null },
  ] as const)('$name', ({ side, triggerPrice, executePrice, bestAsk, opens }) => {
    expect(planOpenPrice({ side, triggerPrice, executePrice, bestAsk })).toBe(opens);
  });
});

test.each([
  // 100.03 × 0.99 = 99.0297, × 1.01 = 101.0303
  ['sell', '100.03', '0.01', '99.02'],
  ['buy', '100.03', '0.01', '101.04'],
  ['sell', '100', '0.01', '99'],
  ['buy', '100', '0.001', '100.1'],
  ['sell', '100', '1', null],
  ['sell', '', '0.01', null],
] as const)('a trailing %s from %s with %s fires at %s', (side, bestPrice, callbackRate, price) => {
  expect(trailingPrice({ side, bestPrice, callbackRate, tickSize: '0.01' })).toBe(price);
});

describe('slices', () => {
  test('half an hour, one a minute: thirty, the last after 29 minutes', () => {
    expect(timeSlices('30', '60')).toEqual({ count: 30, intervalMs: 60_000, spanMs: 1_740_000 });
  });

  test('what does not fill an interval is left out', () => {
    expect(timeSlices('1', '25')).toEqual({ count: 2, intervalMs: 25_000, spanMs: 25_000 });
  });

  test('no interval, no duration, or not one interval', () => {
    expect([timeSlices('1', '0'), timeSlices('', '60'), timeSlices('1', '61')]).toEqual([null, null, null]);
  });

  test('the average slice, rounded down', () => {
    expect([sliceSize('1', 3, 4), sliceSize('100', 7, 2), sliceSize('', 3, 4)]).toEqual(['0.3333', '14.28', null]);
    expect([sliceSize('1.239', 1, 2), sliceSize('1', 0, 4)]).toEqual(['1.23', null]);
  });
});
