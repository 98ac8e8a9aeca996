// Golden rows of the figures of leaders: returns, averages, ratios and shares that other venues have printed, and which of their rules are not ours.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { Amount } from '#lib/order-math/amounts/amount.ts';
import { hourSteps } from '#lib/order-math/copy/record/leader-hours.ts';
import { return2023 } from '#lib/order-math/copy/record/returns.ts';
import { annualised } from '#lib/order-math/copy/record/sharpe-ratio.ts';
import { spotSales } from '#lib/order-math/copy/record/spot-sales.ts';
import { sharedProfit } from '#lib/order-math/profit-share.ts';

const list = z.array(z.number());
const row = z.object({
  id: z.string(),
  inputs: z.record(z.string(), z.union([z.number(), list, z.array(list)])),
  expected: z.union([z.number(), list, z.record(z.string(), z.number())]),
  tolerance: z.number(),
  source: z.string(),
});
type Row = z.output<typeof row>;
const rows: readonly Row[] = z.array(row).parse(JSON.parse(readFileSync(new URL('copy-records.json', import.meta.url), 'utf8')));

const numbers = (value: unknown): readonly number[] => list.parse(value);
const pairs = (value: unknown): readonly (readonly number[])[] => z.array(list).parse(value);

/** The row gives the profit since the last time money moved, period by period. */
function returns2023(beginning: readonly number[], profits: readonly number[], floor: number): readonly number[] {
  let [equity, profit, before] = [beginning[0] ?? 0, 0, beginning[0] ?? 0];
  const hours = [{ hourMs: 0, equityUnits: equity, profitUnits: 0, mostMarginUnits: 0 }];
  for (const [at, value] of beginning.entries()) {
    const [reached = 0, last = 0] = [profits[at], value === before ? profits[at - 1] : 0];
    const made = reached - last;
    if (value !== before) equity = value;
    [before, profit, equity] = [value, profit + made, equity + made];
    hours.push({ hourMs: at + 1, equityUnits: equity, profitUnits: profit, mostMarginUnits: 0 });
  }
  return beginning.map((_value, at) => return2023(hourSteps(hours.slice(0, at + 2), Number.POSITIVE_INFINITY), floor) / 1_000_000);
}

const formulas: Readonly<Record<string, (inputs: Row['inputs']) => readonly number[]>> = {
  'COPY-01': ({ beginning, pnl, floor }) => returns2023(numbers(beginning), numbers(pnl), Number(floor)),
  'COPY-04': ({ cumProfit, ratio }) => {
    let markUnits = 0;
    return numbers(cumProfit).map((profit) => {
      const shared = sharedProfit(profit, markUnits, Number(ratio) * 100);
      ({ markUnits } = shared);
      return shared.shareUnits;
    });
  },
  'COPY-06': ({ orders }) => {
    const bought = pairs(orders).map(([price = 0, quantity = 0]) => ({
      timeMs: 0,
      side: 'buy' as const,
      baseUnits: BigInt(quantity),
      quoteUnits: BigInt(price * quantity),
    }));
    const [sale] = spotSales([...bought, { timeMs: 1, side: 'sell', baseUnits: 1n, quoteUnits: 0n }]);
    return [Number(sale?.openedUnits)];
  },
  'COPY-07': ({ rows: known }) =>
    pairs(known).map(([mean = 0, deviation = 0]) => annualised(new Amount(mean), new Amount(deviation)).toNumber()),
};

/** Rows that another venue goes by. */
const notOurs: Readonly<Record<string, string>> = {
  'COPY-03':
    'withholds on each winning order and nets by the week; a share of ours is due above the mark alone, so nothing has to come back',
  'COPY-13': 'takes the deviation of a whole population; days that were seen are a sample of those to come',
};

test('every row is reproduced or has a reason', () => {
  expect([...Object.keys(formulas), ...Object.keys(notOurs)].toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});

test.each(rows.filter(({ id }) => formulas[id] !== undefined).map((one) => [one.id, one] as const))('%s', (id, one) => {
  const got = formulas[id]?.(one.inputs) ?? [];
  const expected = typeof one.expected === 'number' ? [one.expected] : numbers(one.expected);
  expect(got).toHaveLength(expected.length);
  for (const [at, value] of expected.entries()) expect(Math.abs((got[at] ?? Number.NaN) - value)).toBeLessThanOrEqual(one.tolerance);
});
