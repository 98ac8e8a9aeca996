// Liquidation and bankruptcy prices against a second method: the account is worked out anew at the price, and a tick to each side.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { Amount } from '../amounts/amount.ts';
import { bankruptcyPrice, crossBankruptcyPrice } from './bankruptcy-price.ts';
import type { FuturesContract } from '../futures/contract-value.ts';
import { crossLiquidationPrice, isolatedLiquidationPrice } from './liquidation-price.ts';
import type { RiskTier } from './maintenance-margin.ts';

const linear: FuturesContract = { settle: 'quote' };
const inverse: FuturesContract = { settle: 'coin', sizeUnit: 'usd' };
const classic = (marginCoinIndex: string, marginCoinIsBase: boolean): FuturesContract => ({
  settle: 'coin',
  sizeUnit: 'base',
  marginCoinIndex,
  marginCoinIsBase,
});

const tiers: readonly RiskTier[] = [
  { upTo: '200000', maxLeverage: '150', maintenanceRate: '0.004' },
  { upTo: '1000000', maxLeverage: '100', maintenanceRate: '0.005' },
  { upTo: '5000000', maxLeverage: '75', maintenanceRate: '0.007' },
];

/** Everything in plain words: slices of the value, each with its own rate. */
function maintenanceBySlices(value: Amount, steps: readonly RiskTier[], fee: string): Amount {
  let [below, sum] = [new Amount(0), value.times(fee)];
  for (const [place, { upTo, maintenanceRate }] of steps.entries()) {
    const top = place === steps.length - 1 ? value : Amount.min(value, upTo);
    if (top.greaterThan(below)) sum = sum.plus(top.minus(below).times(maintenanceRate));
    below = new Amount(upTo);
  }
  return sum;
}

type Account = {
  readonly contract: FuturesContract;
  readonly funds: string;
  readonly longSize: string;
  readonly longEntry: string;
  readonly shortSize: string;
  readonly shortEntry: string;
  readonly tiers: readonly RiskTier[];
  readonly fee: string;
};

/** The amount left above maintenance at a price, in USD. */
function spareAt(account: Account, price: Amount): Amount {
  const { contract, longSize, shortSize, longEntry, shortEntry } = account;
  const larger = Amount.max(longSize, shortSize);
  if (contract.settle === 'coin' && contract.sizeUnit === 'usd') {
    const one = new Amount(1);
    const long = one.dividedBy(longEntry).minus(one.dividedBy(price)).times(longSize);
    const short = one.dividedBy(price).minus(one.dividedBy(shortEntry)).times(shortSize);
    return long
      .plus(short)
      .plus(account.funds)
      .times(price)
      .minus(maintenanceBySlices(larger, account.tiers, account.fee));
  }
  const long = price.minus(longEntry).times(longSize);
  const short = new Amount(shortEntry).minus(price).times(shortSize);
  const index = contract.settle === 'quote' ? 1 : contract.marginCoinIsBase ? price : contract.marginCoinIndex;
  return long
    .plus(short)
    .plus(new Amount(account.funds).times(index))
    .minus(maintenanceBySlices(larger.times(price), account.tiers, account.fee));
}

const decimal = (min: number, max: number, scale: number): fc.Arbitrary<string> =>
  fc.integer({ min, max }).map((value) => new Amount(value).dividedBy(scale).toFixed());
/** From tenths of a cent to a hundred thousand, as many small as large. */
const price = fc
  .tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: -6, max: 1 }))
  .map(([digits, power]) => new Amount(10).pow(power).times(digits).toFixed());
const value = fc
  .tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: -2, max: 6 }))
  .map(([digits, power]) => new Amount(10).pow(power).times(digits));
const someTiers = fc
  .array(fc.tuple(fc.integer({ min: 100, max: 90_000_000 }), fc.integer({ min: 1, max: 6000 })), { minLength: 1, maxLength: 9 })
  .map((pairs): RiskTier[] => {
    const bounds = [...new Set(pairs.map(([bound]) => bound))].toSorted((one, other) => one - other);
    const rates = pairs.map(([, rate]) => rate).toSorted((one, other) => one - other);
    return bounds.map((bound, place) => ({
      upTo: String(bound),
      maxLeverage: '10',
      maintenanceRate: new Amount(rates[place] ?? 6000).dividedBy(10_000).toFixed(),
    }));
  });
