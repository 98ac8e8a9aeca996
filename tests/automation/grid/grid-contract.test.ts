// Grids of contracts: long, short and neutral, with and without a position at the start, and what the exchange does to them.
import { describe, expect, test } from 'vitest';

import { contractGrid, ordersOf } from '../venue/grid-bench.ts';

const usdt = 1_000_000;
const small = { lowerPrice: '50000', upperPrice: '58000', grids: 4 } as const;

describe('directions', () => {
  test('long: a position for its sells, and each pair earns its distance less two fees', () => {
    const venue = contractGrid(54_000, small);
    venue.start();
    // 10,000 × 0.95 ÷ ((50,000 + 52,000 + 2 × 54,000) × (1 ÷ 2 + 0.0012) + what they have lost at 50,000: 2,000 + 2 × 4,000).
    expect(ordersOf(venue)).toEqual(['sell 58000 824', 'sell 56000 824', 'buy 52000 824', 'buy 50000 824']);
    expect(venue.account.positionLots).toBe(1648);
    venue.moveTo(52_000);
    venue.moveTo(54_000);
    // 0.0824 × (2,000 − 106,000 × 0.0002).
    expect(venue.state.matchedUnits).toBe(163_053_120);
    venue.moveTo(58_000);
    expect(venue.account.positionLots).toBe(0);
  });

  test('short: the mirror', () => {
    const venue = contractGrid(54_000, { ...small, direction: 'short' });
    venue.start();
    expect(ordersOf(venue).map((order) => order.split(' ').slice(0, 2).join(' '))).toEqual([
      'sell 58000',
      'sell 56000',
      'buy 52000',
      'buy 50000',
    ]);
    const lots = venue.orders[0]?.left ?? 0;
    expect(venue.account.positionLots).toBe(-2 * lots);
    venue.moveTo(56_000);
    venue.moveTo(54_000);
    expect([venue.state.matchedCount, venue.state.matchedUnits]).toEqual([1, lots * (2000 * 100 - 2200)]);
    venue.moveTo(52_000);
    expect(venue.rows.at(-1)?.code).toBe('grid.unloaded');
    venue.moveTo(50_000);
    expect(venue.account.positionLots).toBe(0);
  });

  test('a long one that moves up opens no more than its money carries there', () => {
    const venue = contractGrid(54_000, { ...small, moves: true });
    venue.start();
    venue.moveTo(60_000);
    venue.moveTo(66_000);
    expect(ordersOf(venue).map((order) => order.split(' ')[1])).toEqual(['64000', '62000', '60000', '58000']);
    // As at the start: what is there × 0.95 ÷ (244,000 × (1 ÷ 2 + 0.0012) + what they have lost at 58,000: 2,000 + 4,000 + 6,000).
    const carried = Math.floor((venue.account.quoteUnits * 0.95) / (244_000 * 0.5012 + 12_000) / 100);
    expect(ordersOf(venue).map((order) => Number(order.split(' ')[2]))).toEqual([carried, carried, carried, carried]);
    expect(carried).toBeLessThan(824);
  });

  test('neutral: opens nothing, the nearest level is empty, both ways are pairs', () => {
    const venue = contractGrid(54_900, { ...small, direction: 'neutral' });
    venue.start();
    expect([venue.account.positionLots, ordersOf(venue).length]).toEqual([0, 4]);
    expect(ordersOf(venue).map((order) => order.split(' ').slice(0, 2).join(' '))).toEqual([
      'sell 58000',
      'sell 56000',
      'buy 52000',
      'buy 50000',
    ]);
    venue.moveTo(56_000);
    expect(venue.account.positionLots).toBeLessThan(0);
    venue.moveTo(54_000);
    expect([venue.account.positionLots, venue.state.matchedCount]).toEqual([0, 1]);
    venue.moveTo(52_000);
    venue.moveTo(54_000);
    expect([venue.account.positionLots, venue.state.matchedCount]).toEqual([0, 2]);
  });

  test('no position at the start: a level joins in when the price has passed it', () => {
    const venue = contractGrid(54_000, { ...small, opensPosition: false });
    venue.start();
    expect([venue.account.positionLots, ordersOf(venue).length]).toEqual([0, 2]);
    venue.moveTo(56_000);
    expect(ordersOf(venue)[0]).toMatch(/^buy 54000/);
    venue.moveTo(54_000);
    expect(ordersOf(venue)[0]).toMatch(/^sell 56000/);
  });
});

describe('ends', () => {
  test('exits look at the mark price', () => {
    const venue = contractGrid(54_000, { ...small, stopLossPrice: '49000' });
    venue.start();
    venue.moveTo(49_500);
    venue.lastTicks = 48_000;
    expect(venue.waits).toMatchObject({ markAtOrBelow: 49_000 });
    expect(venue.reason).toBeNull();
    venue.moveTo(49_000);
    expect([venue.reason, venue.account.positionLots, ordersOf(venue)]).toEqual(['stop-loss', 0, []]);
  });

  test('short: the stop-loss lies above', () => {
    const venue = contractGrid(54_000, { ...small, direction: 'short', stopLossPrice: '60000', takeProfitPrice: '45000' });
    venue.start();
    venue.moveTo(60_000);
    expect([venue.reason, venue.account.positionLots]).toEqual(['stop-loss', 0]);
  });

  test('a trailing stop: a tenth down from the highest', () => {
    const venue = contractGrid(54_000, { ...small, leverage: 5, trailingStopRate: '0.1' });
    venue.start();
    venue.moveTo(56_000);
    const highest = venue.state.highestUnits;
    expect(highest).toBeGreaterThan(10_000 * usdt);
    for (let price = 55_900; price > 48_000 && venue.reason === null; price -= 50) venue.moveTo(price);
    expect(venue.reason).toBe('trailing-stop');
    const row = venue.rows.find(({ code }) => code === 'grid.trailing-stop');
    expect(Number(row?.params['units'])).toBeLessThanOrEqual(highest * 0.9);
    expect(Number(row?.params['units'])).toBeGreaterThan(highest * 0.88);
  });

  test.each([
    ['liquidated', 'liquidated'],
    ['delivered', 'delisted'],
  ] as const)('%s: it ends as %s', (why, reason) => {
    const venue = contractGrid(54_000, small);
    venue.start();
    venue.tell({ type: 'forced', why, lots: 1 });
    expect(venue.reason).toBe(reason);
  });

  test('deleveraged: its position is opened again, and every level has its order', () => {
    const venue = contractGrid(54_000, small);
    venue.start();
    venue.account.positionLots -= 500;
    venue.account.quoteUnits += 500 * 54_000 * 100;
    venue.tell({ type: 'forced', why: 'deleveraged', lots: 500 });
    expect(venue.account.positionLots).toBe(1648);
    expect(ordersOf(venue)).toEqual(['sell 58000 824', 'sell 56000 824', 'buy 52000 824', 'buy 50000 824']);
  });

  test('funding is a part of its money', () => {
    const venue = contractGrid(54_000, small);
    venue.start();
    const before = venue.state.quoteUnits;
    venue.tell({ type: 'funding', units: -1234 });
    expect(venue.state.quoteUnits).toBe(before - 1234);
  });
});
