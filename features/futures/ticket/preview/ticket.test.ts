// The results of a contract's order form, by hand: prices, sizes in three units, the most, costs, exits, and errors.
import { describe, expect, test } from 'vitest';

import { usualLimits } from '#lib/session/order-form/order-warnings.ts';
import { OrderType, PlanType, TimeInForce, TriggerType } from '#lib/contract/enums.ts';
import {
  neverUnusual,
  sampleAccount,
  sampleBook,
  sampleContract,
  sampleContext,
  samplePosition,
  sampleSettings,
} from '../form/sample-context.ts';
import type { TicketContext } from '../form/ticket-context.ts';
import { previewTicket, type SidePreview, type TicketPreview } from './ticket-preview.ts';
import { ticketReducer, type TicketChange } from '../state/ticket-reducer.ts';
import { initialTicket, type TicketState } from '../state/ticket-state.ts';

const form = (...changes: readonly TicketChange[]): TicketState =>
  changes.reduce((state: TicketState, change) => ticketReducer(state, change), initialTicket('50000', 'base'));
const size = (text: string, unit: 'base' | 'margin' | 'priced' = 'base'): TicketChange => ({ type: 'size', text, unit });
const text = (field: keyof TicketState['texts'], typed: string): TicketChange => ({ type: 'text', field, text: typed });
const kind = (chosen: TicketState['kind']): TicketChange => ({ type: 'kind', kind: chosen });
const look = (state: TicketState, context: TicketContext = sampleContext): TicketPreview => previewTicket(state, context, neverUnusual);
const codes = ({ problems }: SidePreview): readonly string[] => problems.map(({ code }) => code);
const hedge: TicketContext = { ...sampleContext, account: { ...sampleAccount, positionMode: 2, positions: [samplePosition] } };
const oneWay: TicketContext = { ...sampleContext, account: { ...sampleAccount, positions: [samplePosition] } };

describe('the price that a size is counted at', () => {
  test.each([
    { name: 'a limit as typed', state: form(text('price', '49000')), buy: '49000', sell: '50000' },
    { name: 'a sell above the market keeps its own', state: form(text('price', '51000')), buy: '51000', sell: '51000' },
    { name: 'at market: the best ask for both', state: form(kind('market')), buy: '50000', sell: '50000' },
    {
      name: 'a limit plan: a buy the lower, a sell the higher of trigger and limit',
      state: form(kind('trigger'), text('triggerPrice', '52000'), text('executePrice', '51900')),
      buy: '51900',
      sell: '52000',
    },
    {
      name: 'a plan at market: its trigger',
      state: form(kind('trigger'), text('triggerPrice', '48000'), { type: 'choose', choices: { executeAt: 'market' } }),
      buy: '48000',
      sell: '48000',
    },
    { name: 'from the book', state: form({ type: 'choose', choices: { bestOffer: 'queue1' } }), buy: '49999.9', sell: '50000' },
    { name: 'none', state: form(text('price', '')), buy: null, sell: null },
  ])('$name', ({ state, buy, sell }) => {
    const preview = look(state);
    expect([preview.buy.price, preview.sell.price]).toEqual([buy, sell]);
  });
});

