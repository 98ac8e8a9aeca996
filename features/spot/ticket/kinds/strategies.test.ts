// Orders that are more than one, as tables: what was said, what it would do, what is wrong with it, and what is sent.
import { describe, expect, test } from 'vitest';

import { TimeInForce } from '#lib/contract/enums.ts';
import type { TicketAction } from '../state/ticket-reducer.ts';
import { amount, bodyOf, choose, codes, kind, line, look, percent, quantity, say, sell, text } from '../preview/form-words.ts';

describe('iceberg', () => {
  const iceberg = (...actions: readonly TicketAction[]) => say(kind('iceberg'), text('price', '99'), ...actions);

  test('a bid of 5, one shown at a time: five parts, all of it reserved', () => {
    const state = iceberg(quantity('5'), text('shown', '1'));
    expect([line(state, 'parts'), line(state, 'pay'), line(state, 'remains')]).toEqual(['5 × 1 BTC', '495 USDT', '505 USDT']);
    expect(bodyOf(state)).toMatchObject({ delegatePrice: '99', delegateCount: '5', displayCount: '1', timeInForceValue: TimeInForce.gtc });
  });

  test('maker-only is sent as such', () => {
    expect(bodyOf(iceberg(quantity('5'), text('shown', '2'), choose({ makerOnly: true })))).toMatchObject({
      timeInForceValue: TimeInForce.postOnly,
    });
  });

  test.each([
    { name: 'nothing shown', state: iceberg(quantity('5')), expected: ['missing: shownMissing shown'] },
    { name: 'all of it shown', state: iceberg(quantity('5'), text('shown', '5')), expected: ['wrong: shownOutOfRange shown'] },
    { name: 'a hundredth', state: iceberg(quantity('5'), text('shown', '0.05')), expected: [] },
    { name: 'less than a hundredth', state: iceberg(quantity('5'), text('shown', '0.0499')), expected: ['wrong: shownOutOfRange shown'] },
    {
      name: 'a hundredth is rounded up to the lot',
      state: iceberg(quantity('5.0001'), text('shown', '0.05')),
      expected: ['wrong: shownOutOfRange shown'],
    },
    { name: 'off the lot', state: iceberg(quantity('5'), text('shown', '0.10001')), expected: ['note: stepAhead shown'] },
    {
      name: 'maker-only at the ask',
      state: iceberg(text('price', '100'), quantity('5'), text('shown', '1'), choose({ makerOnly: true })),
      expected: ['warning: postOnlyWouldTake price'],
    },
  ])('$name', ({ state, expected }) => {
    expect(codes(state)).toEqual(expected);
  });
});

describe('scaled', () => {
  const scaled = (...actions: readonly TicketAction[]) =>
    say(kind('scaled'), text('startPrice', '98'), text('endPrice', '94'), text('orderCount', '5'), ...actions);

  test('five alike: 98 97 96 95 94, average 96', () => {
    const state = scaled(quantity('5'));
    // fee 5 × 0.001
    expect([line(state, 'orders'), line(state, 'averagePrice'), line(state, 'pay'), line(state, 'fee'), line(state, 'remains')]).toEqual([
      '5 × 1…1',
      '96',
      '480 USDT',
      '0.005 BTC',
      '520 USDT',
    ]);
    expect(look(state).sized.amount).toBe('480');
    expect(bodyOf(state)).toMatchObject({
      startPrice: '98',
      endPrice: '94',
      orderCount: 5,
      sizeSkew: '1',
      delegateCount: '5',
      timeInForceValue: 0,
    });
  });

  test('the last three times the first: 0.5 … 1.5, and the average leans to it', () => {
    const state = scaled(text('skew', '3'), quantity('5'));
    // 0.5×98 + 0.75×97 + 1×96 + 1.25×95 + 1.5×94 = 477.5
    expect([line(state, 'orders'), line(state, 'averagePrice'), line(state, 'pay')]).toEqual(['5 × 0.5…1.5', '95.5', '477.5 USDT']);
  });

  test('all of the balance never asks for more than there is', () => {
    for (const available of ['1000', '999.99', '500.01', '100']) {
      const state = scaled(percent(100, available));
      const preview = look(state, { base: '0', quote: available });
      expect(preview.problems).toEqual([]);
      expect(Number(preview.sized.quantity)).toBeGreaterThan(Number(available) / 96 - 0.001);
    }
  });

  const ready = quantity('5');
  test.each([
    { name: 'one order', state: scaled(ready, text('orderCount', '1')), expected: ['wrong: orderCountOutOfRange orderCount'] },
    { name: '41 orders', state: scaled(ready, text('orderCount', '41')), expected: ['wrong: orderCountOutOfRange orderCount'] },
    { name: '40 orders', state: scaled(ready, text('orderCount', '40')), expected: [] },
    { name: 'too steep', state: scaled(ready, text('skew', '10.01')), expected: ['wrong: skewOutOfRange skew'] },
    { name: 'no last price', state: scaled(ready, text('endPrice', '')), expected: ['missing: priceMissing endPrice'] },
    { name: 'parts below a lot', state: scaled(quantity('0.0004'), text('orderCount', '5')), expected: ['wrong: partTooSmall quantity'] },
    { name: 'parts worth less than 1 USDT', state: scaled(quantity('0.05')), expected: ['wrong: partTooSmall quantity'] },
    { name: 'an end beyond the band', state: scaled(ready, text('startPrice', '110.01')), expected: ['wrong: priceHigh startPrice'] },
    { name: 'more than there is', state: scaled(quantity('10.5')), expected: ['wrong: insufficientBalance quantity'] },
    {
      name: 'maker-only into the book',
      state: scaled(ready, text('startPrice', '100'), choose({ makerOnly: true })),
      expected: ['warning: postOnlyWouldTake startPrice'],
    },
  ])('$name', ({ state, expected }) => {
    expect(codes(state)).toEqual(expected);
  });
});

