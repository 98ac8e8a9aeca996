// The golden row of auto-invest: the floating gain of what it holds.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { holdingProfit } from '#lib/order-math/bots/regular/holding-profit.ts';

const rows = z
  .array(
    z.object({
      id: z.string(),
      inputs: z.object({ buys: z.array(z.tuple([z.number(), z.number()])), price: z.number() }),
      expected: z.object({ avg: z.number(), pos: z.number(), pnl: z.number() }),
      source: z.string(),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('bots-regular.json', import.meta.url), 'utf8')));

test.each(rows.map((row) => [row.id, row] as const))('%s', (_, { inputs, expected, source }) => {
  const held = inputs.buys.reduce((sum, [amount, price]) => sum + amount / price, 0);
  const paid = inputs.buys.reduce((sum, [amount]) => sum + amount, 0);
  const gain = holdingProfit(String(held), String(paid), String(inputs.price));
  expect(source).toMatch(/^https:/);
  expect(held).toBeCloseTo(expected.pos, 9);
  expect(Number(gain?.averageEntry)).toBeCloseTo(expected.avg, 9);
  expect(Number(gain?.profit)).toBeCloseTo(expected.pnl, 9);
});

test.each([
  ['0', '0', '60', { averageEntry: null, profit: '0', rate: null }],
  ['4.5', '300', '60', { averageEntry: '66.666666666666666666666667', profit: '-30', rate: '-0.1' }],
  ['x', '1', '1', null],
])('%s coins for %s at %s', (quantity, paid, price, gain) => {
  expect(holdingProfit(quantity, paid, price)).toEqual(gain);
});
