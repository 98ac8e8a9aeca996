// Funding over time: premiums of minutes become a rate, and every slot is due exactly once, through stops and odd clocks.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createFundingTracker, type FundingPast, type FundingSight, type FundingTracker } from './funding-tracker.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;
const eightHours = 8 * hourMs;
const start = eightHours * 60_000;
const terms = { marketId: 7, intervalMs: eightHours, capE8: 300_000, impactAmount: '10000' };

/** A book of one level on each side that is a share above the index of 50,000. */
const book = (premium: number): FundingSight => {
  const middle = 50_000 * (1 + premium);
  return { bids: [[middle.toFixed(2), '10']], asks: [[(middle + 1).toFixed(2), '10']], index: '50000' };
};

test('before anything was seen, the interest alone: 0.01 % in eight hours, a quarter of it in two', () => {
  expect(createFundingTracker(terms).predicted(start)).toEqual({ rate: '0.0001', rateE8: 10_000, slotMs: start + eightHours });
  expect(createFundingTracker({ ...terms, intervalMs: 2 * hourMs }).predicted(start + 1)).toEqual({
    rate: '0.000025',
    rateE8: 2_500,
    slotMs: start + 2 * hourMs,
  });
});

test('later minutes weigh more, the interest pulls by at most 0.05 %, and of a minute the first sight counts', () => {
  const tracker = createFundingTracker(terms);
  tracker.see(start, book(0.001));
  tracker.see(start + 59_999, book(0.5));
  tracker.see(start + minuteMs, book(0.0025));
  // (0.001 + 2 × 0.0025) ÷ 3 = 0.002; less 0.0005.
  expect(tracker.predicted(start + minuteMs)).toMatchObject({ rate: '0.0015', rateE8: 150_000 });
  tracker.see(start + 2 * minuteMs, book(0.4));
  expect(tracker.predicted(start + 2 * minuteMs).rateE8).toBe(300_000);
});

test('a market under the index pays the other way, and a minute without index or depth is missed', () => {
  const tracker = createFundingTracker(terms);
  tracker.see(start, { ...book(0.01), index: null });
  tracker.see(start + 1, { ...book(0.01), bids: [['50500', '0.01']] });
  expect(tracker.past().samples).toEqual([]);
  // The ask is one above: 50,000 − 49,901 = 99, a premium of −0.00198, and 0.0005 towards the interest.
  tracker.see(start + 2, { bids: [['49900', '9']], asks: [['49901', '9']], index: '50000' });
  expect(tracker.predicted(start)).toMatchObject({ rate: '-0.00148', rateE8: -148_000 });
});

test('a slot is due at its moment, once, and after a restart not again', () => {
  const tracker = createFundingTracker(terms);
  for (let minute = 0; minute < 480; minute += 1) tracker.see(start + minute * minuteMs, book(0.001));
  expect(tracker.due(start + eightHours - 1)).toEqual([]);
  const command = { type: 'settle-funding', marketId: 7, slotMs: start + eightHours, rateE8: 50_000 };
  expect(tracker.due(start + eightHours)).toEqual([command]);
  expect(tracker.due(start + eightHours)).toEqual([]);
  expect(createFundingTracker(terms, tracker.past()).due(start + 2 * eightHours)).toEqual([]);
  // A sample seen before the core knew that the slot is settled is of no more use.
  const stale = { settledMs: start + eightHours, samples: [{ minute: start / minuteMs, premium: '0.001' }] };
  expect(createFundingTracker(terms, stale).due(start + 2 * eightHours)).toEqual([]);
});

test('stopped over two slots: the one that was seen in part is settled late, the other never', () => {
  const before = createFundingTracker(terms);
  before.see(start + minuteMs, book(0.001));
  const tracker = createFundingTracker(terms, before.past());
  tracker.see(start + 2 * eightHours + minuteMs, book(0.002));
  expect(tracker.due(start + 2 * eightHours + minuteMs)).toEqual([
    { type: 'settle-funding', marketId: 7, slotMs: start + eightHours, rateE8: 50_000 },
  ]);
  expect(tracker.due(start + 3 * eightHours)).toMatchObject([{ slotMs: start + 3 * eightHours, rateE8: 150_000 }]);
});

const step = fc.record({
  minutes: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: -600, max: 2000 })),
  restart: fc.boolean(),
  forgets: fc.boolean(),
});

test('whatever the clock does and however often it is restarted: slots rise, none twice, each a multiple of the interval and not early', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      let [timeMs, settledMs] = [start, 0];
      let tracker: FundingTracker = createFundingTracker(terms);
      for (const { minutes, restart, forgets } of steps) {
        timeMs += minutes * minuteMs;
        const past: FundingPast = tracker.past();
        expect(past.settledMs).toBe(settledMs);
        if (restart) tracker = createFundingTracker(terms, forgets ? { ...past, samples: [] } : past);
        tracker.see(timeMs, book(0.001));
        for (const { slotMs, rateE8 } of tracker.due(timeMs)) {
          expect(slotMs).toBeGreaterThan(settledMs);
          expect(slotMs).toBeLessThanOrEqual(timeMs);
          expect(slotMs % eightHours).toBe(0);
          expect(Math.abs(rateE8)).toBeLessThanOrEqual(terms.capE8);
          settledMs = slotMs;
        }
      }
    }),
  );
});
