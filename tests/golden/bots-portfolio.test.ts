// Golden rows of portfolios: what others have printed of trades that bring coins back to their weights, and of when they are due.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { isAway, targetsOf } from '#lib/order-math/bots/portfolio/portfolio-trades.ts';

const row = z.object({
  id: z.string(),
  inputs: z.record(z.string(), z.union([z.number(), z.array(z.number())])),
  expected: z.record(z.string(), z.array(z.number())),
  source: z.string(),
});
type Row = z.output<typeof row>;
const rows: readonly Row[] = z.array(row).parse(JSON.parse(readFileSync(new URL('bots-portfolio.json', import.meta.url), 'utf8')));

/** Units of a coin with eight decimals. */
const units = (amount: number): bigint => BigInt(Math.round(amount * 1e8));
const amounts = (all: readonly bigint[]): readonly number[] => all.map((one) => Number(one) / 1e8);
const ppm = (share: number): number => Math.round(share * 1e6);

const list = ({ inputs }: Row, name: string): readonly number[] => z.array(z.number()).parse(inputs[name]);
const one = ({ inputs }: Row, name: string): number => z.number().parse(inputs[name]);

function traded(told: Row): Readonly<Record<string, readonly number[]>> {
  const values = list(told, 'values').map(units);
  const total = values.reduce((sum, value) => sum + value, 0n);
  const trade = targetsOf(total, list(told, 'weights').map(ppm)).map((target, place) => target - (values[place] ?? 0n));
  return { trade: amounts(trade), after: amounts(values.map((value, place) => value + (trade[place] ?? 0n))) };
}

/** The first whole cent at which a coin is as far above its target as the threshold says. */
function triggered(told: Row): Readonly<Record<string, readonly number[]>> {
  const [target = 0n] = targetsOf(units(one(told, 'total')), [ppm(1 / one(told, 'pairs'))]);
  const cent = units(0.01);
  let value = target;
  while (!isAway(value, target, ppm(one(told, 'threshold')), true)) value += cent;
  return { target: amounts([target]), trigger: amounts([value]) };
}

const formulas: ReadonlyMap<string, typeof traded> = new Map([
  ['REB-01', traded],
  ['REB-02', traded],
  ['REB-04', triggered],
]);

test('every row is held', () => {
  expect(rows.map(({ id }) => id)).toEqual([...formulas.keys()]);
});

test.each(rows.map((told) => [told.id, told] as const))('%s', (id, told) => {
  expect(formulas.get(id)?.(told)).toMatchObject(told.expected);
});
