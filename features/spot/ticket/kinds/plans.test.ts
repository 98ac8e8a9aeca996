// Orders that wait for a price, as tables: what was said, what it would do, what is wrong with it, and what is sent.
import { describe, expect, test } from 'vitest';

import { TriggerType } from '#lib/contract/enums.ts';
import type { TicketAction } from '../state/ticket-reducer.ts';
import { amount, bodyOf, buy, choose, codes, kind, line, look, percent, quantity, say, sell, text } from '../preview/form-words.ts';

describe('trigger', () => {
  const trigger = (...actions: readonly TicketAction[]) => say(kind('trigger'), ...actions);
  const atMarket = choose({ executeAt: 'market' });

  test('a stop that buys at a limit holds at the limit and opens at the lower price', () => {
    const state = trigger(text('triggerPrice', '105'), text('executePrice', '106'), quantity('2'));
    // 2 × 106; fee 2 × 0.002
    expect([line(state, 'openPrice'), line(state, 'hold'), line(state, 'fee'), line(state, 'remains')]).toEqual([
      '105',
      '212 USDT',
      '0.004 BTC',
      '788 USDT',
    ]);
    expect(bodyOf(state)).toMatchObject({
      symbolId: 'BTCUSDT_SPBL',
      delegateType: 21,
      planType: 0,
      delegateCount: '2',
      tradeUnit: 'base',
      triggerType: 0,
      triggerPrice: '105',
      executePrice: '106',
    });
  });

  test('a limit sell opens at the higher price, not below the best ask, and counts on no more than its limit', () => {
    const state = trigger(sell, text('triggerPrice', '95'), text('executePrice', '94'), quantity('2'));
    // 2 × 94 = 188 less 0.376
    expect([line(state, 'openPrice'), line(state, 'hold'), line(state, 'receive')]).toEqual(['100', '2 BTC', '187.624 USDT']);
  });

  test('a buy at market by amount says about how much it buys where it triggers', () => {
    const state = trigger(atMarket, text('triggerPrice', '80'), amount('100'));
    expect(look(state)).toMatchObject({ units: 'either', sized: { quantity: '1.25', amount: '100', estimated: 'quantity' } });
    expect(bodyOf(state)).toMatchObject({ delegateCount: '100', tradeUnit: 'quote' });
    expect(bodyOf(state)).not.toHaveProperty('executePrice');
  });

  test('a buy at market by quantity is sent as typed, and holds the band of a tenth above its trigger', () => {
    const state = trigger(atMarket, text('triggerPrice', '80'), quantity('1.25'));
    expect(look(state)).toMatchObject({ units: 'either', sized: { quantity: '1.25', amount: '100', estimated: 'amount' } });
    expect([line(state, 'hold'), line(state, 'remains')]).toEqual(['110 USDT', '890 USDT']);
    expect(bodyOf(state)).toMatchObject({ delegateCount: '1.25', tradeUnit: 'base' });
    expect(codes(trigger(atMarket, text('triggerPrice', '80'), quantity('11.37')))).toEqual(['wrong: insufficientBalance quantity']);
  });

  test('a sell at market is sized by quantity, half of what there is before any price is known', () => {
    const state = trigger(sell, atMarket, percent(50, '3'));
    expect(look(state)).toMatchObject({ units: 'quantity', sized: { quantity: '1.5', amount: '' }, percent: 50 });
  });

  const ready = [text('executePrice', '99'), quantity('1')] as const;
  test.each([
    { name: 'no trigger price', state: trigger(...ready), expected: ['missing: triggerMissing triggerPrice'] },
    { name: 'off the tick', state: trigger(...ready, text('triggerPrice', '99.001')), expected: ['note: stepAhead triggerPrice'] },
    {
      name: 'where the market is',
      state: trigger(...ready, text('triggerPrice', '100')),
      expected: ['wrong: triggerReached triggerPrice'],
    },
    {
      name: 'where the market is, of the index: only the exchange knows',
      state: trigger(...ready, text('triggerPrice', '100'), choose({ watch: TriggerType.fair })),
      expected: [],
    },
    { name: 'above or below', state: trigger(...ready, text('triggerPrice', '100.01')), expected: [] },
    { name: 'no limit price', state: trigger(text('triggerPrice', '99'), quantity('1')), expected: ['missing: priceMissing executePrice'] },
    {
      name: 'more than there is, at the limit',
      state: trigger(text('triggerPrice', '99'), text('executePrice', '500.01'), quantity('2')),
      expected: ['wrong: insufficientBalance quantity'],
    },
    {
      name: 'worth less than the market takes',
      state: trigger(text('triggerPrice', '99'), text('executePrice', '90'), quantity('0.0111')),
      expected: ['wrong: amountBelowMinimum amount'],
    },
  ])('$name', ({ state, expected }) => {
    expect(codes(state)).toEqual(expected);
  });
});

