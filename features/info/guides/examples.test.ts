// The examples of the guides: each printed formula, worked out as it stands, gives what is printed under it; and figures by hand.
import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';

import { sampleContract, sampleTicker } from '#features/futures/sample-contract.ts';
import { workOut } from '#features/futures/what-if/formula-on-paper.ts';
import { sampleMarket } from '#features/spot/ticket/form/sample-market.ts';
import { valueIn } from './calculator-links.ts';
import type { Example } from './example.ts';
import {
  bankruptcyExample,
  costExample as orderCostExample,
  crossExample,
  fundingExample,
  gainExample,
  initialMarginExample,
  isolatedExample,
  maintenanceExample,
  ratioExample,
  scoreExample,
} from './futures-examples.ts';
import { type LiveContract, liveContractOf } from './live-contract.ts';
import { costExample, feeExample, type LiveSpot } from './spot-examples.ts';

const liveAt = (markPrice: string, more: Parameters<typeof sampleContract>[0] = {}): LiveContract => {
  const market = sampleContract(more);
  const live = liveContractOf([market], [sampleTicker(market.symbolId, markPrice)]);
  if (live === null) throw new Error('no contract');
  return live;
};
const spot: LiveSpot = { market: { ...sampleMarket, takerFeeRate: '0.001' }, price: '50000', size: '0.02' };

const futures = {
  gain: gainExample,
  funding: fundingExample,
  initial: initialMarginExample,
  maintenance: maintenanceExample,
  ratio: ratioExample,
  cost: orderCostExample,
  isolated: isolatedExample,
  cross: crossExample,
  bankruptcy: bankruptcyExample,
  score: scoreExample,
} as const;

/** The formulas that give something else on paper than is printed under them. */
function wrongIn({ inputs, steps }: Example): readonly string[] {
  const values = new Map<string, readonly string[]>(inputs.map(([letter, value]) => [letter, [value]]));
  return steps.flatMap(({ formula, result }) => {
    const [letter = '', right = ''] = formula.split(' = ');
    const off = new Decimal(result ?? 'NaN').minus(workOut(right, values)).abs();
    values.set(letter, [result ?? '']);
    return off.lessThan(1e-7) ? [] : [formula];
  });
}

describe('every example is what its formula says', () => {
  // A small price, a price of a tier higher up, and one at which sizes are whole thousands.
  test.each(Object.entries(futures).flatMap(([name, make]) => ['88505.2', '31.7', '0.9'].map((price) => [name, price, make] as const)))(
    '%s at %s',
    (_, price, make) => {
      const example = make(liveAt(price));
      if (example === null) throw new Error('no example');
      expect(wrongIn(example)).toEqual([]);
    },
  );

  test('one whose value lies in the third tier', () => {
    const live = { ...liveAt('50000'), size: '30' };
    const example = isolatedExample(live);
    expect(valueIn(example, 'r')).toBe('0.007');
    expect([...wrongIn(example), ...wrongIn(maintenanceExample(live))]).toEqual([]);
  });

  test('of spot', () => {
    expect(wrongIn(feeExample(spot))).toEqual([]);
    const { steps, inputs } = costExample(spot);
    // The gain is rounded to six decimals.
    expect(wrongIn({ inputs, steps: steps.filter(({ formula }) => !formula.startsWith('h')) })).toEqual([]);
  });
});

describe('by hand', () => {
  // 10,000 ÷ 80,000 is 0.125: 0.1 with one digit; 20× of 8,000 is 400.
  const live = liveAt('80000');

  test('a usual position', () => {
    expect([live.size, live.leverage]).toEqual(['0.1', '20']);
    expect(valueIn(initialMarginExample(live), 'm')).toBe('400');
    // To 81,600: 160 on 400.
    expect(valueIn(gainExample(live), 'U')).toBe('160');
    expect(valueIn(gainExample(live), 'g')).toBe('0.4');
    // A ten-thousandth of 8,000.
    expect(valueIn(fundingExample(live) ?? { inputs: [], steps: [] }, 'J')).toBe('0.8');
  });

  test('maintenance, ratio and end', () => {
    // 8,000 × (0.004 + 0.0006)
    expect(valueIn(maintenanceExample(live), 'N')).toBe('36.8');
    // Entered at 80,800 with 404: 80 lost, 36.8 of 324.
    expect(Number(valueIn(ratioExample(live), 'R'))).toBeCloseTo(36.8 / 324, 12);
    // (400 − 8,000) ÷ (0.1 × (0.0046 − 1))
    expect(Number(valueIn(isolatedExample(live), 'X'))).toBeCloseTo(7600 / 0.09954, 8);
    // 1,200 behind it in the wallet.
    expect(Number(valueIn(crossExample(live), 'X'))).toBeCloseTo(6800 / 0.09954, 8);
    expect(Number(valueIn(bankruptcyExample(live), 'Y'))).toBeCloseTo(7600 / 0.09994, 8);
  });

  test('what a buy at 80,080 ties up', () => {
    // 8,008 ÷ 20 × 1.01 = 404.404; 8,008 × 0.0006 × 1.005 = 4.828824; 8 lost at once.
    expect(valueIn(orderCostExample(live), 'C')).toBe('417.232824');
  });

  test('spot: a sell of 1,000 brings 999, coins bought for 980 come out even at 46,550', () => {
    expect(valueIn(feeExample(spot), 'q')).toBe('999');
    // Half of 0.02 sold five percent higher brings 514.5: (980 − 514.5) ÷ 0.01.
    expect(valueIn(costExample(spot), 'e')).toBe('46550');
    expect(valueIn(costExample(spot), 'k')).toBe('49000');
    // 1,000 ÷ 49,000, down.
    expect(valueIn(costExample(spot), 'h')).toBe('0.020408');
  });
});

test('a contract that is halted, ends, or has no mark price is no example; none at all is told', () => {
  const ticker = sampleTicker('BTCUSDT_UMCBL', '80000');
  expect(liveContractOf([sampleContract({ status: 'halted' })], [ticker])).toBeNull();
  expect(liveContractOf([sampleContract({ symbolType: 2 })], [ticker])).toBeNull();
  expect(liveContractOf([sampleContract()], [])).toBeNull();
  expect(liveContractOf([sampleContract()], [sampleTicker('BTCUSDT_UMCBL', '80000', {}, { markPrice: null })])).toBeNull();
});
