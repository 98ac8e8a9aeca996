// The order form as tables: what was said, and what follows.
import { describe, expect, test } from 'vitest';

import { TimeInForce } from '#lib/contract/enums.ts';
import { neverUnusual } from './form-words.ts';
import { sampleBook, sampleMarket } from '../form/sample-market.ts';
import { shortDuration } from '../fields/short-duration.ts';
import type { TicketAccount } from '../form/ticket-context.ts';
import { previewTicket } from './ticket-preview.ts';
import { ticketReducer, type TicketAction } from '../state/ticket-reducer.ts';
import { initialTicket, type TicketState } from '../state/ticket-state.ts';

const rich = { base: '3', quote: '1000' };
const say = (...actions: readonly TicketAction[]): TicketState => actions.reduce(ticketReducer, initialTicket('buy', ''));
const preview = (state: TicketState, account: TicketAccount = rich) =>
  previewTicket(state, { market: sampleMarket, account, book: sampleBook, lastPrice: '100' }, neverUnusual);
const termsOf = (state: TicketState) => preview(state).request?.terms ?? null;
const codes = (state: TicketState, account?: TicketAccount) =>
  preview(state, account).problems.map(({ weight, code }) => `${weight}: ${code}`);

const price = (text: string): TicketAction => ({ type: 'text', field: 'price', text });
const quantity = (text: string): TicketAction => ({ type: 'quantity', text });
const amount = (text: string): TicketAction => ({ type: 'amount', text });
const percent = (value: number, available: string): TicketAction => ({ type: 'percent', percent: value, available });
const market: TicketAction = { type: 'kind', kind: 'market' };
const sell: TicketAction = { type: 'side', side: 'sell' };
const tif = (timeInForce: TimeInForce): TicketAction => ({ type: 'choose', choices: { timeInForce } });

describe('what is said is kept, what follows is worked out', () => {
  test.each([
    { name: 'quantity → amount', state: say(price('99'), quantity('0.5')), quantity: '0.5', amount: '49.5', estimated: null },
    { name: 'amount → quantity, down to the lot', state: say(price('99'), amount('50')), quantity: '0.505', amount: '50', estimated: null },
    {
      name: 'another price keeps the amount that was given',
      state: say(price('99'), amount('50'), price('200')),
      quantity: '0.25',
      amount: '50',
      estimated: null,
    },
    { name: 'no price, no amount', state: say(quantity('1')), quantity: '1', amount: '', estimated: null },
    {
      name: 'a quarter of 1000 at 99, half up',
      state: say(price('99'), percent(25, '1000')),
      quantity: '2.5253',
      amount: '250.0047',
      estimated: null,
    },
    {
      name: 'all of 1000 at 99, down',
      state: say(price('99'), percent(100, '1000')),
      quantity: '10.101',
      amount: '999.999',
      estimated: null,
    },
    { name: 'half of 3 to sell', state: say(sell, price('99'), percent(50, '3')), quantity: '1.5', amount: '148.5', estimated: null },
    {
      name: 'market buy by quantity: 1 at 100, half at 101',
      state: say(market, quantity('1.5')),
      quantity: '1.5',
      amount: '150.5',
      estimated: 'amount',
    },
    { name: 'market buy for 150.50', state: say(market, amount('150.5')), quantity: '1.5', amount: '150.5', estimated: 'quantity' },
    {
      name: 'market buy with half of 301',
      state: say(market, percent(50, '301')),
      quantity: '1.5',
      amount: '150.5',
      estimated: 'quantity',
    },
    { name: 'market sell of half of 3', state: say(market, sell, percent(50, '3')), quantity: '1.5', amount: '148', estimated: 'amount' },
    {
      name: 'a share of the other coin is forgotten',
      state: say(price('99'), percent(50, '1000'), sell),
      quantity: '',
      amount: '',
      estimated: null,
    },
    {
      name: 'a quantity survives the change of side',
      state: say(price('99'), quantity('2'), sell),
      quantity: '2',
      amount: '198',
      estimated: null,
    },
  ])('$name', ({ state, quantity: expectedQuantity, amount: expectedAmount, estimated }) => {
    expect(preview(state).sized).toMatchObject({ quantity: expectedQuantity, amount: expectedAmount, estimated });
  });

  test('picking a price turns to limit and leaves side and size', () => {
    expect(say(market, sell, quantity('2'), { type: 'pick', price: '101.5', side: null })).toMatchObject({
      kind: 'limit',
      side: 'sell',
      texts: { price: '101.5' },
      size: { text: '2' },
    });
  });

  test('a placed order leaves price and side, and takes the size', () => {
    expect(say(price('99'), quantity('2'), { type: 'placed' })).toMatchObject({
      texts: { price: '99' },
      size: { by: 'quantity', text: '' },
    });
  });

  test('the slider shows what the size takes of the balance', () => {
    expect(preview(say(price('100'), quantity('2.5'))).percent).toBe(25);
    expect(preview(say(sell, price('100'), quantity('2.5'))).percent).toBe(83);
    expect(preview(say(price('100'), quantity('2.5')), null).percent).toBe(0);
  });
});