describe('sizes', () => {
  test.each([
    ['base', '0.1239', '0.123'],
    // 100 × 10 ÷ 50,000
    ['margin', '100', '0.02'],
    ['priced', '777', '0.015'],
  ] as const)('%s: down to the lot', (unit, typed, expected) => {
    expect(look(form(size(typed, unit))).buy.size).toBe(expected);
  });

  test('a buy and a sell of one margin need not be as large: their prices differ', () => {
    const preview = look(form(text('price', '40000'), size('100', 'margin')));
    expect([preview.buy.size, preview.sell.size]).toEqual(['0.025', '0.02']);
  });

  test('the most: what is free over margin and fee of one coin', () => {
    // 1,000 ÷ (50,000 ÷ 10 × 1.01 + 50,000 × 0.0006 × 1.005) = 1,000 ÷ 5,080.15
    expect(look(form()).buy.max).toBe('0.196');
    // At market a buy is counted 0.05 % higher, at 50,025, and its loss against the mark: 1,000 ÷ 5,107.690075
    expect(look(form(kind('market'))).buy.max).toBe('0.195');
  });

  test('the most: the tier of the leverage', () => {
    const rich = { ...sampleAccount, wallets: [{ coin: 'USDT', available: '9000000', frozen: '0', orderCost: '0', free: '9000000' }] };
    const at = (crossMarginLeverage: number): string | null =>
      look(form(), { ...sampleContext, account: { ...rich, settings: [{ ...sampleSettings, crossMarginLeverage }] } }).buy.max;
    expect([at(100), at(50)]).toEqual(['2', '20']);
  });

  test('shares: all of it down, other shares half up', () => {
    const at = (percent: number): string => look(form({ type: 'percent', percent })).buy.size;
    // 0.196, and 0.098, 0.049, 0.0196 → 0.02
    expect([at(100), at(50), at(25), at(10)]).toEqual(['0.196', '0.098', '0.049', '0.02']);
    expect(look(form({ type: 'percent', percent: 33 })).percent).toBe(33);
  });

  test('one-way: what closes the position against it takes nothing', () => {
    // A long of 0.1 with 100 of gain: free 1,100 − 500 = 600, which opens 0.118 beyond the 0.1 that closes.
    expect(look(form(), oneWay).sell.max).toBe('0.218');
    // The long has 500 of margin: 600 ÷ 5,080.15
    expect(look(form(), oneWay).buy.max).toBe('0.118');
  });

  test('closing: all of the position, nothing of the other side', () => {
    const preview = look(form({ type: 'action', action: 'close' }), hedge);
    expect([preview.buy.max, preview.sell.max]).toEqual(['0', '0.1']);
  });

  test('a visitor sees no most and no cost that pretends to know', () => {
    const preview = look(form(size('0.1')), { ...sampleContext, account: null });
    expect(preview.buy.max).toBeNull();
    expect(preview.buy.impact.known).toBe(false);
  });
});

describe('before the order', () => {
  test('what it takes: margin, fee and the loss of the first moment', () => {
    const { buy, sell } = look(form(size('0.1'), text('price', '50100')));
    // 5,010 ÷ 10 × 1.01 + 5,010 × 0.0006 × 1.005 + 0.1 × 100
    expect(buy.cost).toBe('519.03103');
    // A sell above the mark begins with a gain, which is not counted.
    expect(sell.cost).toBe('509.03103');
  });

  test('where it would be liquidated, and how near that is', () => {
    const { impact } = look(form(kind('market'), size('0.1'))).buy;
    // 1,000 − 3 + 0.1 × (p − 50,000) = 0.1 × p × 0.0046
    expect(Number(impact.liquidationPrice)).toBeCloseTo(4003 / 0.09954, 6);
    expect(Number(impact.marginRatio)).toBeCloseTo(23 / 997, 10);
    expect(impact.fee).toBe('3');
  });

  test('against the book: average and slippage', () => {
    const rich = {
      ...sampleContext,
      account: { ...sampleAccount, wallets: [{ coin: 'USDT', available: '90000', frozen: '0', orderCost: '0', free: '90000' }] },
    };
    expect(look(form(kind('market'), size('2')), rich).buy.impact.fill).toMatchObject({ averagePrice: '50005', slippage: '0.0001' });
  });

  test('reducing frees margin', () => {
    const { sell } = look(form(kind('market'), size('0.05'), { type: 'choose', choices: { reduceOnly: true } }), oneWay);
    expect(sell.cost).toBe('0');
    expect(sell.request).toMatchObject({
      path: 'v1/mcp/order/closeContract',
      body: { delegateType: 22, orderType: OrderType.market, delegateCount: '0.05', cancelOrder: true },
    });
    // 1,000 + 49.995 (the book's 49,999.9) − fee; 0.05 left at 49,000.
    expect(sell.impact.known).toBe(true);
  });
});

