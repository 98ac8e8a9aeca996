// Interest over time: each hour that has begun is charged once, whatever becomes of the clock and of the process.
import { describe, expect, test } from 'vitest';

import { ann, bob, dollars, openLending, usdt } from '#tests/simulation/margin-desk.ts';

const hour = 3_600_000;
const owed = ({ wallet }: ReturnType<typeof openLending>, accountId = ann): bigint =>
  wallet(accountId)?.coins.find(({ assetId }) => assetId === usdt)?.interest ?? 0n;
const clock = (desk: ReturnType<typeof openLending>, timeMs: number): void => {
  desk.at(timeMs);
  desk.send({ type: 'advance-clock' });
};
/** 1,000 dollars borrowed at some time: an hour costs a cent. */
function borrowed(timeMs: number): ReturnType<typeof openLending> {
  const desk = openLending();
  desk.at(timeMs);
  desk.move(ann, usdt, 1_000);
  desk.borrow(ann, usdt, 1_000);
  return desk;
}

test('10,000 at 0.0126279 % a day from 00:10 to 02:30 is three hours: 0.15784875', () => {
  const desk = openLending();
  desk.at(Date.UTC(2026, 0, 5, 0, 10));
  const terms = desk.lending().assets.find(({ assetId }) => assetId === usdt);
  if (terms === undefined) throw new Error('dollars are lent');
  const { lentUnits: _, ...known } = terms;
  desk.send({ type: 'set-margin-asset', ...known, dailyRatesE9: [126_279] });
  desk.move(ann, usdt, 10_000);
  desk.borrow(ann, usdt, 10_000);
  clock(desk, Date.UTC(2026, 0, 5, 1, 0));
  clock(desk, Date.UTC(2026, 0, 5, 2, 30));
  expect(owed(desk)).toBe(15_784_875n);
});

describe('every hour once', () => {
  test('the clock may come often, late, or again', () => {
    const start = Date.UTC(2026, 4, 5, 12, 59, 59, 999);
    const desk = borrowed(start);
    expect(desk.nextDueMs()).toBe(start + 1);
    clock(desk, start);
    expect(owed(desk)).toBe(dollars(0.01));
    for (const later of [1, 1, 2, hour, hour + 1, 3 * hour]) clock(desk, start + later);
    // 12, 13, 14, 15 o'clock.
    expect(owed(desk)).toBe(dollars(0.04));
    desk.sound();
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
    const desk = borrowed(start);
    clock(desk, start + 2 * hour);
    clock(desk, start - 5 * hour);
    desk.borrow(ann, usdt, 100);
    expect(owed(desk)).toBe(dollars(0.03 + 0.001));
    clock(desk, start + 2 * hour);
    expect(owed(desk)).toBe(dollars(0.031));
    clock(desk, start + 3 * hour);
    expect(owed(desk)).toBe(dollars(0.042));
  });

  test('a day of standstill is made up for, hour by hour', () => {
    const start = Date.UTC(2026, 4, 5, 12, 30);
    const desk = borrowed(start);
    clock(desk, start + 24 * hour);
    expect(desk.told('interest-charged')).toMatchObject([{ hours: 24, units: dollars(0.24) }]);
    expect(owed(desk)).toBe(dollars(0.25));
  });

  test.each([
    ['the end of a year', Date.UTC(2026, 11, 31, 22, 30), 4],
    ['the 29th of February', Date.UTC(2028, 1, 28, 22, 30), 4],
    ['the hour that Europe skips', Date.UTC(2026, 2, 29, 0, 30), 4],
    ['the hour that Europe has twice', Date.UTC(2026, 9, 25, 0, 30), 4],
  ])('%s is an hour like any other', (_what, start, hours) => {
    const desk = borrowed(start);
    for (let later = 0; later <= 3 * hour; later += 60_000) clock(desk, start + later);
    expect(owed(desk)).toBe(dollars(hours * 0.01));
  });

  test('what changes within an hour is charged for it: more borrowed at once, less owed from the next on', () => {
    const start = Date.UTC(2026, 4, 5, 12, 30);
    const desk = borrowed(start);
    desk.borrow(ann, usdt, 500);
    expect(owed(desk)).toBe(dollars(0.015));
    desk.repay(ann, usdt, 1_000.015);
    clock(desk, start + hour);
    expect(owed(desk)).toBe(dollars(0.005));
    desk.repay(ann, usdt, 1_000);
    expect(desk.nextDueMs()).toBeNull();
    clock(desk, start + 9 * hour);
    expect(owed(desk)).toBe(0n);
    desk.sound();
  });

  test('a better grade pays less from the next hour on', () => {
    const start = Date.UTC(2026, 4, 5, 12, 30);
    const desk = borrowed(start);
    desk.send({ type: 'set-interest-grade', accountId: ann, grade: 9 });
    clock(desk, start + hour);
    expect(owed(desk)).toBe(dollars(0.015));
  });

  test('those charged longest ago come first', () => {
    const start = Date.UTC(2026, 4, 5, 12, 30);
    const desk = borrowed(start);
    desk.at(start + hour);
    desk.move(bob, usdt, 1_000);
    desk.borrow(bob, usdt, 1_000);
    expect(desk.nextDueMs()).toBe(start + hour - 30 * 60_000);
    clock(desk, start + hour);
    expect(desk.told('interest-charged')).toMatchObject([{ accountId: ann }]);
    expect([owed(desk), owed(desk, bob)]).toEqual([dollars(0.02), dollars(0.01)]);
    desk.sound();
  });
});
