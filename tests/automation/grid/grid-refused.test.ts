// Orders of grids that are refused: smaller for want of balance, later by the market, never again at its end.
import { describe, expect, test } from 'vitest';

import { MarketState, Side } from '#lib/contract/enums.ts';
import { CancelReason } from '#server/engine/orders/order-event.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { contractTestMarket } from '../venue/test-market.ts';
import { contractGrid, type GridVenue, ordersOf, spotGrid } from '../venue/grid-bench.ts';

const small = { lowerPrice: '50000', upperPrice: '58000', grids: 4 } as const;
/** 824, and four fifths of it again and again, down each time. */
const shrunk = [659, 527, 421, 336, 268, 214, 171, 136, 108, 86];

/** Refuses so many of the orders that are meant, for want of balance. */
function refuse(venue: GridVenue, times: number, meant: (order: Parameters<GridVenue['refuses']>[0]) => boolean = () => true): void {
  let left = times;
  venue.refusesFor = RejectReason.insufficientBalance;
  venue.refuses = (order) => {
    if (left === 0 || !meant(order)) return false;
    left -= 1;
    return true;
  };
}

const rowsOf = (venue: GridVenue, code: string) => venue.rows.filter((row) => row.code === code).map(({ params }) => params);
const tried = (venue: GridVenue) => rowsOf(venue, 'grid.tries-less').map(({ lots }) => lots);
const cut = (orders: readonly string[]) => orders.map((order) => order.split(' ').slice(0, 2).join(' '));

describe('the first trade of a contract', () => {
  test.each([
    ['long', 1],
    ['short', -1],
  ] as const)('%s: refused twice, all of the grid is smaller', (direction, sign) => {
    const whole = contractGrid(54_000, { ...small, direction });
    whole.start();
    const lots = whole.orders[0]?.left ?? 0;
    const venue = contractGrid(54_000, { ...small, direction });
    refuse(venue, 2);
    venue.start();
    const [once, twice] = [Math.floor((lots * 4) / 5), Math.floor((Math.floor((lots * 4) / 5) * 4) / 5)];
    expect(tried(venue)).toEqual([once, twice]);
    expect(venue.orders.map(({ left }) => left)).toEqual([twice, twice, twice, twice]);
    expect(venue.account.positionLots).toBe(sign * 2 * twice);
    expect(cut(ordersOf(venue))).toEqual(cut(ordersOf(whole)));
  });

  test('ten times smaller, then five refusals end it: nothing was begun', () => {
    const venue = contractGrid(54_000, small);
    venue.refusesFor = RejectReason.insufficientBalance;
    venue.start();
    expect(tried(venue)).toEqual(shrunk);
    expect(rowsOf(venue, 'grid.refused')).toEqual([{ price: 0, lots: 172, reason: RejectReason.insufficientBalance }]);
    for (const price of [54_001, 54_002, 54_003]) venue.moveTo(price);
    expect(venue.reason).toBeNull();
    venue.moveTo(54_004);
    expect([venue.reason, venue.account.positionLots, tried(venue)]).toEqual(['insufficient-balance', 0, shrunk]);
  });

  test('a part of it has traded: the rest is tried again with the next price, as it is', () => {
    const rules = { ...contractTestMarket.rules, maxQuantityLots: 1_000 as typeof contractTestMarket.rules.maxQuantityLots };
    const venue = contractGrid(54_000, small, { market: { ...contractTestMarket, rules } });
    refuse(venue, 1, ({ lots }) => lots === 648);
    venue.tell({ type: 'start' });
    expect([venue.account.positionLots, ordersOf(venue), tried(venue)]).toEqual([1_000, [], []]);
    venue.moveTo(54_001);
    expect([venue.account.positionLots, ordersOf(venue).length]).toEqual([1_648, 4]);
  });

  test('on spot it is never smaller', () => {
    const venue = spotGrid(54_000);
    refuse(venue, 1);
    venue.start();
    expect([tried(venue), rowsOf(venue, 'grid.refused').length, ordersOf(venue)]).toEqual([[], 1, []]);
    venue.moveTo(54_001);
    expect(ordersOf(venue)).toHaveLength(5);
  });

  test('a position that was taken away is opened again in its size or not', () => {
    const venue = contractGrid(54_000, small);
    venue.start();
    venue.account.positionLots -= 500;
    venue.account.quoteUnits += 500 * 54_000 * 100;
    refuse(venue, 1, ({ kind }) => kind === 'market');
    venue.tell({ type: 'forced', why: 'deleveraged', lots: 500 });
    expect([tried(venue), rowsOf(venue, 'grid.refused').length]).toEqual([[], 1]);
    venue.moveTo(54_001);
    expect(venue.account.positionLots).toBeGreaterThan(1_148);
  });
});

