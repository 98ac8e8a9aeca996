// Lines that are kept up to date bar by bar are the very lines that a fresh reckoning gives.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Bar } from '../chart-bars.ts';
import { mainCatalogue } from './main-studies.ts';
import { StudyFeed } from './study-feed.ts';
import { studies, type StudyLine } from './study.ts';
import { subCatalogue } from './sub-catalogue.ts';

const catalogue = { ...mainCatalogue, ...subCatalogue };
/** Short enough that every line has values, and that the two can differ. */
const choice = {
  chosen: studies,
  settings: {
    MA: { parameters: [2, 3, 5] },
    EMA: { parameters: [2, 3, 5] },
    BOLL: { parameters: [4, 2] },
    MACD: { parameters: [2, 4, 3] },
    RSI: { parameters: [2, 3, 4] },
    CCI: { parameters: [3] },
    DMI: { parameters: [2] },
    TRIX: { parameters: [2, 2] },
    DMA: { parameters: [2, 4, 2] },
    BRAR: { parameters: [3] },
    CR: { parameters: [3, 2, 2] },
    VR: { parameters: [3, 2] },
    OBV: { parameters: [3] },
    EMV: { parameters: [3, 2] },
  },
} as const;

const cents = fc.integer({ min: 1, max: 9_999 });
const anyBar = fc
  .record({ prices: fc.tuple(cents, cents, cents, cents), volume: fc.integer({ min: 1, max: 1_000 }) })
  .map(({ prices: [open, close, one, other], volume }) => ({
    open: open / 100,
    close: close / 100,
    high: Math.max(open, close, one, other) / 100,
    low: Math.min(open, close, one, other) / 100,
    volume,
  }));
/** The changes that come from a market: ticks of the running bar, new bars, a bar corrected further back, an older page. */
const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('tick' as const), bar: anyBar }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('next' as const), bar: anyBar }) },
  fc.record({ kind: fc.constant('correct' as const), bar: anyBar }),
  fc.record({ kind: fc.constant('older' as const), bar: anyBar }),
  fc.record({ kind: fc.constant('tickAndNext' as const), bar: anyBar }),
);
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

function changed(bars: readonly Bar[], { kind, bar }: Change): readonly Bar[] {
  const last = bars.at(-1)?.timeMs ?? 0;
  if (kind === 'next') return [...bars, { ...bar, timeMs: last + 1 }];
  if (kind === 'older') return [{ ...bar, timeMs: (bars[0]?.timeMs ?? 0) - 1 }, ...bars];
  if (kind === 'tickAndNext') return [...bars.slice(0, -1), { ...bar, timeMs: last }, { ...bar, timeMs: last + 1 }];
  const place = kind === 'tick' ? bars.length - 1 : Math.floor(bars.length / 2);
  return bars.map((before, at) => (at === place ? { ...bar, timeMs: before.timeMs } : before));
}

const rounded = (lines: readonly StudyLine[]) =>
  lines.map(({ name, values }) => [name, values.map((value) => (value === null ? null : Number(value.toPrecision(9))))]);

test('every study, after any row of ticks, new bars, corrections and older pages', () => {
  fc.assert(
    fc.property(fc.array(anyBar, { minLength: 1, maxLength: 20 }), fc.array(change, { maxLength: 15 }), (first, changes) => {
      const feed = new StudyFeed();
      let bars: readonly Bar[] = first.map((bar, timeMs) => ({ ...bar, timeMs }));
      feed.lines(catalogue, choice, bars);
      for (const one of changes) {
        bars = changed(bars, one);
        feed.lines(catalogue, choice, bars);
      }
      expect(rounded(feed.lines(catalogue, choice, bars))).toEqual(rounded(new StudyFeed().lines(catalogue, choice, bars)));
    }),
    { numRuns: 40 },
  );
});

test('other parameters and colours count at once', () => {
  const feed = new StudyFeed();
  const bars = [1, 2, 3].map((close): Bar => ({ timeMs: close, open: close, high: close, low: close, close, volume: 1 }));
  feed.lines(catalogue, { chosen: ['MA'], settings: {} }, bars);
  const [line] = feed.lines(catalogue, { chosen: ['MA'], settings: { MA: { parameters: [2, 3, 4], colours: ['study-8'] } } }, bars);
  expect(line).toMatchObject({ name: 'MA 2', colour: 'study-8', values: [null, 1.5, 2.5] });
});
