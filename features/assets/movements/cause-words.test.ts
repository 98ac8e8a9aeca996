// Every cause of a movement, and every kind of it, has words for people.
import { expect, test } from 'vitest';

import { LedgerCause, movementKinds } from '#lib/contract/history/ledger-causes.ts';
import movements from '#locales/en-US/movements.json' with { type: 'json' };

test('every cause has words', () => {
  expect(Object.keys(movements.cause).toSorted()).toEqual(Object.values(LedgerCause).toSorted());
});

test('every kind that a list can be narrowed to has words', () => {
  expect(
    Object.keys(movements.kind)
      .filter((kind) => movementKinds.some((one) => one === kind))
      .toSorted(),
  ).toEqual(movementKinds.toSorted());
});
