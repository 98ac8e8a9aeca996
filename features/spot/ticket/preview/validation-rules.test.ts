// The specification's validation rules (point 5), one test per sentence that a spot order form has to obey.
import { describe, expect, test } from 'vitest';

import type { DepthBook } from '#lib/contract/channels/depth.ts';
import { lengthCaps, readTyped } from '#lib/format/numbers/decimal-input.ts';
import { planOpenPrice } from '#lib/order-math/prices/plan-open-price.ts';
import { sizeFromBalancePercent } from '#lib/order-math/orders/quantity-from-percent.ts';
import { roundQuantity } from '#lib/order-math/amounts/round-quantity.ts';
import { amount, buy, choose, kind, neverUnusual, percent, quantity, say, sell, text } from './form-words.ts';
import { sampleBook, sampleMarket } from '../form/sample-market.ts';
import { previewTicket } from './ticket-preview.ts';
import { ticketReducer, type TicketAction } from '../state/ticket-reducer.ts';
import type { TicketState } from '../state/ticket-state.ts';

const account = { base: '30', quote: '100000' };
/** Prices move by five cents here, quantities by a quarter of a thousandth. */
const coarse = { ...sampleMarket, tickSize: '0.05', lotSize: '0.00025', volumePlace: 5 };
const look = (state: TicketState, market = sampleMarket) =>
  previewTicket(state, { market, account, book: sampleBook, lastPrice: '100' }, neverUnusual);
const priced = (...actions: readonly TicketAction[]) => say(text('price', '99'), ...actions);
const notes = (state: TicketState, market = sampleMarket) =>
  look(state, market)
    .problems.filter(({ weight }) => weight === 'note')
    .map(({ code, params }) => `${code} ${params['typed']} → ${params['snapped']}`);
const leave = (state: TicketState, market = coarse): TicketState => ticketReducer(state, { type: 'snap', rules: market });

describe('order quantity', () => {
  test.each([
    ['nothing', priced()],
    ['zero', priced(quantity('0'))],
    ['zero percent', priced(percent(0, '1000'))],
    ['an amount that buys nothing', priced(amount('0.009'))],
    ['a percent of nothing', priced(percent(50, '0'))],
    ['nothing at market', say(kind('market'))],
  ])('empty or not positive: its key, and no order (%s)', (_, state) => {
    const { problems, request } = look(state);
    expect(problems.map(({ code }) => code)).toEqual(['error_text.margin_count_not_enough']);
    expect(request).toBeNull();
  });

  test('a percentage of 100 rounds down', () => {
    // 1000 ÷ 99 = 10.10101…; 0.00009 of a coin is nothing to sell
    expect(look(priced(percent(100, '1000'))).sized.quantity).toBe('10.101');
    expect(look(priced(sell, percent(100, '1.99999'))).sized.quantity).toBe('1.9999');
  });

  test('other percentages round half up in the order form', () => {
    // a quarter of 1000 ÷ 99 = 2.525252…; half of 0.0003 = 0.00015
    expect(look(priced(percent(25, '1000'))).sized.quantity).toBe('2.5253');
    expect(look(priced(sell, percent(50, '0.0003'))).sized.quantity).toBe('0.0002');
    expect(look(priced(sell, percent(33, '0.0003'))).sized.quantity).toBe('0.0001');
  });

  test('in the helper that sizes by a share of the balance they round up', () => {
    expect(sizeFromBalancePercent({ whole: '0.0003', percent: '34', decimals: 4 })).toBe('0.0002');
    expect(sizeFromBalancePercent({ whole: '0.00039', percent: '100', decimals: 4 })).toBe('0.0003');
    // 33 % of 10.000001 are 3.30000033, of six decimals; all of 10.0000009 is no more than there is.
    const spends = (share: number, balance: string) => [
      look(say(kind('market'), percent(share, balance))).sized.amount,
      look(say(kind('trigger'), choose({ executeAt: 'market' }), text('triggerPrice', '90'), percent(share, balance))).sized.amount,
    ];
    expect(spends(33, '10.000001')).toEqual(['3.300001', '3.300001']);
    expect(spends(100, '10.0000009')).toEqual(['10', '10']);
  });

  test('volumePlace decimals, rounded down to them; four where a market gives none', () => {
    expect(look(priced(quantity('0.123456'))).request).toMatchObject({ terms: { size: { quantity: '0.1234' } } });
    expect(look(priced(amount('50'))).sized.quantity).toBe('0.505');
    expect(roundQuantity('0.99999')).toBe('0.9999');
  });

  test('conversion by unit: the base coin as it is, the priced coin divided by the price', () => {
    expect(look(priced(quantity('0.5'))).request).toMatchObject({ terms: { size: { quantity: '0.5' } } });
    expect(look(priced(amount('49.5'))).request).toMatchObject({ terms: { size: { quantity: '0.5' } } });
  });

  test('nothing to spend is nothing at most, and never more than the market takes', () => {
    expect(look(priced(percent(100, '0'))).sized.quantity).toBe('');
    expect(look(priced(percent(100, '99000000'))).sized.quantity).toBe('200');
  });

  test('converted values round up where they are shown, otherwise down', () => {
    const small = { ...sampleMarket, pricePlace: 6, tickSize: '0.000001' };
    // 1.000001 × 0.3333 = 0.3333003333: ten decimals, of which the field holds eight
    expect(look(say(text('price', '1.000001'), quantity('0.3333')), small).sized.amount).toBe('0.33330034');
    expect(look(say(text('price', '3'), amount('1')), small).sized.quantity).toBe('0.3333');
  });
});