describe('take-profit and stop-loss', () => {
  const exit = (exitBy: TicketState['exitBy'], takeProfit: string, stopLoss: string): TicketState =>
    form(
      size('0.1'),
      { type: 'withExit', on: true },
      { type: 'choose', choices: { exitBy } },
      text('takeProfit', takeProfit),
      text('stopLoss', stopLoss),
    );

  test('as a return: on the margin at entry, each side its own prices', () => {
    const { buy, sell } = look(exit('return', '50', '20'));
    // 50 % at 10x is 5 % of the price.
    expect([buy.exit.takeProfit, buy.exit.stopLoss]).toEqual(['52500', '49000']);
    expect([sell.exit.takeProfit, sell.exit.stopLoss]).toEqual(['47500', '51000']);
    expect(buy.exit.profit).toBe('250');
  });

  test('as an amount of money', () => {
    expect(look(exit('pnl', '100', '50')).buy.exit).toMatchObject({ takeProfit: '51000', stopLoss: '49500' });
  });

  test('a long that loses all its margin has no price', () => {
    expect(codes(look(exit('return', '', '100')).buy)).toEqual(['exitOutOfReach']);
    expect(codes(look(exit('return', '', '99')).buy)).toEqual([]);
  });

  test('as prices: on their own side of the entry', () => {
    const preview = look(exit('price', '52000', '49000'));
    expect([codes(preview.buy), codes(preview.sell)]).toEqual([[], ['invalidExit', 'invalidExit']]);
  });

  test('the price that is watched is the reader’s choice', () => {
    const preview = previewTicket(exit('price', '52000', ''), { ...sampleContext, tpslPriceType: 'fair' }, neverUnusual);
    expect(preview.buy.request).toMatchObject({
      body: { presetTakeProfitPrice: '52000', presetTppTriType: TriggerType.fair },
    });
  });

  test('another way to give them clears what was typed; so does the toggle', () => {
    const typed = exit('price', '52000', '49000');
    expect(ticketReducer(typed, { type: 'choose', choices: { exitBy: 'return' } }).texts).toMatchObject({ takeProfit: '', stopLoss: '' });
    expect(ticketReducer(typed, { type: 'withExit', on: false }).texts).toMatchObject({ takeProfit: '', stopLoss: '' });
  });
});

describe('what is wrong', () => {
  test.each([
    { name: 'no size', state: form(), buy: ['error_text.margin_count_not_enough'] },
    { name: 'less than a lot', state: form(size('0.0004')), buy: ['error_text.margin_count_not_enough'] },
    { name: 'no price', state: form(size('0.1'), text('price', '')), buy: ['priceMissing'] },
    { name: 'off the tick: it goes to the step below', state: form(size('0.1'), text('price', '50000.05')), buy: ['stepAhead'] },
    { name: 'between two lots: likewise', state: form(size('0.1009')), buy: ['stepAhead'] },
    { name: 'above the band', state: form(size('0.1'), text('price', '52500.1')), buy: ['priceHigh'] },
    { name: 'too much', state: form(size('0.5')), buy: ['insufficientBalance'] },
    { name: 'above the tier', state: form(size('21')), buy: ['riskLimit'] },
    { name: 'no trigger', state: form(kind('trigger'), size('0.1')), buy: ['triggerMissing', 'priceMissing'] },
    {
      name: 'a trigger at the market',
      state: form(kind('trigger'), size('0.1'), text('triggerPrice', '50000'), text('executePrice', '50000')),
      buy: ['triggerReached'],
    },
    { name: 'a callback out of range', state: form(kind('trailing'), size('0.1'), text('callback', '6')), buy: ['invalidCallback'] },
    {
      name: 'maker-only that takes',
      state: form(size('0.1'), { type: 'choose', choices: { timeInForce: TimeInForce.postOnly } }),
      buy: ['postOnlyWouldTake'],
    },
    { name: 'nothing to reduce', state: form(size('0.1'), { type: 'choose', choices: { reduceOnly: true } }), buy: ['noPosition'] },
  ])('$name', ({ state, buy }) => {
    expect(codes(look(state).buy)).toEqual(buy);
  });

  test('more than there is to close', () => {
    const preview = look(form({ type: 'action', action: 'close' }, size('0.2')), hedge);
    expect([codes(preview.buy), codes(preview.sell)]).toEqual([['noPosition'], ['positionNotEnough']]);
  });

  test('nobody on the other side', () => {
    expect(codes(look(form(kind('market'), size('0.1')), { ...sampleContext, book: { ...sampleBook, asks: [] } }).buy)).toContain(
      'noLiquidity',
    );
  });

  test('a high margin ratio afterwards is a danger, not a refusal', () => {
    const risky = { ...sampleSettings, crossMarginLeverage: 100 };
    const small = [{ coin: 'USDT', available: '60', frozen: '0', orderCost: '0', free: '60' }];
    const preview = look(form(size('0.098'), text('price', '50000')), {
      ...sampleContext,
      market: { ...sampleContract, tiers: [{ upTo: '100000', maxLeverage: '100', maintenanceRate: '0.0095' }] },
      account: { ...sampleAccount, settings: [risky], wallets: small },
    });
    expect(codes(preview.buy)).toEqual(['atRisk']);
    expect(preview.buy.request).not.toBeNull();
  });
});