describe('what the order of a plan takes with it', () => {
  const on: TicketAction = { type: 'withExit', on: true };
  const trigger = (...actions: readonly TicketAction[]) =>
    say(kind('trigger'), text('triggerPrice', '90'), text('executePrice', '80'), quantity('1'), on, ...actions);
  const trailing = (...actions: readonly TicketAction[]) => say(kind('trailing'), text('callback', '1'), amount('100'), on, ...actions);
  const inPercent: TicketAction = choose({ exitBy: 'percent' });

  test('prices on either side of the price at which it would be placed, in the names of plans', () => {
    const state = trigger(text('takeProfitPrice', '85'), text('stopLossPrice', '75'), text('stopLossLimit', '74'));
    expect(codes(state)).toEqual([]);
    expect(bodyOf(state)).toMatchObject({
      presetTakeProfitPrice: '85',
      presetTPTriggerType: 0,
      presetStopLossPrice: '75',
      presetSLTriggerType: 0,
      presetSLExcutePrice: '74',
    });
    expect(codes(trigger(text('takeProfitPrice', '79')))).toEqual(['wrong: invalidExit takeProfitPrice']);
    expect(codes(trigger())).toEqual(['missing: exitMissing takeProfitPrice']);
  });

  test('percent of that price, sent as typed', () => {
    const state = trigger(inPercent, text('takeProfitPrice', '10'), text('stopLossPrice', '5'));
    // 80 × 1.1 and 80 × 0.95
    expect([line(state, 'takeProfitTrigger'), line(state, 'stopLossTrigger')]).toEqual(['88', '76']);
    expect(bodyOf(state)).toMatchObject({ presetTakeProfitPriceRatio: '0.1', presetStopLossPriceRatio: '-0.05' });
    expect(bodyOf(state)).not.toHaveProperty('presetTakeProfitPrice');
  });

  test('a trailing plan takes percent alone, and no limits', () => {
    // A buy would fire at 100 × 1.01; of that 10 % more and 5 % less.
    const state = trailing(text('takeProfitPrice', '10'), text('stopLossPrice', '5'));
    expect([line(state, 'takeProfitTrigger'), line(state, 'stopLossTrigger')]).toEqual(['111.1', '95.95']);
    expect(bodyOf(state)).toMatchObject({ planType: 6, presetTakeProfitPriceRatio: '0.1', presetStopLossPriceRatio: '-0.05' });
    for (const name of ['presetTakeProfitPrice', 'presetStopLossPrice', 'presetTPExcutePrice'])
      expect(bodyOf(trailing(text('takeProfitLimit', '120'), text('takeProfitPrice', '10')))).not.toHaveProperty(name);
  });

  test('nothing goes with a plan where it is not wanted, and prices are no percentages', () => {
    expect(bodyOf(trigger(text('takeProfitPrice', '85'), { type: 'withExit', on: false }))).not.toHaveProperty('presetTakeProfitPrice');
    expect(trigger(text('takeProfitPrice', '85'), kind('trailing')).texts.takeProfitPrice).toBe('');
  });
});

