// Track records against figures that were worked out by hand.
import { describe, expect, it } from 'vitest';

import { trackRecord, type TrackPoint } from './track-record.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Hours since a midnight, money put in, profit by then. */
const points = (...rows: readonly (readonly [hours: number, putIn: number, total: number])[]): readonly TrackPoint[] =>
  rows.map(([hours, putInUnits, totalUnits]) => ({ timeMs: 20_000 * day + hours * hour, putInUnits, totalUnits }));

describe('a track record', () => {
  it('is none without a point', () => {
    expect(trackRecord([], day)).toBeNull();
  });

  it('counts profit on the most that was ever put in', () => {
    // 1,000 became 2,000 put in; 90 made: 4.5 %, however late the second thousand came.
    const record = trackRecord(points([0, 1000, 0], [10, 1000, 60], [20, 2000, 90]), 30 * day);
    expect(record).toMatchObject({ profitUnits: 90, putInUnits: 2000, rateE8: 4_500_000 });
  });

  it('rounds a gain down and a loss away from zero', () => {
    expect(trackRecord(points([0, 3, 0], [1, 3, 1]), day)?.rateE8).toBe(33_333_333);
    expect(trackRecord(points([0, 3, 0], [1, 3, -1]), day)?.rateE8).toBe(-33_333_334);
  });

  it('takes the deepest fall from the highest point before it', () => {
    // From 1,000 + 200 down by 300: 25 %. The later fall from 250 is shallower.
    const record = trackRecord(points([0, 1000, 0], [1, 1000, 200], [2, 1000, -100], [3, 1000, 250], [4, 1000, 200]), day);
    expect(record?.drawdownE8).toBe(25_000_000);
  });

  it('takes the worst day by its own beginning', () => {
    // The first day ends at +100. The second loses 220 of 1,100: 20 %. The third wins.
    const record = trackRecord(
      points([0, 1000, 0], [12, 1000, 40], [24, 1000, 100], [36, 1000, 0], [48, 1000, -120], [60, 1000, 300]),
      90 * day,
    );
    expect(record?.worstDayE8).toBe(-20_000_000);
  });

  it('sees the worst of a day that has not ended', () => {
    expect(trackRecord(points([1, 500, 0], [2, 500, -50]), day)?.worstDayE8).toBe(-10_000_000);
  });

  it('begins its window with what stood before it', () => {
    // The last 2 hours: from 80 (at hour 8) to 70; the loss before is none of them.
    const record = trackRecord(points([0, 100, 0], [5, 100, -60], [8, 100, 80], [9, 100, 75], [10, 100, 70]), 2 * hour);
    expect(record).toMatchObject({ profitUnits: -10, rateE8: -10_000_000 });
    // 10 of 100 + 80.
    expect(record?.drawdownE8).toBe(5_555_556);
  });

  it('says nothing of a strategy whose money was never put in', () => {
    expect(trackRecord(points([0, 0, 0], [1, 0, 0]), day)).toEqual({
      profitUnits: 0,
      putInUnits: 0,
      rateE8: 0,
      drawdownE8: 0,
      worstDayE8: 0,
    });
  });
});