describe('prices', () => {
  test('are snapped down to the allowed step, said before and after, and not while somebody types', () => {
    const typed = priced(text('price', '98.99'), quantity('1'));
    expect(typed.texts.price).toBe('98.99');
    expect(notes(typed, coarse)).toEqual(['stepAhead 98.99 → 98.95']);
    expect(look(typed, coarse).request).toMatchObject({ terms: { price: '98.95' } });
    const left = leave(typed);
    expect(left.texts.price).toBe('98.95');
    expect(notes(left, coarse)).toEqual(['stepTaken 98.99 → 98.95']);
    expect(notes(ticketReducer(left, text('price', '98')), coarse)).toEqual([]);
  });

  test.each([
    ['trigger', ['triggerPrice', 'executePrice']],
    ['exit', ['takeProfitPrice', 'takeProfitLimit', 'stopLossPrice', 'stopLossLimit']],
    ['oco', ['price', 'stopPrice', 'stopLimit']],
    ['trailing', ['activationPrice']],
    ['iceberg', ['price']],
    ['scaled', ['startPrice', 'endPrice']],
    ['twap', ['sliceLimit']],
  ] as const)('every price of a form is: %s', (form, fields) => {
    const typed = say(kind(form), buy, ...fields.map((field) => text(field, '88.88')));
    expect(notes(leave(typed), coarse)).toEqual(fields.map(() => 'stepTaken 88.88 → 88.85'));
  });

  test('what would come down to nothing is no price', () => {
    const state = priced(text('price', '0.04'), quantity('1'));
    expect(look(state, coarse).problems.map(({ code }) => code)).toEqual(['invalidPrice']);
    expect(leave(state).texts.price).toBe('0.04');
  });

  test('what is on a step keeps its own writing', () => {
    const state = priced(text('price', '98.950'), quantity('1.0'));
    expect(leave(state)).toBe(state);
  });

  test('quantities are rounded to the count multiplier', () => {
    expect(look(priced(amount('50')), coarse).sized.quantity).toBe('0.505');
    // half of 1.0109 is 0.50545
    expect(look(priced(sell, percent(50, '1.0109')), coarse).sized.quantity).toBe('0.50525');
    const typed = priced(quantity('0.5004'));
    expect(notes(typed, coarse)).toEqual(['stepAhead 0.5004 → 0.50025']);
    expect(leave(typed).size).toEqual({ by: 'quantity', text: '0.50025' });
    expect(notes(ticketReducer(leave(typed), percent(50, '1000')), coarse)).toEqual([]);
  });

  test('a plan’s open price: the lower of trigger and limit for a buy, the higher and not below the best ask for a sell', () => {
    const at = (side: 'buy' | 'sell') => planOpenPrice({ side, triggerPrice: '95', executePrice: '96', bestAsk: '100' });
    expect([at('buy'), at('sell')]).toEqual(['95', '100']);
    expect(planOpenPrice({ side: 'sell', triggerPrice: '105', executePrice: '103', bestAsk: '100' })).toBe('105');
  });
});

test.each([
  ['0.99', ['amountBelowMinimum']],
  ['1', []],
  ['10000000', []],
  ['10000000.01', ['amountAboveMaximum']],
])('an order amount is 1 to 10,000,000: %s', (spent, codes) => {
  const state = say(kind('market'), amount(spent));
  const book: DepthBook = { bids: [], asks: [['1.00', '99999999']] };
  const { problems } = previewTicket(state, { market: sampleMarket, account: null, book, lastPrice: '1' }, neverUnusual);
  expect(problems.map(({ code }) => code)).toEqual(codes);
});

describe('decimal input', () => {
  const rules = { decimals: 2, maxLength: lengthCaps.price };
  const read = (typed: string, by: Parameters<typeof readTyped>[1] = rules) => {
    const { value, fault } = readTyped(typed, by);
    return fault ?? value;
  };
  test('is not negative', () => expect(read('-5')).toBe('negative'));
  test('has no leading zeros', () => expect([read('05'), read('00.')]).toEqual(['5', '0.']));
  test('has as many decimals as the market: more are not taken', () => {
    expect(read('1.234')).toBe('1.23');
    expect(read('1.234', { ...rules, decimals: 3 })).toBe('1.234');
  });
  test('takes a full-width period for a dot', () => expect(read('1．')).toBe('1.'));
  test.each([
    ['price', 18],
    ['size', 20],
    ['rate', 13],
    ['count', 13],
  ] as const)('is not taken beyond the cap: %s, %i characters', (holds, cap) => {
    const at = { decimals: 2, maxLength: lengthCaps[holds] };
    expect(read('9'.repeat(cap), at)).toBe('9'.repeat(cap));
    expect(read('9'.repeat(cap + 1), at)).toBe('tooLong');
  });
  test('a signed field takes a minus sign', () => expect(read('-1.5', { ...rules, signed: true })).toBe('-1.5'));
  test('a count is a positive whole number without a leading zero', () => {
    const count = { decimals: 0, maxLength: lengthCaps.count, min: '1' };
    const typed = ['0', '01', '1', '10', '1.5', '-1', 'a'].map((one) => read(one, count));
    expect(typed).toEqual(['tooLittle', '1', '1', '10', 'whole', 'negative', 'notNumber']);
  });
});
