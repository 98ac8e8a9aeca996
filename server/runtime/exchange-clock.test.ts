// Exchange time, with a machine's clock that a test turns as it likes.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createExchangeClock } from './exchange-clock.ts';

const hourMs = 3_600_000;
const noon = Date.UTC(2026, 2, 28, 12);

/** A machine whose clock can be set; what passes by its monotonic clock passes. */
function machine(startMs = noon) {
  const hands = { wallMs: startMs, monotonicMs: 5_000_000 };
  const clock = createExchangeClock({ wall: () => Math.floor(hands.wallMs), monotonic: () => hands.monotonicMs });
  const pass = (ms: number): void => {
    hands.wallMs += ms;
    hands.monotonicMs += ms;
  };
  return { hands, clock, pass };
}

test('it is the time of the machine as long as that only runs', () => {
  const { clock, hands, pass } = machine();
  for (const ms of [0, 1, 999, 0.4, 0.4, 0.4, hourMs, 26 * hourMs]) {
    pass(ms);
    expect([clock.now(), clock.aheadMs()]).toEqual([Math.floor(hands.wallMs), 0]);
  }
});

describe('behind a journal that is ahead', () => {
  test.each([1, 26 * hourMs])('by %d ms, it goes on from there at the pace of a clock', (aheadMs) => {
    const { clock, pass } = machine();
    clock.notBefore(noon + aheadMs);
    expect([clock.now(), clock.aheadMs()]).toEqual([noon + aheadMs, aheadMs]);
    pass(5000);
    expect([clock.now(), clock.aheadMs()]).toEqual([noon + aheadMs + 5000, aheadMs]);
  });

  test('until the machine has come to where it is', () => {
    const { clock, hands, pass } = machine();
    clock.notBefore(noon + 26 * hourMs);
    hands.wallMs += 25 * hourMs;
    expect([clock.now(), clock.aheadMs()]).toEqual([noon + 26 * hourMs, hourMs]);
    hands.wallMs += 2 * hourMs;
    expect([clock.now(), clock.aheadMs()]).toEqual([noon + 27 * hourMs, 0]);
    pass(1000);
    expect([clock.now(), clock.aheadMs()]).toEqual([noon + 27 * hourMs + 1000, 0]);
  });

  test('a journal that is behind changes nothing', () => {
    const { clock } = machine();
    clock.notBefore(noon - 26 * hourMs);
    expect([clock.now(), clock.aheadMs()]).toEqual([noon, 0]);
  });
});

test.each([-26 * hourMs, -hourMs, -1500, 26 * hourMs, hourMs])('a step of %d ms while it runs', (stepMs) => {
  const { clock, hands, pass } = machine();
  pass(10_000);
  clock.now();
  hands.wallMs += stepMs;
  const stoodMs = noon + 10_000;
  expect([clock.now(), clock.aheadMs()]).toEqual(stepMs < 0 ? [stoodMs, -stepMs] : [stoodMs + stepMs, 0]);
  pass(7000);
  expect(clock.now()).toBe(stoodMs + Math.max(0, stepMs) + 7000);
});

test('whatever the machine does, it never goes back, and passes at least as much as a clock that cannot be set', () => {
  const move = fc.record({
    pass: fc.nat({ max: 100_000 }),
    step: fc.integer({ min: -26 * hourMs, max: 26 * hourMs }),
    steps: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 50 }), (moves) => {
      const { clock, hands, pass } = machine();
      let before = clock.now();
      for (const { pass: ms, step, steps } of moves) {
        if (steps) hands.wallMs += step;
        pass(ms);
        const now = clock.now();
        expect(now - before).toBeGreaterThanOrEqual(ms);
        expect(now).toBeGreaterThanOrEqual(hands.wallMs);
        before = now;
      }
    }),
  );
});

test('two threads show one time, whoever saw the step', () => {
  const { clock, hands, pass } = machine();
  const other = createExchangeClock({ wall: () => Math.floor(hands.wallMs), monotonic: () => hands.monotonicMs }, clock.shared);
  clock.notBefore(noon + hourMs);
  pass(3000);
  expect(other.now()).toBe(noon + hourMs + 3000);
  hands.wallMs += 26 * hourMs;
  expect(other.now()).toBe(noon + 26 * hourMs + 3000);
  hands.wallMs -= 26 * hourMs;
  expect([clock.now(), clock.aheadMs()]).toEqual([noon + 26 * hourMs + 3000, 26 * hourMs]);
});
