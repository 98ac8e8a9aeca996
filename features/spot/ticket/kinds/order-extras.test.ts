// The options of a limit or market order, and the field that a price picked in the book goes to.
import { describe, expect, test } from 'vitest';

import { sampleMarket } from '../form/sample-market.ts';
import { previewTicket } from '../preview/ticket-preview.ts';
import { ticketReducer, type TicketAction } from '../state/ticket-reducer.ts';
import { bodyOf, choose, codes, kind, line, look, neverUnusual, quantity, say, sell, text } from '../preview/form-words.ts';

describe('best bid or offer', () => {
  const limit = (...actions: readonly TicketAction[]) => say(text('price', '95'), quantity('1'), ...actions);

  test.each([
    { name: 'a buy at the best ask', state: limit(choose({ bestOffer: 'counterparty1' })), price: '100.00', source: 62 },
    {
      name: 'five ticks above it, where the book is thin',
      state: limit(choose({ bestOffer: 'counterparty5' })),
      price: '100.05',
      source: 63,
    },
    { name: 'behind the best bid', state: limit(choose({ bestOffer: 'queue1' })), price: '99.00', source: 64 },
    { name: 'five ticks below it', state: limit(choose({ bestOffer: 'queue5' })), price: '98.95', source: 65 },
    { name: 'a sell at the best bid', state: limit(sell, choose({ bestOffer: 'counterparty1' })), price: '99.00', source: 66 },
    { name: 'a sell behind the best ask', state: limit(sell, choose({ bestOffer: 'queue1' })), price: '100.00', source: 68 },
  ])('$name', ({ state, price, source }) => {
    expect(look(state).readPrice).toBe(price);
    expect(bodyOf(state)).toMatchObject({ price, bestPrice: source });
  });

  test('typing a price, or picking one, goes back to a price of one’s own', () => {
    for (const action of [text('price', '96'), { type: 'pick', price: '96', side: null } as const]) {
      const state = limit(choose({ bestOffer: 'queue1' }), action);
      expect(state.bestOffer).toBeNull();
      expect(bodyOf(state)).toMatchObject({ price: '96' });
      expect(bodyOf(state)).not.toHaveProperty('bestPrice');
    }
  });

  test('an empty side has no price', () => {
    const state = limit(choose({ bestOffer: 'counterparty1' }));
    const preview = previewTicket(
      state,
      {
        market: sampleMarket,
        account: { base: '3', quote: '1000' },
        book: { bids: [], asks: [] },
        lastPrice: '100',
      },
      neverUnusual,
    );
    expect(preview.problems.map(({ code }) => code)).toEqual(['noLiquidity']);
    expect(preview.request).toBeNull();
  });
});