const contracts = fc.oneof(
  fc.constant(linear),
  fc.constant(inverse),
  price.map((index) => classic(index, false)),
  fc.constant(classic('1', true)),
);
const positions = fc.record({
  contract: contracts,
  side: fc.constantFrom('long' as const, 'short' as const),
  entryPrice: price,
  value,
  leverage: fc.integer({ min: 1, max: 125 }),
  tiers: fc.oneof(fc.constant(tiers), someTiers),
  takerFeeRate: decimal(0, 100, 100_000),
});

const isInverse = (contract: FuturesContract): boolean => contract.settle === 'coin' && contract.sizeUnit === 'usd';

/** Size and margin of a value in USD at a leverage. */
function sized(contract: FuturesContract, entryPrice: string, usd: Amount, leverage: number): { size: string; margin: string } {
  const size = isInverse(contract) ? usd : usd.dividedBy(entryPrice).toDecimalPlaces(10);
  const whole = isInverse(contract) ? usd.dividedBy(entryPrice) : size.times(entryPrice);
  const index =
    contract.settle === 'coin' && contract.sizeUnit === 'base' ? (contract.marginCoinIsBase ? entryPrice : contract.marginCoinIndex) : 1;
  return { size: size.toFixed(), margin: whole.dividedBy(index).dividedBy(leverage).toDecimalPlaces(20).toFixed() };
}

/** At the price nothing is spare; one part in a million to the safe side something, to the other side less than nothing. */
function expectTurn(account: Account, found: string, safeSide: 1 | -1): void {
  const at = new Amount(found);
  // Less than any tick: what the rounding of a margin that is worth the whole position leaves.
  if (at.lessThan('0.000000001')) return;
  const step = at.times('0.000001');
  const scale = at.times(Amount.max(account.longSize, account.shortSize)).plus(1);
  expect(
    spareAt(account, at)
      .abs()
      .dividedBy(isInverse(account.contract) ? 1 : scale)
      .lessThan('0.000000001'),
  ).toBe(true);
  expect(spareAt(account, at.plus(step.times(safeSide))).greaterThan(0)).toBe(true);
  expect(spareAt(account, at.minus(step.times(safeSide))).lessThan(0)).toBe(true);
}

/** If there is no price, not even the farthest one takes the position. */
function expectSafe(account: Account, farthest: Amount): void {
  expect(spareAt(account, farthest).greaterThanOrEqualTo(0)).toBe(true);
}

describe('isolated', () => {
  test('the margin ratio is 1 there, below on the safe side, above on the other', () => {
    let found = 0;
    fc.assert(
      fc.property(positions, (position) => {
        const { size, margin } = sized(position.contract, position.entryPrice, position.value, position.leverage);
        fc.pre(new Amount(size).greaterThan(0) && new Amount(margin).greaterThan('0.000001'));
        const isLong = position.side === 'long';
        const account: Account = {
          contract: position.contract,
          funds: margin,
          longSize: isLong ? size : '0',
          longEntry: position.entryPrice,
          shortSize: isLong ? '0' : size,
          shortEntry: position.entryPrice,
          tiers: position.tiers,
          fee: position.takerFeeRate,
        };
        const liquidation = isolatedLiquidationPrice({ ...position, size, margin });
        if (liquidation === null) {
          expectSafe(account, new Amount(position.entryPrice).times(isLong ? '0.000000001' : '1000000000'));
        } else {
          found += 1;
          expectTurn(account, liquidation, isLong ? 1 : -1);
        }
      }),
      { numRuns: 2000 },
    );
    expect(found).toBeGreaterThan(1000);
  });

  const long = { contract: linear, side: 'long', size: '3', entryPrice: '100000', tiers, takerFeeRate: '0.0006' } as const;

  test('the tier is the one at the price, not the one at the entry', () => {
    // 300,000 at the entry is in the second tier. With 120,000 of margin: (120,000 − 300,000) ÷ (3 × (0.0046 − 1)) is 60,277.27…,
    // a value of 180,831 in the first tier, which deducts nothing.
    expect(isolatedLiquidationPrice({ ...long, margin: '120000' })).toMatch(/^60277\.2754671/);
    // With 30,000: (30,000 + 200 − 300,000) ÷ (3 × (0.0056 − 1)) = 90,439.79619200…
    expect(isolatedLiquidationPrice({ ...long, margin: '30000' })).toMatch(/^90439\.79619200/);
  });

  test('no price: a long that owes nothing, a coin short that holds as much as it owes', () => {
    expect(isolatedLiquidationPrice({ ...long, margin: '300000' })).toBeNull();
    const short = { ...long, side: 'short', contract: inverse, size: '100000', entryPrice: '50000' } as const;
    expect(isolatedLiquidationPrice({ ...short, margin: '2' })).toBeNull();
    expect(isolatedLiquidationPrice({ ...short, margin: '1.9' })).not.toBeNull();
  });

  test.each([{ size: '0' }, { size: '-1' }, { entryPrice: '' }, { margin: 'x' }, { takerFeeRate: '-0.1' }, { tiers: [] }])(
    'refused: %o',
    (more) => {
      expect(isolatedLiquidationPrice({ ...long, margin: '30000', ...more })).toBeNull();
    },
  );
});

