// Sources and the index made of them: the same from the same seed, and never much moved by one that is wrong.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createIndexSources, SourceFault, usualSources, type SourceQuote } from './index-sources.ts';
import { createIndexTracker, houseIndexRules } from './index-tracker.ts';
import { createMarkTracker } from './mark-tracker.ts';

const start = Date.UTC(2026, 0, 5);
const dayMs = 86_400_000;
const wave = (timeMs: number): number => 50_000 * (1 + 0.02 * Math.sin(timeMs / 600_000));

test('what is said is a function of seed and time', () => {
  const [one, same, other] = [createIndexSources('a'), createIndexSources('a'), createIndexSources('b')];
  same.quotes('BTC', start + dayMs, wave, 2);
  expect(same.quotes('BTC', start, wave, 2)).toEqual(one.quotes('BTC', start, wave, 2));
  expect(other.quotes('BTC', start, wave, 2)).not.toEqual(one.quotes('BTC', start, wave, 2));
});

test('without noise a source says what was true before its lag, at its own beat', () => {
  const [profile] = usualSources;
  if (profile === undefined) throw new Error('no source');
  const sources = createIndexSources('a', [{ ...profile, noisePpm: 0, lagMs: 300, everyMs: 1000 }]);
  expect(sources.quotes('BTC', 10_999, (timeMs) => timeMs, 2)).toEqual([{ price: '9700.00', timeMs: 10_000 }]);
});

test('one source goes wrong now and then, in every way there is, and the others never', () => {
  const sources = createIndexSources('meridian');
  const seen = new Map<SourceFault, { atMs: number; sinceMs: number }>();
  let wrong = 0;
  for (let atMs = start; atMs < start + 20 * dayMs; atMs += 10_000)
    for (let place = 0; place < usualSources.length; place += 1) {
      const found = sources.faultOf(place, 'BTC', atMs);
      if (found === null) continue;
      expect(place).toBe(5);
      seen.set(found.fault, { atMs, sinceMs: found.sinceMs });
      wrong += 1;
    }
  // 12 % of ten-minute windows, of which 100 seconds on average: two in a hundred.
  expect(wrong / (20 * 8640)).toBeGreaterThan(0.012);
  expect(wrong / (20 * 8640)).toBeLessThan(0.03);
  const said = (fault: SourceFault): string | null => sources.quotes('BTC', seen.get(fault)?.atMs ?? 0, wave, 2)[5]?.price ?? null;
  expect([said(SourceFault.zero), said(SourceFault.missing), said(SourceFault.notANumber)]).toEqual(['0', null, 'NaN']);
  expect(Number(said(SourceFault.hundredfold))).toBeGreaterThan(4_000_000);
  const frozen = seen.get(SourceFault.frozen);
  const before = sources.quotes('BTC', frozen?.sinceMs ?? 0, wave, 2)[5]?.price;
  expect(said(SourceFault.frozen)).toBe(before);
});

const thousand = fc.integer({ min: -1000, max: 1000 });
/** Up to 0.1 % from 50,000: honest noise. */
const honest = fc
  .array(thousand, { minLength: 6, maxLength: 6 })
  .map((all) => all.map((one) => (50_000 * (1 + one / 1_000_000)).toFixed(2)));
const bad = fc.oneof(
  fc.constantFrom('0', 'NaN', '', '-1', '5000000', '1e3', null),
  fc.integer({ min: -60_000, max: 60_000 }).map((ppm) => (50_000 * (1 + ppm / 1_000_000)).toFixed(2)),
);

/** Index and mark after a minute of the same prices, seen every five seconds. */
function seenAfter(prices: readonly (string | null)[]): { index: number; mark: number } {
  const [index, mark] = [
    createIndexTracker(usualSources),
    createMarkTracker({ kind: 'perpetual', fundingIntervalMs: 28_800_000, premiumCap: '0.03' }),
  ];
  let seen = { index: Number.NaN, mark: Number.NaN };
  for (let timeMs = start; timeMs < start + 60_000; timeMs += 5_000) {
    for (const [place, price] of prices.entries()) index.hear(place, { price, timeMs });
    const { price } = index.read(timeMs);
    const sight = { index: price, bestBid: '50019', bestAsk: '50021', lastPrice: '50030', fundingRate: '0.0001' };
    seen = { index: Number(price ?? 'NaN'), mark: Number(mark.see(timeMs, sight) ?? 'NaN') };
  }
  return seen;
}

test('one bad source, whichever and whatever it says, moves index and mark by less than half a percent', () => {
  fc.assert(
    fc.property(honest, bad, fc.integer({ min: 0, max: 5 }), (prices, price, place) => {
      const [without, under] = [seenAfter(prices), seenAfter(prices.with(place, price ?? ''))];
      expect(Math.abs(under.index / without.index - 1)).toBeLessThan(0.005);
      expect(Math.abs(under.mark / without.mark - 1)).toBeLessThan(0.005);
    }),
  );
});

const say = (prices: readonly (string | null)[], timeMs: number): readonly SourceQuote[] => prices.map((price) => ({ price, timeMs }));
const hearAll = (tracker: ReturnType<typeof createIndexTracker>, prices: readonly (string | null)[], timeMs: number): readonly string[] => {
  for (const [place, quote] of say(prices, timeMs).entries()) tracker.hear(place, quote);
  return tracker.read(timeMs).states;
};

test('a source that went astray stays out until it is near, also when it was silent meanwhile', () => {
  const tracker = createIndexTracker(usualSources.slice(0, 3));
  const third = (price: string | null, timeMs: number): string | undefined => hearAll(tracker, ['100', '100', price], timeMs)[2];
  expect([
    third('101.9', 1000),
    third('102.1', 2000),
    third('101.5', 3000),
    third(null, 4000),
    third('101.5', 5000),
    third('101', 6000),
  ]).toEqual(['used', 'out', 'out', 'silent', 'out', 'used']);
});

test('who has been still for ten seconds is dropped; when all are, there is no index, and then there is again', () => {
  const tracker = createIndexTracker(usualSources.slice(0, 2));
  expect(tracker.read(500).price).toBeNull();
  hearAll(tracker, ['100', '101'], 1000);
  tracker.hear(1, { price: '101', timeMs: 6000 });
  // Older than what it said last: not heard.
  tracker.hear(1, { price: '1', timeMs: 5000 });
  expect(tracker.read(11_000).states).toEqual(['used', 'used']);
  expect(tracker.read(11_001)).toEqual({ price: '101', states: ['silent', 'used'] });
  expect(tracker.read(16_001).price).toBeNull();
  hearAll(tracker, ['100', '100'], 17_000);
  expect(tracker.read(17_000).price).toBe('100');
});

test('weights and the bound of who counts keep one source below half a percent', () => {
  const weights = usualSources.map(({ weight }) => Number(weight));
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  expect(Math.max(...weights) * Number(houseIndexRules.outAbove)).toBeLessThan(0.0045);
});

test('over two days with faults, the index stays within half a percent of the truth', () => {
  const [sources, tracker] = [createIndexSources('meridian'), createIndexTracker(usualSources)];
  let worst = 0;
  for (let atMs = start; atMs < start + 2 * dayMs; atMs += 10_000) {
    for (const [place, quote] of sources.quotes('BTC', atMs, wave, 2).entries()) tracker.hear(place, quote);
    worst = Math.max(worst, Math.abs(Number(tracker.read(atMs).price) / wave(atMs) - 1));
  }
  expect(worst).toBeLessThan(0.005);
});