describe('take-profit and stop-loss with an order', () => {
  const on: TicketAction = { type: 'withExit', on: true };
  const order = (...actions: readonly TicketAction[]) => say(text('price', '99'), quantity('1'), on, ...actions);

  test.each([
    { name: 'neither is given', state: order(), expected: ['missing: exitMissing takeProfitPrice'] },
    { name: 'one above, one below', state: order(text('takeProfitPrice', '110'), text('stopLossPrice', '90')), expected: [] },
    { name: 'profit below a buy', state: order(text('takeProfitPrice', '98')), expected: ['wrong: invalidExit takeProfitPrice'] },
    { name: 'stop above a buy', state: order(text('stopLossPrice', '99.5')), expected: ['wrong: invalidExit stopLossPrice'] },
    { name: 'of a sell mirrored', state: order(sell, text('takeProfitPrice', '90'), text('stopLossPrice', '110')), expected: [] },
    { name: 'off the tick', state: order(text('takeProfitPrice', '110.001')), expected: ['note: stepAhead takeProfitPrice'] },
    {
      name: 'a limit without its trigger',
      state: order(text('stopLossLimit', '89')),
      expected: ['missing: triggerMissing stopLossPrice'],
    },
    ...(
      [
        ['60', []],
        ['3600', []],
        ['0', ['wrong: waitOutOfRange stopLossWait']],
        ['3601', ['wrong: waitOutOfRange stopLossWait']],
      ] as const
    ).map(([seconds, expected]) => ({
      name: `a stop at a limit that turns after ${seconds} s`,
      state: order(text('stopLossPrice', '90'), text('stopLossLimit', '89'), text('stopLossWait', seconds)),
      expected: [...expected],
    })),
    {
      name: 'of a market order, seen from the other side of the book',
      state: order(kind('market'), text('stopLossPrice', '99.5')),
      expected: [],
    },
  ])('$name', ({ state, expected }) => {
    expect(codes(state)).toEqual(expected);
  });

  test('goes with the order, at market where no limit is given', () => {
    const state = order(
      text('takeProfitPrice', '110'),
      text('stopLossPrice', '90'),
      text('stopLossLimit', '89'),
      choose({ stopLossWatch: 1 }),
    );
    expect(bodyOf(state)).toMatchObject({
      exit: {
        takeProfit: { triggerType: 0, triggerPrice: '110', executePrice: null },
        stopLoss: { triggerType: 1, triggerPrice: '90', executePrice: '89' },
      },
    });
  });

  const inPercent: TicketAction = choose({ exitBy: 'percent' });
  const sentOf = (state: ReturnType<typeof say>) => look(state).request?.body;

  test('in percent they are a change of the order’s price, and sent as what was typed', () => {
    // 99 × 1.1 and 99 × 0.95
    const state = order(inPercent, text('takeProfitPrice', '10'), text('stopLossPrice', '5'), text('stopLossLimit', '93'));
    expect(codes(state)).toEqual([]);
    expect([line(state, 'takeProfitTrigger'), line(state, 'stopLossTrigger')]).toEqual(['108.9', '94.05']);
    expect(sentOf(state)).toMatchObject({
      presetTakeProfitPriceRatio: '0.1',
      presetStopLossPriceRatio: '-0.05',
      exeStopLossPrice: '93',
      presetTppTriType: 0,
    });
    expect(sentOf(state)).toMatchObject({ presetTakeProfitPrice: undefined, presetStopLossPrice: undefined });
  });

  test('a sell gains below its price; a market order is measured from the other side of the book', () => {
    // 99 × 0.9 and 99 × 1.05; 100 × 1.1
    const sold = order(sell, inPercent, text('takeProfitPrice', '10'), text('stopLossPrice', '5'));
    expect([codes(sold), line(sold, 'takeProfitTrigger'), line(sold, 'stopLossTrigger')]).toEqual([[], '89.1', '103.95']);
    expect(line(order(kind('market'), inPercent, text('takeProfitPrice', '10')), 'takeProfitTrigger')).toBe('110');
  });

  test.each([
    {
      name: 'a loss of everything',
      state: order(inPercent, text('stopLossPrice', '100')),
      expected: ['wrong: exitOutOfReach stopLossPrice'],
    },
    { name: 'no change', state: order(inPercent, text('takeProfitPrice', '0')), expected: ['wrong: invalidExit takeProfitPrice'] },
    { name: 'neither', state: order(inPercent), expected: ['missing: exitMissing takeProfitPrice'] },
  ])('in percent: $name', ({ state, expected }) => {
    expect(codes(state)).toEqual(expected);
    expect(look(state).request).toBeNull();
  });

  test('fifty percent and a price of fifty are not the same', () => {
    const state = order(inPercent, text('takeProfitPrice', '50'));
    expect(ticketReducer(state, choose({ exitBy: 'price' })).texts.takeProfitPrice).toBe('');
    // An order that is an exit itself is given in prices.
    expect(ticketReducer(state, kind('exit')).texts.takeProfitPrice).toBe('');
    expect(ticketReducer(state, kind('market')).texts.takeProfitPrice).toBe('50');
    expect(ticketReducer(state, { type: 'withExit', on: false }).exitBy).toBe('price');
  });

  test('turned off it clears its prices and executes at market again', () => {
    const state = order(text('takeProfitPrice', '110'), text('takeProfitLimit', '111'), { type: 'withExit', on: false });
    expect(state.texts).toMatchObject({ takeProfitPrice: '', takeProfitLimit: '', stopLossPrice: '', stopLossLimit: '' });
    expect(bodyOf(state)).not.toHaveProperty('exit');
  });
});

describe('a price picked in the book', () => {
  const pick: TicketAction = { type: 'pick', price: '97', side: null };
  test.each([
    { kind: 'trigger', field: 'triggerPrice' },
    { kind: 'oco', field: 'price' },
    { kind: 'trailing', field: 'activationPrice' },
    { kind: 'scaled', field: 'startPrice' },
    { kind: 'twap', field: 'sliceLimit' },
  ] as const)('goes to the first price of $kind', ({ kind: one, field }) => {
    expect(say(kind(one), pick)).toMatchObject({ kind: one, texts: { [field]: '97' } });
  });

  test('or to the one that somebody was last in, of this kind', () => {
    expect(say(kind('scaled'), { type: 'aim', field: 'endPrice' }, pick).texts).toMatchObject({ startPrice: '', endPrice: '97' });
    expect(say(kind('scaled'), { type: 'aim', field: 'endPrice' }, kind('oco'), pick).texts).toMatchObject({ price: '97', endPrice: '' });
  });
});
