// Bad days: what each does, that the same seed does the same, and that all of them pass.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createIndexSources, usualSources } from '../prices/index-sources.ts';
import { createIndexTracker } from '../prices/index-tracker.ts';
import { bendAt, scenarioEndMs, ScenarioKind, SharedScenarioKind, type Bend, type Scenario } from './scenario.ts';

const startMs = Date.UTC(2026, 2, 3, 14);
const minuteMs = 60_000;
const kinds = Object.values(ScenarioKind);
const scenario = (kind: ScenarioKind, seed = 'one'): Scenario => ({ kind, seed, startMs });
const after = (kind: ScenarioKind, minutes: number, seed?: string): Bend => bendAt(scenario(kind, seed), startMs + minutes * minuteMs);
const shared = Object.values(SharedScenarioKind);
const calm: Bend = { priceFactor: 1, premium: 0, sourcesStopMs: null, book: { levels: 1, amounts: 1 } };

test.each(kinds)('%s: nothing before it begins, nothing half a day later, the same from the same seed', (kind) => {
  expect(after(kind, -0.001)).toEqual(calm);
  const late = after(kind, 720);
  expect({ ...late, premium: Math.abs(late.premium) }).toEqual(calm);
  const { premium, ...over } = bendAt(scenario(kind), scenarioEndMs(scenario(kind)));
  expect({ ...over, premium: Math.abs(premium) }).toEqual(calm);
  expect(after(kind, 1)).toEqual(after(kind, 1));
});

test.each(kinds.filter((kind) => kind !== ScenarioKind.frozenIndex))('%s: another seed has another size', (kind) => {
  expect(after(kind, 5, 'two')).not.toEqual(after(kind, 5));
});

test('in a shared market sizes stay within their bounds, and no second moves the price by more than one percent', () => {
  fc.assert(
    fc.property(fc.constantFrom(...shared), fc.string(), fc.integer({ min: 0, max: 10 * 3600 }), (kind, seed, second) => {
      const [now, next] = [after(kind, second / 60, seed), after(kind, (second + 1) / 60, seed)];
      expect(now.priceFactor).toBeGreaterThanOrEqual(0.7);
      expect(now.priceFactor).toBeLessThanOrEqual(1.25);
      expect(Math.abs(now.premium)).toBeLessThanOrEqual(0.02);
      expect(Math.abs(next.priceFactor / now.priceFactor - 1)).toBeLessThan(0.01);
      expect(Math.abs(next.premium - now.premium)).toBeLessThan(0.002);
      expect(now.book).toEqual(calm.book);
    }),
  );
});

test('a gap is one step of the price, of 6 to 12 %, up or down by the seed; then it comes back without another', () => {
  const sides = new Set<number>();
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const steps = Array.from({ length: 125 * 60 }, (_, second) => after('gap', (second - 1) / 60, seed).priceFactor);
      const [before, first] = [steps[0], (steps[1] ?? 1) - 1];
      sides.add(Math.sign(first));
      expect(before).toBe(1);
      expect(Math.abs(first)).toBeGreaterThanOrEqual(0.06);
      expect(Math.abs(first)).toBeLessThanOrEqual(0.12);
      expect(Math.max(...steps.slice(2).map((factor, place) => Math.abs(factor - (steps[place + 1] ?? 0))))).toBeLessThan(0.0001);
    }),
    { numRuns: 20 },
  );
  expect(sides).toEqual(new Set([-1, 1]));
});

test('a thin book leaves prices alone, and the house a part of its levels and less in each', () => {
  const { book, ...rest } = after('thin-book', 20);
  expect({ ...rest, book: calm.book }).toEqual(calm);
  expect(book.levels).toBeGreaterThanOrEqual(0.1);
  expect(book.levels).toBeLessThanOrEqual(0.25);
  expect(book.amounts).toBeGreaterThanOrEqual(0.02);
  expect(book.amounts).toBeLessThanOrEqual(0.08);
});

test('a crash is deep after two minutes and half over after an hour; a squeeze goes up with the contract ahead', () => {
  const [deep, half] = [after('crash', 2), after('crash', 64.5)];
  expect(deep.priceFactor).toBeLessThanOrEqual(0.82);
  expect(deep.premium).toBeLessThan(-0.004);
  expect(1 - half.priceFactor).toBeCloseTo((1 - deep.priceFactor) / 2, 9);
  expect(after('squeeze', 5).priceFactor).toBeGreaterThanOrEqual(1.15);
  expect(after('squeeze', 3).premium).toBeGreaterThanOrEqual(0.008);
});

test('a funding spike leaves the price alone and lasts for more than an interval', () => {
  for (const minutes of [10, 240, 500]) {
    expect(after('funding-spike', minutes).priceFactor).toBe(1);
    expect(Math.abs(after('funding-spike', minutes).premium)).toBeGreaterThanOrEqual(0.008);
  }
});

/** True if there is an index, so many seconds into a scenario. */
function indexLives(kind: ScenarioKind, seconds: number): boolean {
  const sources = createIndexSources('meridian');
  const tracker = createIndexTracker(usualSources);
  let price: string | null = null;
  for (let second = -5; second <= seconds; second += 1) {
    const timeMs = startMs + second * 1000;
    const askedMs = bendAt(scenario(kind), timeMs).sourcesStopMs ?? timeMs;
    const truePrice = (atMs: number): number => 50_000 * bendAt(scenario(kind), atMs).priceFactor;
    for (const [place, quote] of sources.quotes('BTC', askedMs, truePrice, 2).entries()) tracker.hear(place, quote);
    ({ price } = tracker.read(timeMs));
  }
  return price !== null;
}

test('a frozen index is still there for ten seconds, then it is gone, and it comes back; a crash leaves it alive', () => {
  expect([5, 15, 100, 250].map((seconds) => indexLives('frozen-index', seconds))).toEqual([true, false, false, true]);
  expect([20, 45, 80, 90].map((seconds) => indexLives('crash', seconds))).toEqual([true, true, true, true]);
});
