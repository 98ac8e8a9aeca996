// The studies against published vectors and against another library's values on the same made-up market.
import { expect, test } from 'vitest';

import type { Bar } from '../chart-bars.ts';
import { StudyFeed } from './study-feed.ts';
import { subStudies, type ReckonedStudy } from './study.ts';
import { subCatalogue } from './sub-catalogue.ts';

/** Without parameters: the usual ones. */
const linesOf = (study: ReckonedStudy, bars: readonly Bar[], parameters: readonly number[] = []) =>
  new StudyFeed().lines(subCatalogue, { chosen: [study], settings: { [study]: { parameters } } }, bars);

/** 120 bars by the minimal standard generator (16807, Park and Miller); the same walk was fed to KLineChart 10.0.2. */
function walk(): Bar[] {
  let [state, before] = [7, 10_000];
  const draw = (below: number): number => {
    state = (state * 16_807) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: 120 }, (_, place) => {
    const open = before + draw(21) - 10;
    const close = open + draw(201) - 100;
    const high = Math.max(open, close) + draw(50);
    const low = Math.min(open, close) - draw(50);
    const volume = 1000 + draw(9000);
    before = close;
    return { timeMs: place * 60_000, open: open / 100, high: high / 100, low: low / 100, close: close / 100, volume };
  });
}
const bars = walk();
const lastOf = (study: ReckonedStudy): Readonly<Record<string, number | null | undefined>> =>
  Object.fromEntries(
    linesOf(study, bars).map(({ name, values }) => [name === study ? study : name.slice(study.length + 1), values.at(-1)]),
  );

// KLineChart 10.0.2 (commit 612c2cb), last bar, default lengths; BR with its terms kept from falling below 0, and CR summed over all its bars, as the formulas are published.
test.each<[ReckonedStudy, Record<string, number>]>([
  ['KDJ', { K: 23.46987494026401, D: 25.34645083916826, J: 19.716723142455514 }],
  ['RSI', { 6: 36.92766608309027, 12: 35.16617725448954, 24: 38.69992306114939 }],
  ['BRAR', { AR: 63.27060350421838, BR: 63.512638 }],
  ['CCI', { 20: -117.44927843990989 }],
  ['CR', { 26: 52.534835 }],
  ['PSY', { 12: 33.33333333333333, MA6: 30.555555555555554 }],
  ['OBV', { OBV: -37_760, MA30: -23_292.133333333335 }],
  ['WR', { 6: -72.67080745341627, 10: -80.7860262008734, 14: -84.05797101449278 }],
  ['MTM', { 12: -2.200000000000003, MA6: -1.6516666666666684 }],
])('%s on the walk', (study, expected) => {
  const told = lastOf(study);
  for (const [name, value] of Object.entries(expected))
    expect({ name, value: told[name] }).toEqual({ name, value: expect.closeTo(value, 5) });
});

/** Tulip Indicators, tests/untest.txt. */
const closes = [81.59, 81.06, 82.87, 83, 83.61, 83.15, 82.84, 83.99, 84.55, 84.36, 85.53, 86.54, 86.89, 87.77, 87.29];
const flat = closes.map((close, place): Bar => ({ timeMs: place, open: close, high: close, low: close, close, volume: 1 }));

test.each([
  ['RSI(5)', linesOf('RSI', flat, [5]), [72.034, 64.927, 75.936, 79.796, 74.713, 83.033, 87.478, 88.755, 91.483, 78.498]],
  ['TRIX(5)', linesOf('TRIX', flat, [5, 2]), [0.492, 0.512]],
  ['MTM(5)', linesOf('MTM', flat, [5, 2]), [1.56, 1.78, 1.12, 1.55, 0.75, 2.38, 3.7, 2.9, 3.22, 2.93]],
])('%s of the published row', (_, lines, expected) => {
  const values = lines[0]?.values.slice(-expected.length) ?? [];
  expect(values.map((value) => Number(value?.toFixed(3)))).toEqual(expected);
});

test('PSY(4) of the published row', () => {
  const row = [10, 11, 12, 11, 13, 12, 11, 10, 9].map((close, place): Bar => ({
    timeMs: place,
    open: close,
    high: close,
    low: close,
    close,
    volume: 1,
  }));
  expect(linesOf('PSY', row, [4, 2])[0]?.values.slice(-5)).toEqual([75, 50, 25, 25, 0]);
});

test('volume ratio, by hand: 30 up, 10 down, 20 unchanged of four bars', () => {
  const row = [
    [1, 0],
    [2, 30],
    [1, 10],
    [1, 20],
  ].map(([close = 0, volume = 0], place): Bar => ({ timeMs: place, open: close, high: close, low: close, close, volume }));
  // (30 + 10) ÷ (10 + 10)
  const [line] = linesOf('VR', [
    ...Array.from({ length: 23 }, (): Bar => ({ ...row[0], timeMs: 0, open: 1, high: 1, low: 1, close: 1, volume: 0 })),
    ...row,
  ]);
  expect(line?.values.at(-1)).toBe(200);
});

