// The share of profit above the mark: a published example, and what holds of any profits in any order.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { sharedProfit } from './profit-share.ts';

/** Shares each of a row of profits; answers the payments. */
function payments(profits: readonly number[], percent: number): number[] {
  let mark = 0;
  return profits.map((profit) => {
    const { shareUnits, markUnits } = sharedProfit(profit, mark, percent);
    mark = markUnits;
    return shareUnits;
  });
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

test('the published example: 1000, 400, 900 and 1500 at 10 % share 100, nothing, nothing and 50', () => {
  expect(payments([1000, 400, 900, 1500], 10)).toEqual([100, 0, 0, 50]);
});

test.each([
  ['a loss shares nothing', -500, 0, 30, { gainUnits: 0, shareUnits: 0, markUnits: 0 }],
  ['nor does what is at the mark', 700, 700, 30, { gainUnits: 0, shareUnits: 0, markUnits: 700 }],
  ['30 % of 19 is 5.7: ten of them are shared, and nine wait', 19, 0, 30, { gainUnits: 10, shareUnits: 3, markUnits: 10 }],
  ['with one more they count', 20, 10, 30, { gainUnits: 10, shareUnits: 3, markUnits: 20 }],
  ['a fifth is paid of every five', 14, 0, 20, { gainUnits: 10, shareUnits: 2, markUnits: 10 }],
  ['a share of nothing leaves the mark', 1000, 0, 0, { gainUnits: 0, shareUnits: 0, markUnits: 0 }],
  ['everything', 1000, 1, 100, { gainUnits: 999, shareUnits: 999, markUnits: 1000 }],
] as const)('%s', (_what, profit, mark, percent, expected) => {
  expect(sharedProfit(profit, mark, percent)).toEqual(expected);
});

test('of a part of the gain no more is shared than of that part', () => {
  expect(sharedProfit(1000, 200, 20, 300)).toEqual({ gainUnits: 300, shareUnits: 60, markUnits: 500 });
  expect(sharedProfit(1000, 500, 20, 900)).toEqual({ gainUnits: 500, shareUnits: 100, markUnits: 1000 });
});

const percents = fc.constantFrom(0, 8, 10, 12, 13, 15, 20, 30, 100);
const largest = 2 ** 50;
const profit = fc.integer({ min: -largest, max: largest });

test('a payment is never more than its part of what is above the mark, and the mark never falls or passes the profit', () => {
  fc.assert(
    fc.property(profit, fc.integer({ min: 0, max: largest }), percents, fc.nat(largest), (made, mark, percent, most) => {
      const { gainUnits, shareUnits, markUnits } = sharedProfit(made, mark, percent, most);
      const above = Math.max(0, Math.min(made - mark, most));
      expect(BigInt(shareUnits) * 100n).toBeLessThanOrEqual(BigInt(percent) * BigInt(above));
      expect(BigInt(shareUnits) * 100n).toBe(BigInt(percent) * BigInt(gainUnits));
      expect(markUnits).toBe(mark + gainUnits);
      expect(markUnits).toBeLessThanOrEqual(Math.max(mark, made));
      // Less than a hundred units are left to wait.
      expect(percent === 0 ? 0 : above - gainUnits).toBeLessThan(100);
    }),
  );
});

test('the sum of payments is the same in whichever order the profits were seen, and however often', () => {
  fc.assert(
    fc.property(fc.array(profit, { minLength: 1, maxLength: 20 }), percents, fc.infiniteStream(fc.nat(1000)), (profits, percent, keys) => {
      const mixed = profits.map((made) => ({ made, key: keys.next().value ?? 0 })).toSorted((one, other) => one.key - other.key);
      const all = sum(payments(profits, percent));
      expect(
        sum(
          payments(
            mixed.map(({ made }) => made),
            percent,
          ),
        ),
      ).toBe(all);
      expect(sum(payments([Math.max(...profits)], percent))).toBe(all);
    }),
  );
});
