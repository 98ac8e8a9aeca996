// A position's row: its numbers by mark and by last price, its size in three units, and what guards it.
import { describe, expect, test } from 'vitest';

import type { SpotOrder } from '#lib/contract/order.ts';
import { closeProblem, closeResult, closingPrice, quantityOfPercent } from './close-draft.ts';
import { liquidationWith, marginRoom } from './margin-room.ts';
import { realisedOf, sizedIn } from './position-row.ts';
import { sampleMarket, samplePlan, samplePosition, sampleRow } from './sample-row.ts';

const isolated = { marginMode: 1, margin: '600' } as const;

/** The order of a stop-loss of the long, at rest in the book. */
const passedStop: SpotOrder = {
  orderId: '7',
  clientOid: '',
  symbolId: 'BTCUSDT_UMCBL',
  symbol: 'BTCUSDT_UMCBL',
  businessLine: 10,
  delegateType: 22,
  orderType: 0,
  timeInForceValue: 0,
  delegatePrice: '52000',
  delegateCount: '0.1',
  tradeUnit: 'base',
  displayCount: '0',
  planId: '6',
  dealCount: '0',
  averagePrice: '0',
  dealAmount: '0',
  fee: '0',
  feeCoin: 'USDT',
  status: 1,
  orderSource: 3,
  enterPointSource: 1,
  cancelReason: '',
  createTimeMs: 5,
  updateTimeMs: 5,
  holdSide: '',
};

describe('the row', () => {
  test('gains by the mark price or by the last one, on the same margin', () => {
    // 0.1 × 1,000 and 0.1 × 1,100 over a margin of 5,100 ÷ 10.
    expect(sampleRow().result).toMatchObject({ unrealizedPnl: '100' });
    expect(Number(sampleRow().result?.returnRate)).toBeCloseTo(100 / 510, 12);
    expect(sampleRow({ priceType: 'market' }).result).toMatchObject({ unrealizedPnl: '110' });
  });

  test('the size in coins, in value, and in the margin that it takes', () => {
    const row = sampleRow();
    expect(sizedIn('base', row)).toEqual({ text: '0.1', coin: 'BTC' });
    expect(sizedIn('priced', row)).toEqual({ text: '5100', coin: 'USDT' });
    expect(sizedIn('margin', row)).toEqual({ text: '510', coin: 'USDT' });
  });

  test('an exit guards the side that its order would close', () => {
    expect(sampleRow({ exits: [samplePlan] }).exits).toHaveLength(1);
    expect(sampleRow({ exits: [samplePlan], position: { holdSide: 'short' } }).exits).toHaveLength(0);
    expect(sampleRow({ exits: [{ ...samplePlan, holdSide: 'short', delegateType: 4 }] }).exits).toHaveLength(0);
    expect(sampleRow({ exits: [{ ...samplePlan, symbolId: 'ETHUSDT_UMCBL' }] }).exits).toHaveLength(0);
  });

  test('a stop that was jumped over leaves the side unprotected that its order would close', () => {
    const passed = (changes: Partial<SpotOrder>) => sampleRow({ orders: [{ ...passedStop, ...changes }] }).passedStops.length;
    expect(passed({})).toBe(1);
    expect(passed({ status: 3 })).toBe(1);
    for (const changes of [{ delegateType: 21 }, { orderSource: 0 }, { orderType: 1 }, { status: 4 }, { symbolId: 'ETHUSDT_UMCBL' }])
      expect(passed(changes)).toBe(0);
  });

  test('what was realised is after fees and funding', () => {
    expect(realisedOf(samplePosition)).toBe('9');
  });
});

describe('a close', () => {
  test('shares are whole lots; all of it is all of it', () => {
    expect(quantityOfPercent({ total: '0.1' }, sampleMarket, 25)).toBe('0.025');
    expect(quantityOfPercent({ total: '0.003' }, sampleMarket, 50)).toBe('0.002');
    expect(quantityOfPercent({ total: '0.1' }, sampleMarket, 100)).toBe('0.1');
  });

  test('what is wrong with it', () => {
    const row = sampleRow();
    const draft = { at: 'limit', price: '51000', quantity: '0.1' } as const;
    expect(closeProblem(draft, row)).toBeNull();
    expect(closeProblem({ ...draft, price: '' }, row)).toBe('noPrice');
    expect(closeProblem({ ...draft, price: '51000.05' }, row)).toBe('priceStep');
    expect(closeProblem({ ...draft, quantity: '0' }, row)).toBe('noQuantity');
    expect(closeProblem({ ...draft, quantity: '0.0005' }, row)).toBe('quantityStep');
    expect(closeProblem({ ...draft, quantity: '0.101' }, row)).toBe('tooMuch');
    expect(closeProblem({ ...draft, at: 'market', price: '' }, row)).toBeNull();
  });

  test('at market a long meets the best bid, a short the best ask', () => {
    const draft = { at: 'market', price: '', quantity: '0.1' } as const;
    expect(closingPrice(draft, sampleRow())).toBe('51099.9');
    expect(closingPrice(draft, sampleRow({ position: { holdSide: 'short' } }))).toBe('51100.1');
    expect(closingPrice(draft, sampleRow({ ticker: { bestBid: null } }))).toBe('51100');
    // 0.1 × 1,099.9; 5,109.99 × 0.0006.
    expect(closeResult(draft, sampleRow())).toEqual({ gain: '109.99', fee: '3.065994' });
  });
});

describe('the margin of an isolated position', () => {
  test('the wallet’s free funds can be added; the initial margin and a loss stay', () => {
    const row = sampleRow({ position: isolated });
    expect(marginRoom(row, '490', 'add')).toBe('490');
    // 600 − 500: a gain that is not realised is no margin.
    expect(marginRoom(row, '490', 'remove')).toBe('100');
    const losing = sampleRow({ position: { ...isolated, averageOpenPrice: '51500' } });
    // 600 − 50 − 515.
    expect(marginRoom(losing, '490', 'remove')).toBe('35');
    expect(marginRoom(sampleRow({ position: { ...isolated, margin: '500' } }), '490', 'remove')).toBe('0');
  });

  test('more of it takes the liquidation price further away', () => {
    const row = sampleRow({ position: isolated });
    const [now, more, less] = [row.risk?.liquidationPrice, liquidationWith(row, 'add', '100'), liquidationWith(row, 'remove', '100')];
    // 600 + 0.1 × (p − 50,000) = 0.1 × p × 0.0046.
    expect(Number(now)).toBeCloseTo(4400 / 0.09954, 6);
    expect(Number(more)).toBeCloseTo(4300 / 0.09954, 6);
    expect(Number(less)).toBeCloseTo(4500 / 0.09954, 6);
    expect(liquidationWith(row, 'remove', '601')).toBeNull();
    expect(liquidationWith(row, 'add', 'x')).toBeNull();
  });
});
