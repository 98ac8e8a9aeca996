// The calendar of dated contracts: known days, and what must be true of every moment of many years.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { liveSettlements, settlementsBetween } from './delivery-calendar.ts';

const minuteMs = 60_000;
const moment = fc
  .integer({ min: Date.UTC(2021, 0, 1) / minuteMs, max: Date.UTC(2045, 0, 1) / minuteMs })
  .map((minute) => minute * minuteMs);
const codes = (text: string): readonly string[] => liveSettlements(Date.parse(text)).map(({ kind, code }) => `${kind} ${code}`);

// The Fridays are those of a printed calendar.
test.each([
  ['2025-12-01T00:00:00Z', ['weekly 1205', 'bi-weekly 1212', 'quarterly 1226', 'bi-quarterly 0327']],
  ['2025-12-12T07:59:59Z', ['weekly 1212', 'bi-weekly 1219', 'quarterly 1226', 'bi-quarterly 0327']],
  ['2025-12-12T08:00:00Z', ['weekly 1219', 'bi-weekly 1226', 'quarterly 0327', 'bi-quarterly 0626']],
  ['2025-12-26T08:00:00Z', ['weekly 0102', 'bi-weekly 0109', 'quarterly 0327', 'bi-quarterly 0626']],
  // March 2028 has five Fridays, the last of them the 31st.
  ['2028-03-01T12:00:00Z', ['weekly 0303', 'bi-weekly 0310', 'quarterly 0331', 'bi-quarterly 0630']],
])('%s', (text, expected) => {
  expect(codes(text)).toEqual(expected);
});

test('four different ends, in order, on Fridays at eight; quarters end with their last Friday', () => {
  fc.assert(
    fc.property(moment, (timeMs) => {
      const live = liveSettlements(timeMs);
      expect(new Set(live.map(({ code }) => code)).size).toBe(4);
      for (const [place, { settleMs, listedMs, code }] of live.entries()) {
        const day = new Date(settleMs);
        expect([day.getUTCDay(), day.getUTCHours(), settleMs % 3_600_000]).toEqual([5, 8, 0]);
        expect(settleMs).toBeGreaterThan(live[place - 1]?.settleMs ?? timeMs);
        expect(listedMs).toBeLessThanOrEqual(timeMs);
        expect(code).toBe(day.toISOString().slice(5, 10).replace('-', ''));
      }
      for (const { settleMs } of live.filter(({ kind }) => kind.endsWith('quarterly'))) {
        expect([2, 5, 8, 11]).toContain(new Date(settleMs).getUTCMonth());
        expect(new Date(settleMs + 7 * 86_400_000).getUTCMonth()).not.toBe(new Date(settleMs).getUTCMonth());
      }
    }),
  );
});

test('a contract lives from its listing to its end without a break, and at no other time', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 9999 }), (timeMs, place, share) => {
      const one = liveSettlements(timeMs)[place];
      if (one === undefined) throw new Error('four live');
      const lives = (at: number): boolean => liveSettlements(at).some(({ week }) => week === one.week);
      const within = Math.floor(one.listedMs + (share / 10_000) * (one.settleMs - one.listedMs));
      expect([lives(one.listedMs - 1), lives(one.listedMs), lives(within), lives(one.settleMs - 1), lives(one.settleMs)]).toEqual([
        false,
        true,
        true,
        true,
        false,
      ]);
    }),
  );
});

test('what ended in a pause is what lived before it and does not after it', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 60 * 24 * 200 }), (fromMs, minutes) => {
      const untilMs = fromMs + minutes * minuteMs;
      const ended = settlementsBetween(fromMs, untilMs);
      const left = new Set(liveSettlements(untilMs).map(({ week }) => week));
      const gone = liveSettlements(fromMs).filter(({ week }) => !left.has(week));
      expect(ended.map(({ week }) => week)).toEqual(expect.arrayContaining(gone.map(({ week }) => week)));
      for (const { settleMs } of ended) expect(settleMs > fromMs && settleMs <= untilMs).toBe(true);
      expect(settlementsBetween(fromMs, fromMs)).toEqual([]);
    }),
  );
});