describe('cost', () => {
  test('a bid that waits: 1 at 99, fee of the maker in the coin bought', () => {
    expect(preview(say(price('99'), quantity('1'))).cost).toEqual({
      pay: '99',
      fee: '0.001',
      receive: '0.999',
      averagePrice: null,
      slippage: '0',
      fillsNow: '0',
      waits: '1',
      remains: '901',
    });
  });

  test('a bid that takes 2 of 3 at once: reserved at its price, each part at its own rate', () => {
    // takes 1 at 100 and 1 at 101, average 100.5, 0.5 % off 100; 2 × 0.002 + 1 × 0.001 = 0.005
    expect(preview(say(price('101'), quantity('3'))).cost).toEqual({
      pay: '303',
      fee: '0.005',
      receive: '2.995',
      averagePrice: '100.5',
      slippage: '0.005',
      fillsNow: '2',
      waits: '1',
      remains: '697',
    });
  });

  test('a market sell of 2: 99 + 98 less two thousandths', () => {
    expect(preview(say(market, sell, quantity('2'))).cost).toEqual({
      pay: '2',
      fee: '0.394',
      receive: '196.606',
      averagePrice: '98.5',
      slippage: '0.005051',
      fillsNow: '2',
      waits: '0',
      remains: '1',
    });
  });

  test('immediate-or-cancel never waits, maker-only never takes', () => {
    expect(preview(say(price('100'), quantity('3'), tif(TimeInForce.ioc))).cost).toMatchObject({
      fillsNow: '1',
      waits: '0',
      receive: '0.998',
    });
    expect(preview(say(price('99'), quantity('3'), tif(TimeInForce.postOnly))).cost).toMatchObject({
      fillsNow: '0',
      waits: '3',
      receive: '2.997',
    });
  });

  test('what remains is not known without an account', () => {
    expect(preview(say(price('99'), quantity('1')), null).cost?.remains).toBeNull();
  });
});