describe('an order of a cell', () => {
  const buyAt = (price: number) => (order: { side: Side; priceTicks: number }) => order.side === Side.buy && order.priceTicks === price;
  const sellAt = (price: number) => (order: { side: Side; priceTicks: number }) => order.side === Side.sell && order.priceTicks === price;

  test('one that opens is smaller, for this turn of it alone', () => {
    const venue = contractGrid(54_000, small);
    refuse(venue, 1, buyAt(52_000));
    venue.start();
    expect(ordersOf(venue)).toEqual(['sell 58000 824', 'sell 56000 824', 'buy 52000 659', 'buy 50000 824']);
    expect(tried(venue)).toEqual([659]);
    venue.moveTo(52_000);
    expect(ordersOf(venue)).toContain('sell 54000 659');
    venue.moveTo(54_000);
    expect(ordersOf(venue)).toContain('buy 52000 824');
  });

  test('no smaller than a tenth; then it is refused like any other', () => {
    const venue = contractGrid(54_000, small);
    refuse(venue, Infinity, buyAt(52_000));
    venue.start();
    expect(tried(venue)).toEqual(shrunk);
    expect(rowsOf(venue, 'grid.refused')).toEqual([{ price: 52_000, lots: 86, reason: RejectReason.insufficientBalance }]);
    expect(ordersOf(venue)).toEqual(['sell 58000 824', 'sell 56000 824', 'buy 50000 824']);
  });

  test.each([
    ['long', sellAt(56_000)],
    ['short', buyAt(52_000)],
  ] as const)('%s: one that closes is never smaller', (direction, meant) => {
    const venue = contractGrid(54_000, { ...small, direction });
    refuse(venue, 1, meant);
    venue.start();
    expect([tried(venue), rowsOf(venue, 'grid.refused').length, ordersOf(venue).length]).toEqual([[], 1, 3]);
  });

  test.each([
    ['short', sellAt(56_000)],
    ['neutral', sellAt(56_000)],
    ['neutral', buyAt(52_000)],
  ] as const)('%s: one that opens on its side is smaller', (direction, meant) => {
    const venue = contractGrid(54_900, { ...small, direction });
    refuse(venue, 1, meant);
    venue.start();
    const all = venue.orders.map(({ left }) => left);
    expect([tried(venue).length, all.length, new Set(all).size]).toEqual([1, 4, 2]);
  });

  test('neutral: one that closes what was opened is never smaller', () => {
    const venue = contractGrid(54_900, { ...small, direction: 'neutral' });
    venue.start();
    refuse(venue, 1, buyAt(54_000));
    venue.moveTo(56_000);
    expect([tried(venue), rowsOf(venue, 'grid.refused').length]).toEqual([[], 1]);
  });

  test('the rest of one that has traded in part is never smaller', () => {
    const venue = contractGrid(54_000, small);
    venue.start();
    const buy = venue.orders.find(buyAt(52_000));
    venue.fillPart(buy?.step ?? 0, 100);
    venue.takeAway(buy?.step ?? 0, CancelReason.countdown);
    refuse(venue, 1, buyAt(52_000));
    venue.moveTo(52_500);
    expect([tried(venue), rowsOf(venue, 'grid.refused').map(({ lots }) => lots)]).toEqual([[], [724]]);
  });

  test('on spot it is never smaller', () => {
    const venue = spotGrid(54_000);
    refuse(venue, 1, buyAt(49_000));
    venue.start();
    expect([tried(venue), rowsOf(venue, 'grid.refused').length]).toEqual([[], 1]);
  });
});

describe('why', () => {
  test('a market that is halted counts for nothing: told once, and all goes out when it is online', () => {
    const venue = spotGrid(54_000);
    venue.start();
    venue.refusesFor = RejectReason.marketCancelOnly;
    venue.moveTo(53_000);
    for (let price = 53_001; price < 53_010; price += 1) venue.moveTo(price);
    expect([venue.reason, rowsOf(venue, 'grid.halted'), rowsOf(venue, 'grid.refused').length]).toEqual([
      null,
      [{ reason: RejectReason.marketCancelOnly }],
      1,
    ]);
    venue.refusesFor = null;
    venue.setMarket(MarketState.online);
    expect(ordersOf(venue)).toHaveLength(5);
  });

  test('a contract that ends takes no more: the position is left to it', () => {
    const venue = contractGrid(54_000, small);
    venue.start();
    venue.refusesFor = RejectReason.closeOnly;
    venue.moveTo(52_000);
    expect([venue.reason, ordersOf(venue), venue.account.positionLots]).toEqual(['delisted', [], 1_648 + 824]);
    expect(rowsOf(venue, 'grid.selling-all')).toEqual([]);
  });

  test('a contract that has ended while its position is closed: over, as its owner wanted', () => {
    const venue = contractGrid(54_000, small);
    venue.start();
    venue.refusesFor = RejectReason.contractEnded;
    venue.tellOwner({ action: 'stop', sells: true });
    expect([venue.reason, rowsOf(venue, 'grid.selling-all').length, rowsOf(venue, 'grid.unsold').length]).toEqual(['manual', 1, 0]);
  });

  test('five refusals of what is sold at the end leave it unsold, and the reason of the stop stays', () => {
    const venue = contractGrid(54_000, small);
    venue.start();
    venue.refusesFor = RejectReason.openOrderLimit;
    venue.tellOwner({ action: 'stop', sells: true });
    for (const price of [54_001, 54_002, 54_003, 54_004]) venue.moveTo(price);
    expect([venue.reason, rowsOf(venue, 'grid.unsold')]).toEqual(['manual', [{ lots: 1_648, reason: RejectReason.openOrderLimit }]]);
  });

  test('a step that is of no cell is told as refused, and changes nothing', () => {
    const venue = contractGrid(54_000, small);
    venue.start();
    const before = ordersOf(venue);
    venue.tell({ type: 'refused', step: 9_999, reason: RejectReason.orderNotOpen });
    expect(venue.rows.at(-1)).toEqual({ code: 'grid.action-refused', params: { reason: RejectReason.orderNotOpen } });
    expect([ordersOf(venue), venue.state.retries, venue.state.refusals]).toEqual([before, false, 0]);
  });

  test('funds that do not come are told with their reason', () => {
    const venue = contractGrid(54_000, small, { ownerQuote: 1 });
    venue.start();
    expect([venue.reason, rowsOf(venue, 'grid.action-refused')]).toEqual([
      'insufficient-balance',
      [{ reason: RejectReason.insufficientBalance }],
    ]);
  });
});
