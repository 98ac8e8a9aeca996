// The share of profit above the mark: a published example, and what holds of any profits in any order.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { loweredShare, raisedShare, sharedByTerms, sharedProfit, type ShareTerms } from './profit-share.ts';

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

describe('terms that change', () => {
  test('what was made before a share rose is shared by the percent of then, and what no whole share is made of there is never shared', () => {
    // 103 were made at 10 %: ten parts of ten, and three that are left. Then 200 more at 20 %.
    const terms = raisedShare({ percent: 10 }, 0, 103, 20);
    expect(sharedByTerms(303, 0, terms)).toEqual({
      parts: [
        { percent: 10, fromUnits: 0, gainUnits: 100, shareUnits: 10 },
        { percent: 20, fromUnits: 103, gainUnits: 200, shareUnits: 40 },
      ],
      shareUnits: 50,
      markUnits: 303,
    });
    // A part of the gain is shared from the oldest profit on.
    expect(sharedByTerms(303, 0, terms, 60)).toMatchObject({ parts: [{ percent: 10, gainUnits: 60 }], markUnits: 60 });
    expect(sharedByTerms(303, 60, terms, 100)).toMatchObject({ shareUnits: 4 + 11, markUnits: 158 });
  });

  test('below the mark nothing was made: all that is above it is shared by the higher percent', () => {
    expect(raisedShare({ percent: 10 }, 500, 300, 20)).toEqual({ percent: 20, former: [] });
    expect(raisedShare({ percent: 10 }, 500, 500, 20)).toEqual({ percent: 20, former: [] });
    expect(sharedByTerms(600, 500, { percent: 20 })).toMatchObject({ shareUnits: 20, markUnits: 600 });
  });

  test('a share of nothing that rises leaves what there is alone', () => {
    expect(sharedByTerms(250, 0, raisedShare({ percent: 0 }, 0, 150, 10))).toMatchObject({ shareUnits: 10, markUnits: 250 });
  });

  test('a lower one holds for what is not shared yet', () => {
    const terms = loweredShare(raisedShare({ percent: 10 }, 0, 100, 20), 5);
    expect(sharedByTerms(300, 0, terms)).toMatchObject({ shareUnits: 5 + 10 });
  });

  /** Each unit of profit has a percent of its own, which changes with what is said. */
  type Step =
    | { readonly does: 'earn'; readonly profit: number }
    | { readonly does: 'raise' | 'lower'; readonly percent: number }
    | { readonly does: 'settle'; readonly most: number };
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ does: fc.constant('earn' as const), profit: fc.integer({ min: -3000, max: 3000 }) }),
    fc.record({ does: fc.constantFrom('raise' as const, 'lower' as const), percent: fc.integer({ min: 0, max: 30 }) }),
    fc.record({ does: fc.constant('settle' as const), most: fc.constantFrom(50, 700, Number.POSITIVE_INFINITY) }),
  );

  test('unit by unit: never more than the percent at which each was made, and less by the rests of a few parts alone', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const percents = Array.from({ length: 3000 }, () => 10);
        let terms: ShareTerms = { percent: 10 };
        let [profit, mark, paid, reached, raises] = [0, 0, 0, 0, 0];
        let owed = 0;
        let isMarkRight = true;
        for (const one of steps) {
          if (one.does === 'earn') profit = one.profit;
          else if (one.does === 'raise' && one.percent > terms.percent) {
            terms = raisedShare(terms, mark, profit, one.percent);
            reached = Math.max(reached, mark, profit);
            percents.fill(one.percent, reached);
            raises += 1;
          } else if (one.does === 'lower') {
            terms = loweredShare(terms, one.percent);
            for (const [at, percent] of percents.entries()) if (at >= mark) percents[at] = Math.min(percent, one.percent);
          } else if (one.does === 'settle') {
            const shared = sharedByTerms(profit, mark, terms, one.most);
            isMarkRight &&= shared.markUnits >= mark && shared.markUnits <= Math.max(mark, Math.min(profit, mark + one.most));
            owed += percents.slice(mark, shared.markUnits).reduce((sum, percent) => sum + percent, 0);
            paid += shared.shareUnits;
            mark = shared.markUnits;
          }
        }
        expect(isMarkRight).toBe(true);
        expect(paid * 100).toBeLessThanOrEqual(owed);
        expect(owed - paid * 100).toBeLessThan((raises + 1) * 100 * 30);
      }),
    );
  });

  test('the sum is the same however often it is settled on the way', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 1, maxLength: 12 }), fc.nat(11), fc.boolean(), (gains, at, often) => {
        const pays = (settles: boolean): number => {
          let terms: ShareTerms = { percent: 8 };
          let [profit, mark, paid] = [0, 0, 0];
          const settle = (): void => {
            const shared = sharedByTerms(profit, mark, terms);
            [mark, paid] = [shared.markUnits, paid + shared.shareUnits];
          };
          for (const [day, gain] of gains.entries()) {
            profit += gain;
            if (day === at) terms = raisedShare(terms, mark, profit, 15);
            if (settles) settle();
          }
          settle();
          return paid;
        };
        expect(pays(often)).toBe(pays(!often));
      }),
    );
  });
});
