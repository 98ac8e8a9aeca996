// The columns that hold values of the core: rows of every version are read, and unreadable ones are refused by name.
import { describe, expect, test } from 'vitest';

import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';
import { PriceSource, type ExitTerms } from '#server/engine/plans/trigger-terms.ts';
import { ticks } from '#server/engine/units.ts';
import { decodeExit, encodeExit } from './stored-exit.ts';
import { decodeIndexPrices, encodeIndexPrices } from './stored-index-prices.ts';
import { decodeTerms, encodeTerms } from './stored-terms.ts';
import { UnreadableValue } from './stored-value.ts';

const trigger = { source: PriceSource.mark, triggerTicks: ticks(9_600_000), executeTicks: ticks(0) };
const exit: ExitTerms = { takeProfit: trigger, stopLoss: null };

const terms: readonly PlanTerms[] = [
  { kind: 'trigger', trigger, exit },
  { kind: 'trigger', trigger, exit: null },
  { kind: 'exit', exit },
  { kind: 'trailing', source: PriceSource.last, activationTicks: ticks(0), callbackPpm: 10_000 },
  { kind: 'oco', limitTicks: ticks(5), stop: trigger },
  { kind: 'oco', limitTicks: ticks(5), stop: { ...trigger, marketAfterMs: 5000 } },
  { kind: 'time-share', slices: 12, intervalMs: 30_000, limitTicks: ticks(0), jitterPpm: 100_000, seed: 4_294_967_295 },
  { kind: 'margin-ratio', ratioPpm: 800_000 },
];

describe('the terms of plans', () => {
  test.each(terms)('$kind: there and back', (one) => {
    const text = encodeTerms(one);
    expect(JSON.parse(text)).toMatchObject({ v: 1, kind: one.kind });
    expect(decodeTerms(text)).toEqual(one);
  });

  test.each(terms)('$kind: as it was written before there were versions', (one) => {
    expect(decodeTerms(JSON.stringify(one))).toEqual(one);
  });

  test('a row of the release before, letter by letter', () => {
    const row =
      '{"kind":"trigger","trigger":{"source":"last","triggerTicks":950000,"executeTicks":0},"exit":{"takeProfit":{"source":"index","triggerTicks":990000,"executeTicks":991000},"stopLoss":null}}';
    expect(decodeTerms(row)).toEqual({
      kind: 'trigger',
      trigger: { source: 'last', triggerTicks: 950_000, executeTicks: 0 },
      exit: { takeProfit: { source: 'index', triggerTicks: 990_000, executeTicks: 991_000 }, stopLoss: null },
    });
  });
});

describe('exits of orders', () => {
  test('there and back, and as they were written before', () => {
    expect(decodeExit(encodeExit(exit))).toEqual(exit);
    expect(decodeExit(JSON.stringify(exit))).toEqual(exit);
  });
  test('none is empty text', () => expect([encodeExit(null), decodeExit('')]).toEqual(['', null]));
});

test('index prices: there and back, as pairs from before, and none', () => {
  const prices = [{ marketId: 3, priceTicks: 9_600_000 }];
  expect(decodeIndexPrices(encodeIndexPrices(prices))).toEqual(prices);
  expect(decodeIndexPrices('[[3,9600000]]')).toEqual(prices);
  expect(decodeIndexPrices('')).toEqual([]);
});

describe('what cannot be read', () => {
  test.each([
    ['a later version', '{"v":2,"kind":"exit","exit":{}}', 2],
    ['a version that is no number', '{"v":"1","kind":"margin-ratio","ratioPpm":1}', '1'],
    ['a version below the first', '{"v":-1,"kind":"margin-ratio","ratioPpm":1}', -1],
    ['a kind that nobody knows', '{"v":1,"kind":"grid","levels":3}', 1],
    ['a field of another type', '{"v":1,"kind":"margin-ratio","ratioPpm":"much"}', 1],
    ['a field that is missing', '{"kind":"trailing","source":"last","callbackPpm":1}', 0],
    ['a price that is no whole number of ticks', '{"kind":"oco","limitTicks":1.5,"stop":null}', 0],
    ['no object', '7', 0],
    ['no JSON', '{"kind":', null],
  ])('%s is refused, with its column and version', (_what, text, version) => {
    let thrown: unknown = null;
    try {
      decodeTerms(text);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(UnreadableValue);
    expect(thrown).toMatchObject({ column: 'plans.terms', version });
  });
});
