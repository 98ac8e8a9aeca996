// The candles a chart holds and the picture that the server draws of them.
import { describe, expect, test } from 'vitest';

import type { Candle } from '#lib/contract/market.ts';
import { mergeBars, maxBars, prependBars, toBar, type Bar } from './chart-bars.ts';
import { placeOf, timeAtPlace } from './chart-time.ts';
import { heikinAshi } from './heikin-ashi.ts';
import { layOut, linePath, priceMarks } from './chart-geometry.ts';
import { mannersOf } from './live/live-chart-options.ts';
import { priceWriter, shortPriceWriter } from './price-writer.ts';
import { shortValue, shortVolume } from './short-value.ts';
import { mainCatalogue } from './studies/main-studies.ts';
import { StudyFeed } from './studies/study-feed.ts';
import type { Study } from './studies/study.ts';

const studyLines = (chosen: readonly Study[], bars: readonly Bar[]) => new StudyFeed().lines(mainCatalogue, { chosen, settings: {} }, bars);

const candle = (timeMs: number, close: string, volume = '1'): Candle => [timeMs, '100', '110', '90', close, volume, '100'];
const times = (bars: readonly Bar[]) => bars.map((bar) => bar.timeMs);

describe('live candles', () => {
  const bars = [candle(1, '100'), candle(2, '101'), candle(3, '102')].map(toBar);

  test('the running candle takes its new state, the others stay the very same', () => {
    const merged = mergeBars(bars, [candle(3, '105', '2')]);
    expect(merged[2]).toMatchObject({ timeMs: 3, close: 105, volume: 2 });
    expect(merged[0]).toBe(bars[0]);
  });

  test('a new candle is appended, a late close of the one before is not lost', () => {
    const merged = mergeBars(bars, [candle(3, '104'), candle(4, '106')]);
    expect(merged.map((bar) => bar.close)).toEqual([100, 101, 104, 106]);
  });

  test('nothing new: the same array', () => {
    expect(mergeBars(bars, [candle(3, '102')])).toBe(bars);
    expect(mergeBars(bars, [])).toBe(bars);
  });

  test('older than everything known: left out; into an empty chart: taken', () => {
    expect(mergeBars(bars, [candle(0, '99')])).toBe(bars);
    expect(times(mergeBars([], [candle(7, '99')]))).toEqual([7]);
  });

  test('an older page goes in front, without what is known already', () => {
    expect(times(prependBars(bars, [candle(-1, '99'), candle(0, '99'), candle(1, '99')]))).toEqual([-1, 0, 1, 2, 3]);
    expect(prependBars(bars, [candle(1, '99')])).toBe(bars);
  });

  test('never more than can be drawn smoothly', () => {
    const many = Array.from({ length: maxBars }, (_, place) => toBar(candle(place, '100')));
    const merged = mergeBars(many, [candle(maxBars, '100')]);
    // 500 go at once, so that the next 500 new candles do not shift the whole chart each.
    expect([merged.length, merged[0]?.timeMs, merged.at(-1)?.timeMs]).toEqual([9_500, 501, 10_000]);
  });
});

describe('the server’s picture', () => {
  const bars: readonly Bar[] = [
    { timeMs: 1, open: 100, high: 200, low: 100, close: 200, volume: 10 },
    { timeMs: 2, open: 200, high: 200, low: 150, close: 150, volume: 5 },
  ];

  test('prices run from a tenth below the top to a tenth above the bottom', () => {
    const { share, width } = layOut(bars);
    expect([share(200), share(150), share(100)]).toEqual([0.1, 0.5, 0.9]);
    expect(width).toBe(20);
  });

  test('rising and falling candles are drawn apart', () => {
    const { bodiesUp, bodiesDown, volumeUp, volumeDown, wicksDown } = layOut(bars);
    expect(bodiesUp).toBe('M1.5 100h7v800h-7z');
    expect(bodiesDown).toBe('M11.5 100h7v400h-7z');
    expect(volumeUp).toBe('M1.5 0h7v1000h-7z');
    expect(volumeDown).toBe('M11.5 500h7v500h-7z');
    expect(wicksDown).toBe('M15 100V500');
  });

  test('marks stand at round prices', () => {
    expect(priceMarks(bars)).toEqual([100, 120, 140, 160, 180, 200]);
    expect(priceMarks([])).toEqual([]);
    expect(priceMarks([{ timeMs: 1, open: 5, high: 5, low: 5, close: 5, volume: 0 }])).toEqual([5]);
  });

  test('a line begins where its values do', () => {
    expect(linePath([null, 200, 100], layOut(bars).share)).toBe('M15 100L25 900');
  });
});