test('difference of means, by hand: a steady climb by one lies twenty above over 10 and 50', () => {
  const climb = Array.from({ length: 70 }, (_, place): Bar => ({
    timeMs: place,
    open: place,
    high: place,
    low: place,
    close: place,
    volume: 1,
  }));
  expect(linesOf('DMA', climb).map(({ values }) => values.at(-1))).toEqual([20, 20]);
});

test.each(subStudies)('%s has a value for every bar or says that it has none, and one for the last', (study) => {
  for (const { values } of linesOf(study, bars)) {
    expect(values).toHaveLength(bars.length);
    expect(values.every((value) => value === null || Number.isFinite(value))).toBe(true);
    expect(values.at(-1)).not.toBeNull();
  }
});

test.each(subStudies)('%s of too few bars says nothing wrong', (study) => {
  for (const { values } of linesOf(study, bars.slice(0, 1))) expect(values).toHaveLength(1);
  expect(() => linesOf(study, [])).not.toThrow();
});

test('MACD(2, 5, 9) of the published row, to its two decimals', () => {
  const [dif, dea] = linesOf('MACD', flat, [2, 5, 9]);
  const rounded = (values: readonly (number | null)[] | undefined) => values?.slice(-11).map((value) => Number(value?.toFixed(2)));
  const within = (values: number[] | undefined, expected: number[]) =>
    expect(values?.every((value, place) => Math.abs(value - (expected[place] ?? Number.NaN)) < 0.011)).toBe(true);
  within(rounded(dif?.values), [0.62, 0.35, 0.11, 0.42, 0.58, 0.42, 0.68, 0.93, 0.89, 0.98, 0.62]);
  within(rounded(dea?.values), [0.62, 0.56, 0.47, 0.46, 0.49, 0.47, 0.51, 0.6, 0.66, 0.72, 0.7]);
});

test('distance from the mean, by hand: 13 lies 13.04 % above 11.5', () => {
  const row = [10, 10, 13].map((close, place): Bar => ({ timeMs: place, open: close, high: close, low: close, close, volume: 1 }));
  expect(linesOf('BIAS', row, [2])[0]?.values.at(-1)).toBeCloseTo((1.5 / 11.5) * 100, 10);
});

test('parabolic, by hand: three rising bars, then one that falls through it', () => {
  const row = [
    [10, 8, 9],
    [12, 9, 11],
    [14, 11, 13],
    [13, 7, 8],
  ].map(([high = 0, low = 0, close = 0], place): Bar => ({ timeMs: place, open: close, high, low, close, volume: 1 }));
  // Begins at the first low. 12 is a new extreme (pace 0.04), so 8 + 0.04 × (12 − 8) = 8.16 is held at the low of 8, then
  // 14 is one (pace 0.06): 8 + 0.06 × (14 − 8) = 8.36, under the lows of 9 and 11. The last bar falls through: it turns at 14.
  expect(linesOf('SAR', row)[0]?.values).toEqual([null, 8, 8, 14]);
});

test('parabolic: never inside its last two bars while the trend holds, and on the other side after each turn', () => {
  const values = linesOf('SAR', bars)[0]?.values ?? [];
  const sides = values.map((value, place) =>
    value === null ? null : value <= (bars[place]?.low ?? 0) ? 'below' : value >= (bars[place]?.high ?? 0) ? 'above' : 'inside',
  );
  expect(sides.slice(1)).not.toContain('inside');
  expect(new Set(sides.slice(1))).toEqual(new Set(['below', 'above']));
  const beyond = sides.flatMap((side, place) => {
    const [value, two] = [values[place] ?? null, bars.slice(Math.max(0, place - 2), place)];
    if (value === null || place < 3 || sides[place - 1] !== side) return [];
    return side === 'below' ? two.map(({ low }) => low - value) : two.map(({ high }) => value - high);
  });
  expect(beyond.length).toBeGreaterThan(100);
  expect(beyond.every((distance) => distance >= 0)).toBe(true);
});

test('parabolic of a coin worth next to nothing stays near its price', () => {
  const tiny = bars.map((bar): Bar => ({ ...bar, open: bar.open / 1e6, high: bar.high / 1e6, low: bar.low / 1e6, close: bar.close / 1e6 }));
  const [whole, small] = [linesOf('SAR', bars)[0]?.values ?? [], linesOf('SAR', tiny)[0]?.values ?? []];
  const apart = whole.map((value, place) => Math.abs((small[place] ?? 0) * 1e6 - (value ?? 0)));
  expect(Math.max(...apart)).toBeLessThan(1e-6);
});

test('directional movement, by hand: equal moves up and down count for neither', () => {
  const row = [
    [10, 5, 7],
    [12, 3, 7],
    [14, 4, 9],
    [15, 4, 10],
  ].map(([high = 0, low = 0, close = 0], place): Bar => ({ timeMs: place, open: close, high, low, close, volume: 1 }));
  // Steps: 2 up and 2 down (neither); 2 up; 1 up. Ranges 9, 10, 11. Over two: (0 + 2) ÷ 19, then (2 − 1 + 1) ÷ (19 − 9.5 + 11).
  const [plus, minus] = linesOf('DMI', row, [2]);
  expect(plus?.values.map((value) => (value === null ? null : Number(value.toFixed(6))))).toEqual([null, null, 10.526316, 9.756098]);
  expect(minus?.values).toEqual([null, null, 0, 0]);
});
