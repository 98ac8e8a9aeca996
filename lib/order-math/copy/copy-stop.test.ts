// The total stop of a copy against its liquidation, by hand, in a contract of two tiers.
import { expect, test } from 'vitest';

import { firstCopyTerms, type CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { copyStop, stopProblems, type StopMarket } from './copy-stop.ts';

const terms = (totalStopRate: string | null, investment = '1000'): CopyTerms => ({
  ...firstCopyTerms,
  investment,
  maxSlippage: '0.01',
  totalStopRate,
});

/** With 0.1 % of fees: 1 % of positions up to 20,000, 3 % of larger ones. */
const market: StopMarket = {
  tiers: [
    { upTo: '20000', maxLeverage: '100', maintenanceRate: '0.009' },
    { upTo: '100000', maxLeverage: '20', maintenanceRate: '0.029' },
  ],
  takerFeeRate: '0.001',
};

test('how far the stop and the liquidation are', () => {
  // 20 %: 0.2 ÷ 10, and (1 − 0.01 × 10) ÷ (10 × 1.01).
  expect(copyStop(terms('0.2'), market, 10)).toEqual({ leverage: 10, stopMove: '0.02', liquidationMove: '0.089108' });
  // 20 times are the most of the first tier: 0.2 ÷ 20, and (1 − 0.2) ÷ (20 × 1.01).
  expect(copyStop(terms('0.2'), market, 20)).toEqual({ leverage: 20, stopMove: '0.01', liquidationMove: '0.039603' });
  // 26 times come into the second: 0.03 × 26 + 0.2 × 1.03 = 0.986; with 27 it were 1.016.
  expect(copyStop(terms('0.2'), market, 50)).toEqual({ leverage: 26, stopMove: '0.007692', liquidationMove: '0.008215' });
});

test('what is larger than all tiers is of the last one', () => {
  // 10,000 with 15 times: 0.03 × 15 + 0.5 × 1.03 = 0.965; with 16 it were 0.995, with 17 1.025.
  expect(copyStop(terms('0.5', '10000'), market, 90)).toEqual({ leverage: 16, stopMove: '0.03125', liquidationMove: '0.031553' });
});

test('no stop is told where there is none, and where none could come first', () => {
  expect(copyStop(terms(null), market, 10)).toBeNull();
  expect(copyStop(terms('0.2', 'all'), market, 10)).toBeNull();
  expect(copyStop(terms('0.2'), { ...market, tiers: [] }, 10)).toBeNull();
  // 0.99 × 1.01 + 0.01 is more than all.
  expect(copyStop(terms('0.99'), market, 10)).toBeNull();
});

test("a leverage of the follower's own must leave the stop before the liquidation", () => {
  expect(stopProblems(terms('0.2'), market, 26)).toEqual([]);
  expect(stopProblems(terms('0.2'), market, 27)).toEqual([
    { field: 'totalStopRate', code: 'leverageBeforeStop', params: { leverage: '26' } },
  ]);
  expect(stopProblems(terms('0.99'), market, 1)).toEqual([{ field: 'totalStopRate', code: 'stopBehindLiquidation', params: {} }]);
});

test("the leader's leverage is none of the follower's, and without a stop every one will do", () => {
  expect(stopProblems(terms('0.99'), market, null)).toEqual([]);
  expect(stopProblems(terms(null), market, 100)).toEqual([]);
});