describe('cross', () => {
  test('both sides of a market: the same turn, with the maintenance of the larger side', () => {
    let found = 0;
    const hedges = fc.record({
      contract: contracts,
      longEntry: price,
      drift: fc.integer({ min: 50, max: 200 }),
      long: value,
      short: value,
      leverage: fc.integer({ min: 1, max: 50 }),
      takerFeeRate: decimal(0, 100, 100_000),
    });
    fc.assert(
      fc.property(hedges, ({ contract, longEntry, drift, long, short, leverage, takerFeeRate }) => {
        const shortEntry = new Amount(longEntry).times(drift).dividedBy(100).toFixed();
        const [own, other] = [sized(contract, longEntry, long, leverage), sized(contract, shortEntry, short, leverage)];
        fc.pre(new Amount(own.size).greaterThan(0) && new Amount(other.size).greaterThan(0));
        const funds = new Amount(own.margin).plus(other.margin).toFixed();
        fc.pre(new Amount(funds).greaterThan('0.000001'));
        const account: Account = {
          contract,
          funds,
          longSize: own.size,
          longEntry,
          shortSize: other.size,
          shortEntry,
          tiers,
          fee: takerFeeRate,
        };
        const liquidation = crossLiquidationPrice({
          contract,
          long: { size: own.size, entryPrice: longEntry },
          short: { size: other.size, entryPrice: shortEntry },
          fundsBesides: funds,
          tiers,
          takerFeeRate,
        });
        if (liquidation === null) return;
        found += 1;
        const at = new Amount(liquidation);
        const above = spareAt(account, at.times('1.000001')).greaterThan(0);
        expectTurn(account, liquidation, above ? 1 : -1);
      }),
      { numRuns: 1000 },
    );
    expect(found).toBeGreaterThan(400);
  });

  test('a hedge of equal sides is taken by the growing maintenance alone', () => {
    // 100 funds, one long and one short from 1,000: 100 = price × 0.0046 at 21,739.13…, in the first tier.
    const leg = { size: '1', entryPrice: '1000' };
    const hedged = { contract: linear, long: leg, short: leg, tiers, takerFeeRate: '0.0006' };
    expect(crossLiquidationPrice({ ...hedged, fundsBesides: '100' })).toMatch(/^21739\.130434/);
    expect(crossLiquidationPrice({ ...hedged, long: null, short: null, fundsBesides: '100' })).toBeNull();
    // The short alone: 1,100 − price = price × 0.0046; a contract without an index, and terms that are no numbers.
    expect(crossLiquidationPrice({ ...hedged, long: null, fundsBesides: '100' })).toMatch(/^1094\.963169/);
    const bad = [{ contract: classic('', true) }, { tiers: [] }, { long: { ...leg, size: '' } }, { short: { ...leg, entryPrice: '0' } }, { takerFeeRate: '' }]; // prettier-ignore
    expect(bad.map((more) => crossLiquidationPrice({ ...hedged, fundsBesides: '100', ...more }))).toEqual(bad.map(() => null));
    expect(crossLiquidationPrice({ ...hedged, fundsBesides: '' })).toBeNull();
  });

  test('no price: a hedge of equal sides of which nothing is asked owes the same at every one', () => {
    const leg = { size: '1', entryPrice: '1000' };
    const free = [{ upTo: '1000', maxLeverage: '10', maintenanceRate: '0' }];
    const owing = { contract: linear, long: leg, short: leg, fundsBesides: '-5', tiers: free, takerFeeRate: '0' };
    expect(crossLiquidationPrice(owing)).toBeNull();
  });

  test('no price: what is below maintenance at every one', () => {
    // 0.01 × price − 10 without maintenance up to 100, with half of what is above it beyond: never above zero. The second tier's own
    // line would meet zero at 81.6, where the first one holds.
    const steep = [
      { upTo: '100', maxLeverage: '10', maintenanceRate: '0' },
      { upTo: '1000', maxLeverage: '10', maintenanceRate: '0.5' },
    ];
    const [long, short] = ['1', '0.99'].map((size) => ({ size, entryPrice: '1000' }));
    const lost = { contract: linear, long: long ?? null, short: short ?? null, fundsBesides: '0', tiers: steep, takerFeeRate: '0' };
    expect(crossLiquidationPrice(lost)).toBeNull();
    expect(crossLiquidationPrice({ ...lost, fundsBesides: '10' })).toMatch(/^102\.0408/);
  });
});