describe('what is unlike other orders is named, as on spot', () => {
  const usual = { ...usualLimits, slippagePercent: '5' };
  const told = (state: TicketState, context: TicketContext = sampleContext): readonly string[] => {
    const { buy } = previewTicket(state, context, usual);
    return buy.problems.map(({ weight, code, params }) => `${weight}: ${code} ${Object.values(params).join(' ')}`);
  };
  const rich: TicketContext = {
    ...sampleContext,
    account: { ...sampleAccount, wallets: [{ coin: 'USDT', available: '9000000', frozen: '0', orderCost: '0', free: '9000000' }] },
  };

  test.each([
    { name: 'a bid a tenth below the best ask', state: form(text('price', '45000'), size('0.01')), expected: [] },
    {
      name: 'a bid further below',
      state: form(text('price', '44999'), size('0.01')),
      expected: ['warning: priceFar 44999 0.10002 below ask 50000 USDT'],
    },
    {
      name: 'a limit far from its own trigger',
      state: form(kind('trigger'), text('triggerPrice', '52000'), text('executePrice', '40000'), size('0.01')),
      expected: ['warning: priceFar 40000 0.230769 below trigger 52000 USDT'],
    },
    { name: 'all of what is available', state: form({ type: 'percent', percent: 100 }), expected: ['warning: shareLarge 0.995709 USDT'] },
    {
      name: 'closing takes nothing of it',
      state: form(kind('market'), { type: 'choose', choices: { reduceOnly: true } }, { type: 'percent', percent: 100 }),
      context: { ...oneWay, account: { ...sampleAccount, positions: [{ ...samplePosition, holdSide: 'short' as const }] } },
      expected: [],
    },
    { name: 'a large order', state: form(size('2.1')), context: rich, expected: ['warning: orderLarge 105000 100000 USDT'] },
  ])('$name', ({ state, context, expected }) => {
    expect(told(state, context)).toEqual(expected);
  });
});

describe('what is sent', () => {
  test('one-way: a buy and a sell', () => {
    const { buy, sell } = look(form(size('0.1')));
    expect(buy.request).toMatchObject({
      path: 'v1/mcp/order/openContract',
      body: { delegateType: 21, orderType: OrderType.limit, delegateCount: '0.1', delegatePrice: '50000' },
    });
    expect(sell.request).toMatchObject({ body: { delegateType: 22 } });
    // Every order says in which line it believes itself, where it comes from, and one-way whether it only reduces.
    expect(buy.request).toMatchObject({
      body: {
        tokenId: 'USDT',
        pricedSymbol: 'USDT',
        secondBusinessLine: 'N/A',
        enterPointSource: 1,
        onlyLow: false,
        isReducePosition: false,
      },
    });
  });

  test('hedge: the position that is opened or closed', () => {
    const opens = look(form(size('0.01')), hedge);
    expect([opens.buy.request, opens.sell.request]).toMatchObject([{ body: { delegateType: 1 } }, { body: { delegateType: 2 } }]);
    const closes = look(form({ type: 'action', action: 'close' }, size('0.1')), hedge);
    expect(closes.sell.request).toMatchObject({ path: 'v1/mcp/order/closeContract', body: { delegateType: 3 } });
  });

  test('a best offer: the code says whether it closes', () => {
    const best = { type: 'choose', choices: { bestOffer: 'queue5' } } as const;
    const sources = (state: TicketState) => {
      const { buy, sell } = look(state, hedge);
      return [buy.request?.body, sell.request?.body];
    };
    expect(sources(form(size('0.01'), best))).toMatchObject([{ businessSource: 65 }, { businessSource: 69 }]);
    const closes = form({ type: 'action', action: 'close' }, size('0.01'), best);
    expect(look(closes, hedge).sell.request).toMatchObject({ body: { businessSource: 73, cancelOrder: true } });
  });

  test('a trailing stop: the callback as a share', () => {
    expect(look(form(kind('trailing'), size('0.1'), text('callback', '1.5'))).buy.request).toMatchObject({
      path: 'v1/trigger/plan/placePlan',
      body: { planType: PlanType.track, rangeRate: '0.015', delegateType: 21 },
    });
  });

  test('a price picked in the book goes where somebody was last', () => {
    expect(form(kind('market'), { type: 'pick', price: '49990', quantity: '2' })).toMatchObject({
      kind: 'limit',
      texts: { price: '49990' },
      size: { text: '2', unit: 'base' },
    });
    expect(
      form(kind('trigger'), { type: 'aim', field: 'executePrice' }, { type: 'pick', price: '49990', quantity: null }).texts,
    ).toMatchObject({ executePrice: '49990', triggerPrice: '' });
  });
});