test('studies come as named lines, volume as none', () => {
  const bars = Array.from({ length: 30 }, (_, place) => toBar(candle(place, '100')));
  expect(studyLines(['MA', 'VOL'], bars).map((line) => [line.name, line.values.at(-1)])).toEqual([
    ['MA 7', 100],
    ['MA 25', 100],
    ['MA 99', null],
  ]);
  expect(studyLines(['BOLL'], bars).map((line) => [line.name, line.values.at(-1)])).toEqual([
    ['BOLL 20', 100],
    ['UB', 100],
    ['LB', 100],
  ]);
});

describe('times and places', () => {
  const bars = [100, 200, 300].map((timeMs): Bar => ({ timeMs, open: 1, high: 1, low: 1, close: 1, volume: 1 }));

  test.each([
    [100, 0],
    [250, 1.5],
    [300, 2],
    // Beyond the ends, as far apart as the nearest two.
    [450, 3.5],
    [0, -1],
  ])('%i stands at %f, and there and back is the same', (timeMs, place) => {
    expect(placeOf(bars, timeMs)).toBe(place);
    expect(timeAtPlace(bars, place)).toBe(timeMs);
  });

  test('a hole in the market is no wider than any other step', () => {
    const holed = [...bars, { ...bars[0], timeMs: 1_300, open: 1, high: 1, low: 1, close: 1, volume: 1 }];
    expect(placeOf(holed, 800)).toBe(2.5);
    expect(timeAtPlace(holed, 2.5)).toBe(800);
  });

  test('without bars there is no place', () => {
    expect([placeOf([], 5), timeAtPlace([], 5)]).toEqual([null, null]);
  });
});

test('Heikin-Ashi, by hand', () => {
  const row: Bar[] = [
    { timeMs: 1, open: 10, high: 14, low: 8, close: 12, volume: 5 },
    { timeMs: 2, open: 12, high: 13, low: 9, close: 10, volume: 6 },
  ];
  // 44 ÷ 4 = 11, (10 + 12) ÷ 2 = 11; then 44 ÷ 4 = 11, (11 + 11) ÷ 2 = 11.
  expect(heikinAshi(row)).toEqual([
    { timeMs: 1, open: 11, high: 14, low: 8, close: 11, volume: 5 },
    { timeMs: 2, open: 11, high: 13, low: 9, close: 11, volume: 6 },
  ]);
});

describe('the axes', () => {
  test.each([
    [8_000_000_000, 'en-US', '8B'],
    [190_140_000, 'en-US', '190.14M'],
    [1250, 'en-US', '1.25K'],
    [200, 'en-US', '200'],
    [2.5, 'en-US', '2.5'],
    [0.0125, 'en-US', '0.0125'],
    [0, 'en-US', '0'],
    [800_000_000, 'zh-Hans', '8亿'],
    [4_500_000, 'zh-Hant', '450萬'],
  ])('a volume of %f in %s is %s', (volume, locale, written) => expect(shortVolume(volume, locale)).toBe(written));

  test('a study has its big values in the words of the language', () => {
    expect([shortValue(1_500_000, 'en-US'), shortValue(1_500_000, 'zh-Hans'), shortValue(42, 'en-US')]).toEqual([
      '1.5M',
      '150.0万',
      '42.00',
    ]);
  });

  test('a price of many zeros is short in the picture and whole in the table', () => {
    expect([shortPriceWriter(10)(0.0000001713), priceWriter(10)(0.0000001713), shortPriceWriter(2)(95_103.8)]).toEqual([
      '0.0₆1713',
      '0.0000001713',
      '95,103.80',
    ]);
  });

  test('what writes prices writes no volumes', () => {
    const manner = { locale: 'en-US', formatPrice: String, minMove: 1e-10, withClock: true, withSeconds: false };
    expect(mannersOf(manner).localization).not.toHaveProperty('priceFormatter');
  });
});