describe('problems', () => {
  test.each([
    { name: 'an empty form', state: say(), expected: ['missing: priceMissing', 'missing: error_text.margin_count_not_enough'] },
    { name: 'zero is no quantity', state: say(price('99'), quantity('0')), expected: ['missing: error_text.margin_count_not_enough'] },
    {
      name: 'zero percent is no quantity',
      state: say(price('99'), percent(0, '1000')),
      expected: ['missing: error_text.margin_count_not_enough'],
    },
    { name: 'price off the tick', state: say(price('99.001'), quantity('1')), expected: ['note: stepAhead'] },
    { name: 'price zero', state: say(price('0'), quantity('1')), expected: ['wrong: invalidPrice'] },
    { name: 'quantity off the lot', state: say(price('99'), quantity('0.02005')), expected: ['note: stepAhead'] },
    { name: 'too many coins', state: say(price('99'), quantity('201')), expected: ['wrong: quantityAboveMaximum'] },
    {
      name: 'an amount that buys not one lot',
      state: say(price('99'), amount('0.009')),
      expected: ['wrong: error_text.margin_count_not_enough'],
    },
    { name: 'below 1 USDT', state: say(price('99'), quantity('0.01')), expected: ['wrong: amountBelowMinimum'] },
    { name: 'exactly 1 USDT', state: say(price('100'), quantity('0.01')), expected: [] },
    { name: 'above ten million', state: say(market, amount('10000001')), expected: ['wrong: amountAboveMaximum'] },
    { name: 'more than there is', state: say(price('99'), quantity('11')), expected: ['wrong: insufficientBalance'] },
    { name: 'all there is', state: say(price('100'), quantity('10')), expected: [] },
    { name: 'market amount above the balance', state: say(market, amount('1001')), expected: ['wrong: insufficientBalance'] },
    { name: 'sell more than there is', state: say(sell, price('99'), quantity('3.0001')), expected: ['wrong: insufficientBalance'] },
    { name: 'a bid above the band', state: say(price('110.01'), quantity('1')), expected: ['wrong: priceHigh'] },
    { name: 'a bid at the edge of the band', state: say(price('110'), quantity('1')), expected: [] },
    { name: 'an ask below the band', state: say(sell, price('89.99'), quantity('1')), expected: ['wrong: priceLow'] },
    { name: 'far bids may wait', state: say(price('10'), quantity('1')), expected: [] },
    {
      name: 'maker-only at the ask',
      state: say(price('100'), quantity('1'), tif(TimeInForce.postOnly)),
      expected: ['warning: postOnlyWouldTake'],
    },
    { name: 'maker-only below the ask', state: say(price('99.99'), quantity('1'), tif(TimeInForce.postOnly)), expected: [] },
    {
      name: 'all or nothing beyond the book',
      state: say(price('100'), quantity('2'), tif(TimeInForce.fok)),
      expected: ['warning: fillOrKillUnfilled'],
    },
    {
      name: 'a market order larger than the book',
      state: say(market, quantity('4.1')),
      account: { base: '9', quote: '9999' },
      expected: ['warning: bookShort', 'warning: slippageHigh'],
    },
    {
      name: 'now or never, of more than there is at its price',
      state: say(price('100'), quantity('1.1'), tif(TimeInForce.ioc)),
      expected: ['warning: bookShort'],
    },
    { name: 'now or never, of as much', state: say(price('100'), quantity('1'), tif(TimeInForce.ioc)), expected: [] },
    { name: 'a limit order of more, which waits for the rest', state: say(price('100'), quantity('1.1')), expected: [] },
    { name: 'more than one percent off the best price', state: say(market, quantity('3')), expected: ['warning: slippageHigh'] },
  ])('$name', ({ state, expected, account }) => {
    expect(codes(state, account)).toEqual(expected);
  });

  test('a visitor is told about the order, not about a balance', () => {
    expect(codes(say(price('99'), quantity('100')), null)).toEqual([]);
  });
});

describe('the order', () => {
  test('of a limit form', () => {
    expect(termsOf(say(sell, price('101.5'), quantity('2'), tif(TimeInForce.postOnly)))).toEqual({
      symbol: 'BTCUSDT',
      side: 'sell',
      price: '101.5',
      size: { quantity: '2' },
      timeInForce: 1,
      clientOid: '',
      selfTradePrevention: 'cancel-taker',
    });
  });

  test('of a market form: no price, and no time in force left over from the limit form', () => {
    expect(termsOf(say(price('99'), tif(TimeInForce.postOnly), market, amount('50')))).toMatchObject({
      price: null,
      size: { amount: '50' },
      timeInForce: 0,
    });
  });

  test('there is none while something is missing or wrong; a warning does not hold it back', () => {
    expect(termsOf(say(price('99')))).toBeNull();
    expect(termsOf(say(price('99'), quantity('11')))).toBeNull();
    expect(termsOf(say(price('100'), quantity('1'), tif(TimeInForce.postOnly)))).not.toBeNull();
  });
});

test.each([
  [0, '0:00'],
  [59_999, '0:59'],
  [1_740_000, '29:00'],
  [3_600_000, '1:00:00'],
  [86_340_500, '23:59:00'],
])('%s ms is %s', (ms, shown) => {
  expect(shortDuration(ms)).toBe(shown);
});