describe('bankruptcy', () => {
  test('closing there leaves nothing after the fee, on the far side of liquidation', () => {
    fc.assert(
      fc.property(positions, decimal(0, 60, 100_000), (position, liquidationFeeRate) => {
        const { size, margin } = sized(position.contract, position.entryPrice, position.value, position.leverage);
        fc.pre(new Amount(size).greaterThan(0) && new Amount(margin).greaterThan('0.000001'));
        const terms = { contract: position.contract, side: position.side, size, entryPrice: position.entryPrice, margin };
        const worst = bankruptcyPrice({ ...terms, liquidationFeeRate });
        if (worst === null) return;
        const isLong = position.side === 'long';
        const account: Account = {
          contract: position.contract,
          funds: margin,
          longSize: isLong ? size : '0',
          longEntry: position.entryPrice,
          shortSize: isLong ? '0' : size,
          shortEntry: position.entryPrice,
          tiers: [{ upTo: '1', maxLeverage: '1', maintenanceRate: '0' }],
          fee: liquidationFeeRate,
        };
        expectTurn(account, worst, isLong ? 1 : -1);
        const liquidation = isolatedLiquidationPrice({ ...terms, tiers: position.tiers, takerFeeRate: liquidationFeeRate });
        const further = new Amount(worst).comparedTo(liquidation ?? worst) * (isLong ? 1 : -1);
        expect(further).toBeLessThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });

  test('positions that share an account lose exactly its equity together', () => {
    // Worth 30,000 and 10,000; 2,000 is left: 1,500 for the first, 500 for the second.
    const shared = { contract: linear, equity: '2000', crossValue: '40000', liquidationFeeRate: '0' };
    expect(crossBankruptcyPrice({ ...shared, side: 'long', size: '1', markPrice: '30000' })).toBe('28500');
    expect(crossBankruptcyPrice({ ...shared, side: 'short', size: '10', markPrice: '1000' })).toBe('1050');
    expect(crossBankruptcyPrice({ ...shared, side: 'long', size: '1', markPrice: '30000', crossValue: '0' })).toBeNull();
    // In coins: 4,000 USD short at 1,000 is 4 coins; half a coin of equity: 4,000 ÷ 3.5.
    const coins = { ...shared, contract: inverse, equity: '0.5', crossValue: '4', side: 'short', size: '4000', markPrice: '1000' } as const;
    expect(crossBankruptcyPrice(coins)).toMatch(/^1142\.857142857/);
  });
});