describe('take-profit and stop-loss on what one holds', () => {
  const exit = (...actions: readonly TicketAction[]) => say(kind('exit'), ...actions);
  const both = [text('takeProfitPrice', '110'), text('stopLossPrice', '90'), text('stopLossLimit', '89')] as const;

  test('sells unless told otherwise, and tells what each end brings in quote coin', () => {
    const state = exit(...both, quantity('2'));
    // 2 × 110 less 0.44; 2 × 89 less 0.356
    expect([line(state, 'takeProfit'), line(state, 'stopLoss'), line(state, 'hold'), line(state, 'remains')]).toEqual([
      '219.56 USDT',
      '177.644 USDT',
      '2 BTC',
      '1 BTC',
    ]);
    expect(bodyOf(state)).toMatchObject({
      delegateType: 22,
      delegateCount: '2',
      tradeUnit: 'base',
      presetTakeProfitPrice: '110',
      presetStopLossPrice: '90',
      exeStopLossPrice: '89',
    });
    expect(bodyOf(state)).not.toHaveProperty('exeTakeProfitPrice');
  });

  test('buying back: by amount while an end executes at market, each end at its own price', () => {
    const state = exit(buy, text('takeProfitPrice', '80'), text('stopLossPrice', '125'), amount('100'));
    // 1.25 less 0.0025; 0.8 less 0.0016
    expect([line(state, 'takeProfit'), line(state, 'stopLoss'), line(state, 'hold')]).toEqual(['1.2475 BTC', '0.7984 BTC', '100 USDT']);
    expect(bodyOf(state)).toMatchObject({ delegateType: 21, delegateCount: '100', tradeUnit: 'quote' });
  });

  test('buying back by quantity where an end executes at market: held at the dearer end, with the band above its trigger', () => {
    const state = exit(buy, text('takeProfitPrice', '80'), text('stopLossPrice', '125'), text('stopLossLimit', '126'), quantity('2'));
    // 2 × 126, since 80 × 1.1 is less.
    expect([look(state).units, line(state, 'hold')]).toEqual(['either', '252 USDT']);
    expect(line(exit(buy, text('stopLossPrice', '125'), quantity('2')), 'hold')).toBe('275 USDT');
    expect(bodyOf(state)).toMatchObject({ delegateType: 21, delegateCount: '2', tradeUnit: 'base' });
  });

  test('buying back at limits alone: by quantity, held at the dearer one', () => {
    const limits = [text('takeProfitLimit', '81'), text('stopLossLimit', '126')] as const;
    const state = exit(buy, text('takeProfitPrice', '80'), text('stopLossPrice', '125'), ...limits, quantity('2'));
    expect([look(state).units, line(state, 'hold')]).toEqual(['both', '252 USDT']);
  });

  test.each([
    { name: 'neither end', state: exit(quantity('1')), expected: ['missing: exitMissing takeProfitPrice'] },
    { name: 'one end is enough', state: exit(text('stopLossPrice', '90'), quantity('1')), expected: [] },
    {
      name: 'profit below',
      state: exit(text('takeProfitPrice', '99.99'), quantity('1')),
      expected: ['wrong: triggerReached takeProfitPrice'],
    },
    { name: 'stop above', state: exit(text('stopLossPrice', '100.01'), quantity('1')), expected: ['wrong: triggerReached stopLossPrice'] },
    { name: 'more than one holds', state: exit(...both, quantity('3.0001')), expected: ['wrong: insufficientBalance quantity'] },
    { name: 'one end worth too little', state: exit(...both, quantity('0.0112')), expected: ['wrong: amountBelowMinimum quantity'] },
  ])('$name', ({ state, expected }) => {
    expect(codes(state)).toEqual(expected);
  });
});

describe('OCO', () => {
  const oco = (...actions: readonly TicketAction[]) => say(kind('oco'), ...actions);
  const selling = [sell, text('price', '110'), text('stopPrice', '90')] as const;
  const buying = [text('price', '95'), text('stopPrice', '105'), text('stopLimit', '106')] as const;

  test('a sell: limit above as maker, stop below as taker, the quantity held once', () => {
    const state = oco(...selling, quantity('2'));
    // 2 × 110 less 0.22; 2 × 90 less 0.36
    expect([line(state, 'limitBrings'), line(state, 'stopBrings'), line(state, 'hold')]).toEqual(['219.78 USDT', '179.64 USDT', '2 BTC']);
    expect(bodyOf(state)).toMatchObject({ delegateType: 22, delegateCount: '2', delegatePrice: '110', triggerPrice: '90' });
    expect(bodyOf(state)).not.toHaveProperty('executePrice');
  });

  test('a buy holds what the dearer order would take, and all of the balance buys at that price', () => {
    const state = oco(...buying, quantity('2'));
    expect([line(state, 'limitPays'), line(state, 'stopPays'), line(state, 'hold')]).toEqual(['190 USDT', '212 USDT', '212 USDT']);
    // 1000 ÷ 106 = 9.43396…
    expect(look(oco(...buying, percent(100, '1000'))).sized.quantity).toBe('9.4339');
    expect(bodyOf(state)).toMatchObject({ delegateType: 21, executePrice: '106' });
    expect(bodyOf(state)).not.toHaveProperty('stopLossMarketAfter');
  });

  test('a stop at a limit may turn into a market order after a while, one at market has nothing that could', () => {
    const state = oco(...buying, text('stopLossWait', '30'), quantity('2'));
    expect(bodyOf(state)).toMatchObject({ executePrice: '106', stopLossMarketAfter: 30 });
    expect(bodyOf(oco(...buying, text('stopLossWait', '30'), text('stopLimit', ''), quantity('2')))).not.toHaveProperty(
      'stopLossMarketAfter',
    );
    expect(codes(oco(...buying, text('stopLossWait', '3601'), quantity('2')))).toEqual(['wrong: waitOutOfRange stopLossWait']);
  });

  test('a buy whose stop is at market holds the band above the stop', () => {
    const state = oco(...buying, text('stopLimit', ''), quantity('2'));
    expect(line(state, 'hold')).toBe('231 USDT');
    expect(bodyOf(state)).not.toHaveProperty('executePrice');
  });

  test.each([
    { name: 'a buy whose stop is at market', state: oco(text('price', '95'), text('stopPrice', '105'), quantity('1')), expected: [] },
    {
      name: 'a stop above a sell',
      state: oco(...selling, text('stopPrice', '101'), quantity('1')),
      expected: ['wrong: triggerReached stopPrice'],
    },
    {
      name: 'a stop below a buy',
      state: oco(...buying, text('stopPrice', '99'), quantity('1')),
      expected: ['wrong: triggerReached stopPrice'],
    },
    {
      name: 'a limit that would trade at once',
      state: oco(...selling, text('price', '99'), quantity('1')),
      expected: ['warning: postOnlyWouldTake price'],
    },
    {
      name: 'a limit beyond the band',
      state: oco(...buying, text('price', '110.01'), quantity('1')),
      expected: ['wrong: priceHigh price'],
    },
    { name: 'all is well', state: oco(...selling, quantity('3')), expected: [] },
  ])('$name', ({ state, expected }) => {
    expect(codes(state)).toEqual(expected);
  });
});