describe('TWAP', () => {
  const twap = (...actions: readonly TicketAction[]) => say(kind('twap'), ...actions);

  test('a buy without limit is by amount: 300 in thirty slices of 10, one a minute', () => {
    const state = twap(amount('300'));
    expect([line(state, 'slices'), line(state, 'span'), line(state, 'hold'), line(state, 'averageFill')]).toEqual([
      '30 × 10 USDT',
      '1740000 ms',
      '300 USDT',
      '100',
    ]);
    expect(bodyOf(state)).toMatchObject({ delegateCount: '300', tradeUnit: 'quote', sliceCount: 30, intervalMs: 60_000 });
    expect(bodyOf(state)).not.toHaveProperty('varianceRate');
  });

  test('by quantity it is sent as typed, and holds the band above the last price', () => {
    const state = twap(quantity('3'));
    expect([line(state, 'hold'), line(state, 'slices')]).toEqual(['330 USDT', '30 × 0.1 BTC']);
    expect(bodyOf(state)).toMatchObject({ delegateCount: '3', tradeUnit: 'base' });
    expect(bodyOf(state)).not.toHaveProperty('delegatePrice');
  });

  test('a buy with a limit is by quantity and holds at the limit', () => {
    const state = twap(text('sliceLimit', '90'), quantity('3'), text('variance', '20'));
    expect([line(state, 'hold'), line(state, 'slices'), line(state, 'averageFill')]).toEqual(['270 USDT', '30 × 0.1 BTC', null]);
    expect(bodyOf(state)).toMatchObject({ delegatePrice: '90', tradeUnit: 'base', varianceRate: '0.2' });
  });

  test('a sell is by quantity, a slice of it against the bids', () => {
    const state = twap(sell, quantity('3'));
    // 3 × 99 = 297 less 0.594
    expect([line(state, 'hold'), line(state, 'averageFill'), line(state, 'receive')]).toEqual(['3 BTC', '99', '296.406 USDT']);
  });

  const ready = [sell, quantity('3')] as const;
  const lasts = (minutes: string, seconds: string) => [text('durationMinutes', minutes), text('intervalSeconds', seconds)] as const;
  test.each([
    { name: 'no duration', state: twap(...ready, ...lasts('', '60')), expected: ['missing: durationMissing durationMinutes'] },
    { name: 'one slice', state: twap(...ready, ...lasts('1', '60')), expected: ['wrong: sliceCountOutOfRange durationMinutes'] },
    { name: 'two slices', state: twap(...ready, ...lasts('2', '60')), expected: [] },
    { name: '1,440 slices', state: twap(sell, quantity('14.4'), ...lasts('24', '1')), account: { base: '15', quote: '0' }, expected: [] },
    { name: 'one more', state: twap(...ready, ...lasts('24.1', '1')), expected: ['wrong: sliceCountOutOfRange durationMinutes'] },
    { name: 'an hour apart', state: twap(...ready, ...lasts('120', '3600')), expected: [] },
    {
      name: 'more than an hour apart',
      state: twap(...ready, ...lasts('200', '3601')),
      expected: ['wrong: intervalOutOfRange intervalSeconds'],
    },
    { name: 'too uneven', state: twap(...ready, text('variance', '50.1')), expected: ['wrong: varianceOutOfRange variance'] },
    { name: 'less in all than the market takes', state: twap(sell, quantity('0.0029')), expected: ['wrong: amountBelowMinimum quantity'] },
    { name: 'slices worth too little', state: twap(sell, quantity('0.2999')), expected: ['wrong: sliceTooSmall quantity'] },
    { name: 'slices of exactly 1 USDT', state: twap(sell, quantity('0.3')), expected: [] },
    { name: 'amount in slices too small', state: twap(amount('29.9')), expected: ['wrong: sliceTooSmall amount'] },
    { name: 'limit off the tick', state: twap(...ready, text('sliceLimit', '90.001')), expected: ['note: stepAhead sliceLimit'] },
  ])('$name', ({ state, account, expected }) => {
    expect(codes(state, account)).toEqual(expected);
  });
});