describe('scaled orders', () => {
  const ladder = (...changes: readonly TicketChange[]): TicketState =>
    form(kind('scaled'), text('startPrice', '49000'), text('endPrice', '48000'), text('orderCount', '3'), ...changes);

  test('one size in parts that are together exactly that; the last half as large', () => {
    const { buy } = look(ladder(text('skew', '0.5'), size('0.018')));
    expect(buy.parts).toEqual([
      { price: '49000', quantity: '0.008' },
      { price: '48500', quantity: '0.006' },
      { price: '48000', quantity: '0.004' },
    ]);
    expect(buy.request).toMatchObject({
      path: 'v1/mcp/order/placeScaled',
      body: {
        startPrice: '49000',
        endPrice: '48000',
        orderCount: 3,
        sizeSkew: '0.5',
        delegateCount: '0.018',
        timeInForceValue: TimeInForce.gtc,
      },
    });
  });

  test('margin and value are counted at the average price, of a sell not below the best ask', () => {
    const { buy, sell } = look(ladder(size('97', 'margin')));
    // 97 × 10 ÷ 48,500 and ÷ 50,000
    expect([buy.size, sell.size]).toEqual(['0.02', '0.019']);
  });

  test('the cost is what each order takes at its own price', () => {
    // 0.01 × (49,000 + 48,500 + 48,000) = 1,455: ÷ 10 × 1.01, and 0.06 % × 1.005
    expect(look(ladder(size('0.03'))).buy.cost).toBe('147.832365');
    // Above the mark of 50,000 each buy has lost the difference, 0.01 × (500 + 1,000 + 1,500), and 1,530 are bought.
    const above = look(ladder(text('startPrice', '50500'), text('endPrice', '51500'), size('0.03')));
    expect(above.buy.cost).toBe('185.45259');
  });

  test('the most never takes more than there is, even where some orders stand beyond the mark price', () => {
    const { buy } = look(ladder(text('startPrice', '45000'), text('endPrice', '55000'), { type: 'percent', percent: 100 }));
    expect(Number(buy.size)).toBeGreaterThan(0.05);
    expect(Number(buy.cost)).toBeLessThanOrEqual(1000);
  });

  test.each([
    ['without prices', [text('startPrice', ''), size('0.03')], 'priceMissing'],
    ['one order', [text('orderCount', '1'), size('0.03')], 'orderCountOutOfRange'],
    ['steeper than tenfold', [text('skew', '11'), size('0.03')], 'skewOutOfRange'],
    ['parts too small', [text('orderCount', '40'), size('0.03')], 'partTooSmall'],
  ] as const)('%s', (_, changes, code) => {
    const { buy } = look(ladder(...changes));
    expect(codes(buy)).toContain(code);
    expect(buy.request).toBeNull();
  });

  test('maker-only is warned of where one of them would trade', () => {
    const makerOnly: TicketChange = { type: 'choose', choices: { timeInForce: TimeInForce.postOnly } };
    const { buy, sell } = look(ladder(makerOnly, size('0.03')));
    expect([codes(buy), codes(sell)]).toEqual([[], ['postOnlyWouldTake']]);
    expect(buy.request).toMatchObject({ body: { timeInForceValue: TimeInForce.postOnly } });
  });
});