describe('trailing stop', () => {
  const trailing = (...actions: readonly TicketAction[]) => say(kind('trailing'), ...actions);

  const byDistance = choose({ callbackBy: 'distance' });

  test('a callback as a distance in price, and sent as one', () => {
    const state = trailing(sell, byDistance, text('callback', '2.5'), quantity('2'));
    expect(line(state, 'firesNow')).toBe('97.5');
    expect(bodyOf(state)).toMatchObject({ callBackNum: '2.5' });
    expect(bodyOf(state)).not.toHaveProperty('rangeRate');
    expect(trailing(sell, byDistance, choose({ callbackBy: 'share' })).texts.callback).toBe('1');
  });

  test('a sell would fire its callback below the last price', () => {
    const state = trailing(sell, text('callback', '2'), quantity('2'));
    // 98 × 2 = 196 less 0.392
    expect([line(state, 'firesNow'), line(state, 'receive'), line(state, 'hold')]).toEqual(['98', '195.608 USDT', '2 BTC']);
    expect(bodyOf(state)).toMatchObject({ planType: 6, rangeRate: '0.02', delegateCount: '2', tradeUnit: 'base' });
    expect(bodyOf(state)).toMatchObject({ tokenId: 'USDT', pricedSymbol: 'USDT', secondBusinessLine: 'N/A', enterPointSource: 1 });
    expect(bodyOf(state)).not.toHaveProperty('triggerPrice');
  });

  test('a buy is by amount, and follows from its activation price', () => {
    const state = trailing(text('callback', '0.5'), text('activationPrice', '90'), amount('100'));
    expect([line(state, 'activates'), line(state, 'firesNow')]).toEqual(['90', '90.45']);
    expect(bodyOf(state)).toMatchObject({ rangeRate: '0.005', triggerPrice: '90', delegateCount: '100', tradeUnit: 'quote' });
  });

  test('a buy by quantity holds the band above where it would fire', () => {
    const state = trailing(text('callback', '0.5'), text('activationPrice', '90'), quantity('2'));
    // 90.45 × 1.1 = 99.495, so 99.49.
    expect(line(state, 'hold')).toBe('198.98 USDT');
    expect(bodyOf(state)).toMatchObject({ delegateCount: '2', tradeUnit: 'base' });
  });

  const ready = [sell, quantity('1')] as const;
  test.each([
    { name: 'no distance', state: trailing(...ready, byDistance), expected: ['missing: callbackMissing callback'] },
    // 0.1 % and 5 % of 100.
    { name: 'the shortest', state: trailing(...ready, byDistance, text('callback', '0.1')), expected: [] },
    { name: 'too short', state: trailing(...ready, byDistance, text('callback', '0.09')), expected: ['wrong: invalidCallback callback'] },
    { name: 'the longest', state: trailing(...ready, byDistance, text('callback', '5')), expected: [] },
    { name: 'too long', state: trailing(...ready, byDistance, text('callback', '5.01')), expected: ['wrong: invalidCallback callback'] },
    {
      name: 'measured from where it begins',
      state: trailing(...ready, byDistance, text('callback', '5.01'), text('activationPrice', '120')),
      expected: [],
    },
    { name: 'no callback', state: trailing(...ready, text('callback', '')), expected: ['missing: callbackMissing callback'] },
    { name: 'too small', state: trailing(...ready, text('callback', '0.09')), expected: ['wrong: invalidCallback callback'] },
    { name: 'the smallest', state: trailing(...ready, text('callback', '0.1')), expected: [] },
    { name: 'the largest', state: trailing(...ready, text('callback', '5')), expected: [] },
    { name: 'too large', state: trailing(...ready, text('callback', '5.01')), expected: ['wrong: invalidCallback callback'] },
    {
      name: 'active where the market is',
      state: trailing(...ready, text('activationPrice', '100')),
      expected: ['wrong: triggerReached activationPrice'],
    },
  ])('$name', ({ state, expected }) => {
    expect(codes(state)).toEqual(expected);
  });
});
