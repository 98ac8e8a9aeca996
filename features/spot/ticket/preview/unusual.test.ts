// Warnings before a mistake, one row per order that is or is not unlike others. The book: 99 bid, 100 asked; the last trade at 100.
import { describe, expect, test } from 'vitest';

import { usualLimits } from '#lib/session/order-form/order-warnings.ts';
import { amount, choose, kind, percent, quantity, say, sell, text } from './form-words.ts';
import { sampleBook, sampleMarket } from '../form/sample-market.ts';
import { previewTicket } from './ticket-preview.ts';
import type { TicketState } from '../state/ticket-state.ts';

const account = { base: '5000', quote: '1000000' };
const usual = { ...usualLimits, slippagePercent: '5' };
const limits = { ...usual, share: '' };
const emptyBook = { bids: [], asks: [] };

const unusual = (state: TicketState, change: Partial<Parameters<typeof previewTicket>[1]> = {}, own = limits) =>
  previewTicket(state, { market: sampleMarket, account, book: sampleBook, lastPrice: '100', ...change }, own).problems.map(
    ({ weight, code, params }) => `${weight}: ${code} ${Object.values(params).join(' ')}`,
  );

const limit = (price: string, size = '1') => say(text('price', price), quantity(size));

describe('a limit price far from the market', () => {
  test.each([
    { name: 'a bid a tenth below the best ask', state: limit('90'), expected: [] },
    { name: 'a bid further below', state: limit('89.99'), expected: ['warning: priceFar 89.99 0.1001 below ask 100.00 USDT'] },
    {
      name: 'an offer, measured from the best bid',
      state: say(sell, text('price', '110'), quantity('1')),
      expected: ['warning: priceFar 110 0.111111 above bid 99.00 USDT'],
    },
    {
      name: 'both ends of scaled orders',
      state: say(kind('scaled'), text('startPrice', '95'), text('endPrice', '50'), quantity('1')),
      expected: ['warning: priceFar 50 0.5 below ask 100.00 USDT'],
    },
    {
      name: 'an iceberg',
      state: say(kind('iceberg'), text('price', '9.9'), quantity('1'), text('shown', '0.1')),
      expected: ['warning: priceFar 9.9 0.901 below ask 100.00 USDT'],
    },
    {
      name: 'of a trigger that becomes a limit order, from its trigger',
      state: say(kind('trigger'), text('triggerPrice', '80'), text('executePrice', '8'), quantity('1')),
      expected: ['warning: priceFar 8 0.9 below trigger 80 USDT'],
    },
    {
      name: 'of a trigger at market there is none',
      state: say(kind('trigger'), choose({ executeAt: 'market' }), text('triggerPrice', '80'), text('executePrice', '8'), amount('50')),
      expected: [],
    },
    {
      name: 'a stop’s limit, from its stop',
      state: say(kind('exit'), text('stopLossPrice', '90'), text('stopLossLimit', '9'), quantity('1')),
      expected: ['warning: priceFar 9 0.9 below trigger 90 USDT'],
    },
    {
      name: 'a price that is read from the book is where the book is',
      state: say(text('price', '5'), choose({ bestOffer: 'queue5' }), quantity('1')),
      expected: [],
    },
  ])('$name', ({ state, expected }) => {
    expect(unusual(state)).toEqual(expected);
  });

  test('from the last price where nobody offers', () => {
    expect(unusual(limit('80'), { book: emptyBook })).toEqual(['warning: priceFar 80 0.2 below last 100 USDT']);
  });
});

describe('a large order', () => {
  test.each([
    { name: 'worth the limit', state: limit('100', '10'), own: '1000', expected: 0 },
    { name: 'worth more', state: limit('100', '10.01'), own: '1000', expected: 1 },
    { name: 'never', state: limit('100', '10.01'), own: '', expected: 0 },
    { name: 'an amount', state: say(kind('trailing'), amount('1000.5')), own: '1000', expected: 1 },
    // Would fire at 99 now.
    { name: 'a quantity, at what it would bring', state: say(kind('trailing'), sell, quantity('10.2')), own: '1000', expected: 1 },
    { name: 'a little less of it', state: say(kind('trailing'), sell, quantity('10.1')), own: '1000', expected: 0 },
  ])('$name', ({ state, own, expected }) => {
    const found = unusual(state, {}, { ...limits, worth: own });
    expect(found.filter((one) => one.startsWith('warning: orderLarge'))).toHaveLength(expected);
  });

  test('a large share of what one has: above nine tenths', () => {
    const few = { base: '100', quote: '0' };
    const of = (share: number) => unusual(say(sell, text('price', '105'), percent(share, '100')), { account: few }, usual);
    expect(of(90)).toEqual([]);
    expect(of(91)).toEqual(['warning: shareLarge 0.91 BTC']);
  });

  test('of a visitor nothing is known', () => {
    expect(unusual(limit('100', '199'), { account: null }, { ...usual, worth: '' })).toEqual([]);
  });
});

describe('a costly fill', () => {
  // 1 at 100, 1 at 101, 1 at 104: 305 ÷ 3 is 101.666…, 1.6667 % more than 100
  test('one percent worse than the best price is worth a word, and less where questions begin earlier', () => {
    expect(unusual(say(kind('market'), quantity('3')))).toEqual(['warning: slippageHigh 0.016667 101.666666666667 100.00 USDT']);
    // 1 at 100 and 1 at 101: 0.5 %
    const two = say(kind('market'), quantity('2'));
    expect(unusual(two)).toEqual([]);
    expect(unusual(two, {}, { ...limits, slippagePercent: '0.5' })).toEqual(['warning: slippageHigh 0.005 100.5 100.00 USDT']);
    expect(unusual(two, {}, { ...limits, slippagePercent: '0.51' })).toEqual([]);
  });

  test('of a TWAP, by its slice', () => {
    // 60 in 30 slices of 2 at 99 and 98: 0.5051 % below the best bid
    const state = say(kind('twap'), sell, quantity('60'));
    expect(unusual(state, {}, { ...limits, slippagePercent: '0.5' })).toEqual(['warning: slippageHigh 0.005051 98.5 99.00 USDT']);
    expect(unusual(state)).toEqual([]);
  });
});

test('what cannot be sent is not called unusual as well, and what is unusual can be sent', () => {
  expect(unusual(limit('10', '999999'))).toEqual(['wrong: quantityAboveMaximum 200']);
  const preview = previewTicket(limit('10'), { market: sampleMarket, account, book: sampleBook, lastPrice: '100' }, limits);
  expect(preview.request).not.toBeNull();
});
