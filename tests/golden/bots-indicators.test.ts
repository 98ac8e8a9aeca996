// Golden rows of indicators and of CTA signals, held against the code that bots run and forms show, and that code against trading-signals.
import { readFileSync } from 'node:fs';
import { BollingerBands, EMA, MACD, RSI, SMA } from 'trading-signals';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import type { CtaIndicator } from '#lib/contract/bots/cta/cta-terms.ts';
import { type CtaReading, ctaWarmUp, emptyMemory, takeCtaCandle } from '#lib/order-math/bots/cta/cta-reading.ts';
import { imbalanceOf } from '#lib/order-math/indicators/volume-imbalance.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';

const row = z.object({ id: z.string(), inputs: z.looseObject({}), expected: z.unknown(), tolerance: z.number() });
const rows = z.array(row).parse(JSON.parse(readFileSync(new URL('bots-indicators.json', import.meta.url), 'utf8')));
const closesOf = z.object({ close: z.array(z.number()) });
const numbers = z.array(z.number());

function rowOf(id: string): z.output<typeof row> {
  const found = rows.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no row ${id}`);
  return found;
}

/** A reading for each close, null while there are too few. Every candle's volume is 1. */
function readings(indicator: CtaIndicator, closes: readonly number[]): readonly (CtaReading | null)[] {
  const memory = emptyMemory();
  return closes.map((close) => takeCtaCandle(memory, indicator, { close, volume: 1 }));
}

const lineOf = (all: readonly (CtaReading | null)[], line: number): number[] =>
  all.flatMap((reading) => (reading === null ? [] : [reading.lines[line] ?? Number.NaN]));

/** The largest distance of two rows of numbers; Infinity where one is longer. */
const apart = (got: readonly number[], expected: readonly number[]): number =>
  got.length === expected.length
    ? Math.max(0, ...expected.map((value, place) => Math.abs((got[place] ?? Number.NaN) - value)))
    : Number.POSITIVE_INFINITY;

/** The series of KLineChart's rows, by the generator that they name. */
function generatedCloses(): number[] {
  let x = 7;
  const draw = (below: number): number => {
    x = Number((BigInt(x) * 16_807n) % 2_147_483_647n);
    return x % below;
  };
  let before = 10_000;
  return Array.from({ length: 120 }, () => {
    const open = before + draw(21) - 10;
    before = open + draw(201) - 100;
    draw(50);
    draw(50);
    draw(9000);
    return before / 100;
  });
}

describe('published vectors', () => {
  test('IND-01: simple average of 5', () => {
    const { inputs, expected, tolerance } = rowOf('IND-01');
    const all = readings({ type: 'ma', fast: 5, slow: 5 }, closesOf.parse(inputs).close);
    expect(apart(lineOf(all, 0), numbers.parse(expected))).toBeLessThanOrEqual(tolerance);
  });
  test('IND-04: RSI of 5 by Wilder', () => {
    const { inputs, expected } = rowOf('IND-04');
    const all = readings({ type: 'rsi', period: 5, buyBelow: 30, sellAbove: 70 }, closesOf.parse(inputs).close);
    // Printed to three places.
    expect(apart(lineOf(all, 0), numbers.parse(expected))).toBeLessThanOrEqual(0.0005);
  });
  test('IND-06: MACD of 2, 5 and 9', () => {
    const { inputs, expected, tolerance } = rowOf('IND-06');
    const all = readings({ type: 'macd', fast: 2, slow: 5, signal: 9 }, closesOf.parse(inputs).close);
    const { macd, signal } = z.object({ macd: numbers, signal: numbers }).parse(expected);
    expect(apart(lineOf(all, 0), macd)).toBeLessThanOrEqual(tolerance);
    expect(apart(lineOf(all, 1), signal)).toBeLessThanOrEqual(tolerance);
  });
  test('IND-07: bands of 5 and 2', () => {
    const { inputs, expected, tolerance } = rowOf('IND-07');
    const all = readings({ type: 'boll', period: 5, deviations: '2' }, closesOf.parse(inputs).close);
    const { lower, middle } = z.object({ lower: numbers, middle: numbers }).parse(expected);
    expect(apart(lineOf(all, 0), lower)).toBeLessThanOrEqual(tolerance);
    expect(apart(lineOf(all, 1), middle)).toBeLessThanOrEqual(tolerance);
  });
  test('CTA-01: imbalance of volume', () => {
    const { inputs, expected, tolerance } = rowOf('CTA-01');
    const { cases } = z.object({ cases: z.array(z.tuple([z.number(), z.number()])) }).parse(inputs);
    const got = cases.map(([up, down]) => imbalanceOf(up, down));
    expect(apart(got, numbers.parse(expected))).toBeLessThanOrEqual(tolerance);
  });
  test('CTA-02: golden and death cross', () => {
    const { inputs, expected } = rowOf('CTA-02');
    const { close, macFast, macSlow } = z.object({ close: numbers, macFast: z.number(), macSlow: z.number() }).parse(inputs);
    const all = readings({ type: 'ma', fast: macFast, slow: macSlow }, close);
    const signals = all.flatMap((reading, place) => {
      const signal = reading?.signal ?? null;
      return signal === null ? [] : [[place, signal === 'buy' ? 'golden' : 'death']];
    });
    expect(signals).toEqual(expected);
  });
  test('KL-MA and KL-BOLL: what the chart of the field shows', () => {
    const closes = generatedCloses();
    const last = (indicator: CtaIndicator): readonly number[] => readings(indicator, closes).at(-1)?.lines ?? [];
    const ma = z.object({ ma1: z.number(), ma2: z.number(), ma3: z.number(), ma4: z.number() }).parse(rowOf('KL-MA').expected);
    expect(
      apart([...last({ type: 'ma', fast: 5, slow: 10 }), ...last({ type: 'ma', fast: 30, slow: 60 })], Object.values(ma)),
    ).toBeLessThanOrEqual(1e-6);
    const { mid, up, dn } = z.object({ mid: z.number(), up: z.number(), dn: z.number() }).parse(rowOf('KL-BOLL').expected);
    expect(apart(last({ type: 'boll', period: 20, deviations: '2' }), [dn, mid, up])).toBeLessThanOrEqual(1e-6);
  });
});

describe('trading-signals, on a random walk of a thousand closes', () => {
  const random = randomSource(11);
  let price = 10_000;
  const closes = Array.from({ length: 1000 }, () => {
    price += random(201) - 100;
    return price;
  });

  test.each<[string, CtaIndicator, (close: number) => readonly number[] | null]>([
    [
      'MACD',
      { type: 'macd', fast: 12, slow: 26, signal: 9 },
      (() => {
        const macd = new MACD(new EMA(12), new EMA(26), new EMA(9));
        return (close) => {
          const result = macd.add(close);
          return result === null ? null : [result.macd, result.signal];
        };
      })(),
    ],
    [
      'MA',
      { type: 'ma', fast: 7, slow: 25 },
      (() => {
        const [fast, slow] = [new SMA(7), new SMA(25)];
        return (close) => {
          const [one, other] = [fast.add(close), slow.add(close)];
          return one === null || other === null ? null : [one, other];
        };
      })(),
    ],
    [
      'BOLL',
      { type: 'boll', period: 20, deviations: '2' },
      (() => {
        const bands = new BollingerBands(20, 2);
        return (close) => {
          const result = bands.add(close);
          return result === null ? null : [result.lower, result.middle, result.upper];
        };
      })(),
    ],
    [
      'RSI',
      { type: 'rsi', period: 14, buyBelow: 30, sellAbove: 70 },
      (() => {
        const rsi = new RSI(14);
        return (close) => {
          const result = rsi.add(close);
          return result === null ? null : [result];
        };
      })(),
    ],
  ])('%s has the same values, from the same candle on', (_, indicator, library) => {
    const ours = readings(indicator, closes);
    const theirs = closes.map(library);
    expect(ours.findIndex((reading) => reading !== null) + 1).toBe(ctaWarmUp(indicator));
    for (const [place, reading] of ours.entries()) {
      if (place + 1 < ctaWarmUp(indicator)) continue;
      expect(apart(reading?.lines ?? [], theirs[place] ?? [])).toBeLessThanOrEqual(1e-7);
    }
  });

  test('a memory that goes through JSON between any two candles goes on as one that does not', () => {
    const indicator: CtaIndicator = { type: 'macd', fast: 12, slow: 26, signal: 9 };
    let memory = emptyMemory();
    const written = closes.map((close) => {
      memory = JSON.parse(JSON.stringify(memory));
      return takeCtaCandle(memory, indicator, { close, volume: 1 });
    });
    expect(written).toEqual(readings(indicator, closes));
  });
});

describe('lines that only meet have not crossed', () => {
  const signals = (closes: readonly number[]) =>
    readings({ type: 'ma', fast: 2, slow: 4 }, closes).map((reading) => reading?.signal ?? null);
  // Means of 2 and 4: equal; 11 over 10.5; 10 and 10; and then 14 over 12.5, or 9 under 10.
  test('up, met and up again is one signal', () => {
    expect(signals([10, 10, 10, 10, 12, 8, 20])).toEqual([null, null, null, null, 'buy', null, null]);
  });
  test('up, met and down are two', () => {
    expect(signals([10, 10, 10, 10, 12, 8, 10])).toEqual([null, null, null, null, 'buy', null, 'sell']);
  });
});
