// Interest over time: each hour that has begun is charged once, whatever becomes of the clock and of the process.
import { describe, expect, test } from 'vitest';

import { ann, bob, dollars, openLendingVenue, usdt } from '#tests/simulation/lending/open-lending-venue.ts';

const hour = 3_600_000;
const owed = ({ wallet }: ReturnType<typeof openLendingVenue>, accountId = ann): bigint =>
  wallet(accountId)?.coins.find(({ assetId }) => assetId === usdt)?.interest ?? 0n;
const clock = (venue: ReturnType<typeof openLendingVenue>, timeMs: number): void => {
  venue.at(timeMs);
  venue.send({ type: 'advance-clock' });
};
/** 1,000 dollars borrowed at some time: an hour costs a cent. */
function borrowed(timeMs: number): ReturnType<typeof openLendingVenue> {
  const venue = openLendingVenue();
  venue.at(timeMs);
  venue.move(ann, usdt, 1_000);
  venue.borrow(ann, usdt, 1_000);
  return venue;
}

test('10,000 at 0.0126279 % a day from 00:10 to 02:30 is three hours: 0.15784875', () => {
  const venue = openLendingVenue();
  venue.at(Date.UTC(2026, 0, 5, 0, 10));
  const terms = venue.lending().assets.find(({ assetId }) => assetId === usdt);
  if (terms === undefined) throw new Error('dollars are lent');
  const { lentUnits: _, ...known } = terms;
  venue.send({ type: 'set-margin-asset', ...known, dailyRatesE9: [126_279] });
  venue.move(ann, usdt, 10_000);
  venue.borrow(ann, usdt, 10_000);
  clock(venue, Date.UTC(2026, 0, 5, 1, 0));
  clock(venue, Date.UTC(2026, 0, 5, 2, 30));
  expect(owed(venue)).toBe(15_784_875n);
});

describe('every hour once', () => {
  test('the clock may come often, late, or again', () => {
    const start = Date.UTC(2026, 4, 5, 12, 59, 59, 999);
    const venue = borrowed(start);
    expect(venue.nextDueMs()).toBe(start + 1);
    clock(venue, start);
    expect(owed(venue)).toBe(dollars(0.01));
    for (const later of [1, 1, 2, hour, hour + 1, 3 * hour]) clock(venue, start + later);
    // 12, 13, 14, 15 o'clock.
    expect(owed(venue)).toBe(dollars(0.04));
    venue.sound();
  });

  test('a restart in between changes nothing', () => {
    const start = Date.UTC(2026, 4, 5, 12, 30);
    const [one, other] = [borrowed(start), borrowed(start)];
    for (let step = 1; step <= 50; step += 1) {
      clock(one, start + step * 7 * 60_000);
      other.restart();
      clock(other, start + step * 7 * 60_000);
      other.restart();
    }
    expect(owed(other)).toBe(owed(one));
    expect(other.hash()).toBe(one.hash());
    // From 12:30 to 18:20: seven hours have begun.
    expect(owed(one)).toBe(dollars(0.07));
  });

  test('a clock that goes back charges nothing again, and goes on from where it was', () => {
    const start = Date.UTC(2026, 4, 5, 12, 30);
    const venue = borrowed(start);
    clock(venue, start + 2 * hour);
    clock(venue, start - 5 * hour);
    venue.borrow(ann, usdt, 100);
    expect(owed(venue)).toBe(dollars(0.03 + 0.001));
    clock(venue, start + 2 * hour);
    expect(owed(venue)).toBe(dollars(0.031));
    clock(venue, start + 3 * hour);
    expect(owed(venue)).toBe(dollars(0.042));
  });

  test('a day of standstill is made up for, hour by hour', () => {
    const start = Date.UTC(2026, 4, 5, 12, 30);
    const venue = borrowed(start);
    clock(venue, start + 24 * hour);
    expect(venue.told('interest-charged')).toMatchObject([{ hours: 24, units: dollars(0.24) }]);
    expect(owed(venue)).toBe(dollars(0.25));
  });

  test.each([
    ['the end of a year', Date.UTC(2026, 11, 31, 22, 30), 4],
    ['the 29th of February', Date.UTC(2028, 1, 28, 22, 30), 4],
    ['the hour that Europe skips', Date.UTC(2026, 2, 29, 0, 30), 4],
    ['the hour that Europe has twice', Date.UTC(2026, 9, 25, 0, 30), 4],
  ])('%s is an hour like any other', (_what, start, hours) => {
    const venue = borrowed(start);
    for (let later = 0; later <= 3 * hour; later += 60_000) clock(venue, start + later);
    expect(owed(venue)).toBe(dollars(hours * 0.01));
  });

  test('what changes within an hour is charged for it: more borrowed at once, less owed from the next on', () => {
    const start = Date.UTC(2026, 4, 5, 12, 30);
    const venue = borrowed(start);
    venue.borrow(ann, usdt, 500);
    expect(owed(venue)).toBe(dollars(0.015));
    venue.repay(ann, usdt, 1_000.015);
    clock(venue, start + hour);
    expect(owed(venue)).toBe(dollars(0.005));
    venue.repay(ann, usdt, 1_000);
    expect(venue.nextDueMs()).toBeNull();
    clock(venue, start + 9 * hour);
    expect(owed(venue)).toBe(0n);
    venue.sound();
  });

  test('a better grade pays less from the next hour on', () => {
    const start = Date.UTC(2026, 4, 5, 12, 30);
    const venue = borrowed(start);
    venue.send({ type: 'set-interest-grade', accountId: ann, grade: 9 });
    clock(venue, start + hour);
    expect(owed(venue)).toBe(dollars(0.015));
  });

  test('those charged longest ago come first', () => {
    const start = Date.UTC(2026, 4, 5, 12, 30);
    const venue = borrowed(start);
    venue.at(start + hour);
    venue.move(bob, usdt, 1_000);
    venue.borrow(bob, usdt, 1_000);
    expect(venue.nextDueMs()).toBe(start + hour - 30 * 60_000);
    clock(venue, start + hour);
    expect(venue.told('interest-charged')).toMatchObject([{ accountId: ann }]);
    expect([owed(venue), owed(venue, bob)]).toEqual([dollars(0.02), dollars(0.01)]);
    venue.sound();
  });
});
