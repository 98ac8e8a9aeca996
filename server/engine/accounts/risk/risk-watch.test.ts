// The bounds of a contract beside a plain list of them: whoever a price reaches is taken out, in the order of accounts, whatever was added.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { RiskWatch, type RiskUnit } from './risk-watch.ts';

const unitOf = (accountId: number, more: Partial<RiskUnit> = {}): RiskUnit => ({
  accountId,
  marketId: -1,
  side: 'long',
  assetId: 0,
  version: 0,
  changed: false,
  ...more,
});

type Written = {
  readonly unit: RiskUnit;
  readonly version: number;
  readonly price: string;
  readonly isRising: boolean;
  readonly ticks: number;
};

/** A list that is looked through as a whole. */
class PlainWatch {
  #bounds: Written[] = [];

  add(bound: Written): void {
    this.#bounds.push(bound);
  }

  take(markTicks: number, indexTicks: number): number[] {
    const isReached = ({ price, isRising, ticks }: Written): boolean => {
      const now = price === 'mark' ? markTicks : indexTicks;
      return isRising ? now >= ticks : now <= ticks;
    };
    const reached = this.#bounds.filter(isReached);
    this.#bounds = this.#bounds.filter((bound) => !isReached(bound));
    const accounts = reached.filter(({ unit, version }) => unit.version === version).map(({ unit }) => unit.accountId);
    return [...new Set(accounts)].toSorted((one, other) => one - other);
  }
}

const adds = fc.record({
  does: fc.constant('add' as const),
  unit: fc.nat(5),
  price: fc.constantFrom('mark' as const, 'index' as const),
  direction: fc.constantFrom('falling' as const, 'rising' as const),
  ticks: fc.integer({ min: 90, max: 110 }),
});
const changes = fc.record({ does: fc.constant('change' as const), unit: fc.nat(5) });
const prices = fc.record({
  does: fc.constant('take' as const),
  mark: fc.integer({ min: 88, max: 112 }),
  index: fc.integer({ min: 88, max: 112 }),
});

test('whoever a price reaches is taken, once, unless it was looked at anew', () => {
  const step = fc.oneof({ weight: 6, arbitrary: adds }, { weight: 1, arbitrary: changes }, { weight: 2, arbitrary: prices });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
      const [watch, plain] = [new RiskWatch(), new PlainWatch()];
      const units = Array.from({ length: 6 }, (_, number) => unitOf(number));
      const [taken, expected]: [number[][], number[][]] = [[], []];
      for (const one of steps) {
        if (one.does === 'take') {
          taken.push(watch.take(one.mark, one.index).map(({ accountId }) => accountId));
          expected.push(plain.take(one.mark, one.index));
          continue;
        }
        const unit = units[one.unit] ?? unitOf(0);
        if (one.does === 'change') unit.version += 1;
        else {
          watch.add(unit, one.price, one.direction, one.ticks);
          plain.add({ unit, version: unit.version, price: one.price, isRising: one.direction === 'rising', ticks: one.ticks });
        }
      }
      taken.push(watch.take(0, 1_000).map(({ accountId }) => accountId));
      expected.push(plain.take(0, 1_000));
      expect(taken).toEqual(expected);
    }),
  );
});

test('bounds that are out of date make room, and none that counts is lost', () => {
  const watch = new RiskWatch();
  const units = Array.from({ length: 700 }, (_, number) => unitOf(number));
  // Each is looked at five times: 3,500 bounds, of which the last of each counts.
  for (let look = 0; look < 5; look += 1)
    for (const unit of units) {
      unit.version += 1;
      watch.add(unit, 'mark', 'falling', 1_000 - unit.accountId - look);
    }
  // Bound 996 − number.
  expect(watch.take(997, 1_000)).toEqual([]);
  expect(watch.take(990, 1_000).map(({ accountId }) => accountId)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(watch.take(700, 1_000)).toHaveLength(290);
  expect(watch.take(1, 1_000)).toHaveLength(403);
});

test('of one account contracts come in their order, then coins, then longs', () => {
  const watch = new RiskWatch();
  const units = [
    unitOf(1, { marketId: 7, side: 'short' }),
    unitOf(1, { marketId: 7 }),
    unitOf(1, { assetId: 4 }),
    unitOf(1, { assetId: 2 }),
    unitOf(0, { marketId: 9 }),
    unitOf(1, { marketId: 3 }),
  ];
  for (const unit of units) watch.add(unit, 'mark', 'rising', 5);
  const [shortOfSeven, longOfSeven, four, two, zero, three] = units;
  expect(watch.take(5, 0)).toEqual([zero, two, four, three, longOfSeven, shortOfSeven]);
});

test('word of those who have changed is kept until somebody looks, and is too much from 1,024 of them on', () => {
  const watch = new RiskWatch();
  const units = Array.from({ length: 1_024 }, (_, number) => unitOf(number));
  expect(units.map((unit) => watch.note(unit)).indexOf(true)).toBe(1_023);
  const [first] = units;
  expect(first).toMatchObject({ version: 1, changed: true });
  // It was looked at by way of another contract.
  if (first !== undefined) first.changed = false;
  expect(watch.takeChanged()).toEqual(units.slice(1));
  expect(watch.takeChanged()).toEqual([]);
});
