// The prices that a grid asks to be woken at, and what it says when one is reached.
import { describe, expect, test } from 'vitest';

import { contractGrid, type GridVenue, ordersOf, spotGrid } from '../venue/grid-bench.ts';

const small = { lowerPrice: '50000', upperPrice: '58000', grids: 4 } as const;
const waits = (lastAtOrAbove: number, lastAtOrBelow: number, markAtOrAbove = 0, markAtOrBelow = 0) => ({
  lastAtOrAbove,
  lastAtOrBelow,
  markAtOrAbove,
  markAtOrBelow,
});
const rowsOf = (venue: GridVenue, code: string) => venue.rows.filter((row) => row.code === code).map(({ params }) => params);

describe('a range from 45,000 to 65,000', () => {
  test('is left above and below, each told once', () => {
    const venue = spotGrid(54_000);
    venue.start();
    expect(venue.waits).toMatchObject(waits(65_001, 44_999));
    venue.moveTo(65_000);
    venue.tell({ type: 'price' });
    expect(rowsOf(venue, 'grid.above-range')).toEqual([]);
    venue.moveTo(66_000);
    venue.tell({ type: 'price' });
    expect([rowsOf(venue, 'grid.above-range'), venue.waits]).toMatchObject([[{ price: 66_000, upperPrice: 65_000 }], waits(0, 65_000)]);
    venue.moveTo(64_000);
    venue.tell({ type: 'price' });
    expect([rowsOf(venue, 'grid.back-in-range'), venue.waits]).toMatchObject([[{ price: 64_000 }], waits(65_001, 44_999)]);
    venue.moveTo(45_000);
    venue.tell({ type: 'price' });
    expect(rowsOf(venue, 'grid.below-range')).toEqual([]);
    venue.moveTo(44_000);
    venue.tell({ type: 'price' });
    expect([rowsOf(venue, 'grid.below-range'), venue.waits]).toMatchObject([[{ price: 44_000, lowerPrice: 45_000 }], waits(45_000, 0)]);
    expect([rowsOf(venue, 'grid.above-range'), rowsOf(venue, 'grid.back-in-range')].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('on spot its exits are last prices, and wait behind it', () => {
    const exits = { takeProfitPrice: '70000', stopLossPrice: '44000' };
    const [up, down] = [spotGrid(54_000, exits), spotGrid(54_000, exits)];
    up.start();
    expect(up.waits).toMatchObject(waits(65_001, 44_999));
    up.moveTo(66_000);
    expect(up.waits).toMatchObject(waits(70_000, 65_000));
    up.moveTo(70_000);
    expect([up.reason, rowsOf(up, 'grid.take-profit')]).toEqual(['take-profit', [{ price: 70_000, limitPrice: 70_000 }]]);
    down.start();
    down.moveTo(44_500);
    expect(down.waits).toMatchObject(waits(45_000, 44_000));
    down.moveTo(43_000);
    expect([down.reason, rowsOf(down, 'grid.stop-loss')]).toEqual(['stop-loss', [{ price: 43_000, limitPrice: 44_000 }]]);
  });
});

describe('a trailing stop', () => {
  test('a fall by its share to the unit ends it, one unit less does not', () => {
    const [less, all] = [999_999_999, 1_000_000_000].map((units) => {
      const venue = contractGrid(54_900, { ...small, direction: 'neutral', trailingStopRate: '0.1' });
      venue.start();
      // It has opened nothing: its equity is the 10,000 that were put in, whatever the price.
      expect(venue.waits).toMatchObject({ markAtOrAbove: 0, markAtOrBelow: 0 });
      venue.account.quoteUnits -= units;
      venue.tell({ type: 'funding', units: -units });
      venue.tell({ type: 'price' });
      return venue.reason;
    });
    expect([less, all]).toEqual([null, 'trailing-stop']);
  });

  test('a grid that has one looks at its range as well', () => {
    const venue = contractGrid(54_000, { ...small, trailingStopRate: '0.5' });
    venue.start();
    venue.moveTo(59_000);
    expect(rowsOf(venue, 'grid.above-range')).toEqual([{ price: 59_000, upperPrice: 58_000 }]);
  });
});

describe('without a position at the start', () => {
  test('long: the next level above wakes a buy below', () => {
    const venue = contractGrid(54_000, { ...small, opensPosition: false });
    venue.start();
    const { left } = venue.orders[0] ?? { left: 0 };
    expect(venue.waits).toMatchObject(waits(56_000, 49_999));
    venue.moveTo(55_999);
    venue.tell({ type: 'price' });
    expect(ordersOf(venue)).toHaveLength(2);
    venue.moveTo(56_000);
    expect(rowsOf(venue, 'grid.level-opened')).toEqual([{ price: 54_000, lots: left }]);
    expect([ordersOf(venue)[0], venue.waits]).toMatchObject([`buy 54000 ${left}`, waits(58_000, 49_999)]);
  });

  test('short: the next level below wakes a sell above', () => {
    const venue = contractGrid(54_000, { ...small, direction: 'short', opensPosition: false });
    venue.start();
    const { left } = venue.orders[0] ?? { left: 0 };
    expect(ordersOf(venue)).toEqual([`sell 58000 ${left}`, `sell 56000 ${left}`]);
    expect(venue.waits).toMatchObject(waits(58_001, 52_000));
    venue.moveTo(52_001);
    venue.tell({ type: 'price' });
    expect(ordersOf(venue)).toHaveLength(2);
    venue.moveTo(52_000);
    expect(rowsOf(venue, 'grid.level-opened')).toEqual([{ price: 54_000, lots: left }]);
    expect([ordersOf(venue).at(-1), venue.waits]).toMatchObject([`sell 54000 ${left}`, waits(58_001, 50_000)]);
  });
});

describe('before the start', () => {
  const trigger = { triggerPrice: '54000' } as const;

  test('a trigger is a last price on spot and a mark price of contracts, above or below', () => {
    const waiting = [
      spotGrid(50_000, trigger),
      spotGrid(58_000, trigger),
      contractGrid(51_000, { ...small, ...trigger }),
      contractGrid(57_000, { ...small, ...trigger }),
    ];
    for (const venue of waiting) venue.start();
    expect(waiting.map((venue) => venue.waits)).toMatchObject([
      waits(54_000, 0),
      waits(0, 54_000),
      waits(0, 0, 54_000),
      waits(0, 0, 0, 54_000),
    ]);
    for (const venue of waiting) venue.tellOwner({ action: 'pause' });
    expect(waiting.map((venue) => venue.waits)).toMatchObject(waiting.map(() => waits(0, 0)));
  });

  test('without a price any price will do, with a trigger or not', () => {
    for (const venue of [spotGrid(0), spotGrid(0, trigger)]) {
      venue.start();
      expect(venue.waits).toMatchObject(waits(1, 0));
    }
  });
});

describe('a range from 25,000 to 30,000 that moves', () => {
  const moving = { lowerPrice: '25000', upperPrice: '30000', moves: true, quoteInvestment: '10000' } as const;
  const short = { ...moving, direction: 'short', baseInvestment: '1', quoteInvestment: '0' } as const;

  test('up: beyond it the next level is waited for, no further than the stop price', () => {
    const [free, stopped] = [spotGrid(26_500, moving), spotGrid(26_500, { ...moving, stopPrice: '30700' })];
    for (const venue of [free, stopped]) {
      venue.start();
      venue.moveTo(30_500);
    }
    expect([free.waits, stopped.waits]).toMatchObject([waits(31_000, 30_000), waits(30_700, 30_000)]);
    stopped.moveTo(30_700);
    expect([stopped.reason, rowsOf(stopped, 'grid.stop-price')]).toEqual(['max-stop-price', [{ price: 30_700, limitPrice: 30_700 }]]);
  });

  test('down: the same of a short one', () => {
    const [free, stopped] = [spotGrid(28_500, short), spotGrid(28_500, { ...short, stopPrice: '24300' })];
    for (const venue of [free, stopped]) {
      venue.start();
      venue.moveTo(24_500);
    }
    expect([free.waits, stopped.waits]).toMatchObject([waits(25_000, 24_000), waits(25_000, 24_300)]);
    stopped.moveTo(24_300);
    expect([stopped.reason, rowsOf(stopped, 'grid.stop-price')]).toEqual(['min-stop-price', [{ price: 24_300, limitPrice: 24_300 }]]);
  });

  test('while it is paused it stays where it is', () => {
    const venue = spotGrid(26_500, moving);
    venue.start();
    venue.tellOwner({ action: 'pause' });
    venue.moveTo(31_500);
    expect(venue.state.levels.at(-1)).toBe(30_000);
    venue.tellOwner({ action: 'resume' });
    venue.tell({ type: 'price' });
    expect(venue.state.levels.at(-1)).toBe(31_000);
  });
});
