// The invariants of borrowed money, on snapshots in which one number was made wrong. Numbers as in lending.test.ts.
import { expect, test } from 'vitest';

import { ann, bob, dollars, openLendingVenue, usdt } from '#tests/simulation/lending/open-lending-venue.ts';

const hourMs = 3_600_000;
/** The hour that has begun when the venue opens, and the one after it. */
const [firstHour, secondHour] = [1_699_999_200_000, 1_700_002_800_000];

/** Ann owes 100 dollars and 0.001 of interest; nobody else owes anything. */
function openOwing() {
  const venue = openLendingVenue();
  venue.move(ann, usdt, 1_000);
  venue.move(bob, usdt, 1_000);
  expect(venue.borrow(ann, usdt, 100).ok).toBe(true);
  venue.sound();
  return venue;
}
const debt = (principal: number | bigint, interest: number): string => `"debts":[[0,${principal},${interest}]]`;
const owed = debt(dollars(100), 100_000);
const name = 'wallet cross of account 1000';

test('nothing is broken where nothing was changed', () => {
  expect(openOwing().brokenWith(owed, owed)).toEqual([]);
});

test.each([
  ['a debt below nothing', -1, 100_000],
  ['interest below nothing', Number(dollars(100)), -1],
  ['a debt of nothing', 0, 0],
  ['a debt beyond what can be counted', Number.MAX_SAFE_INTEGER, 1],
])('%s', (_what, principal, interest) => {
  expect(openOwing().brokenWith(owed, debt(principal, interest))).toContain(`${name} owes ${principal} and ${interest} of asset 0`);
});

test('a debt that is not what the lender has lent, by one unit', () => {
  const lent = dollars(100);
  for (const [principal, beside] of [
    [lent + 1n, 1],
    [lent - 1n, -1],
  ] as const)
    expect(openOwing().brokenWith(owed, debt(principal, 100_000))).toEqual([
      `the lender is owed ${principal} of asset 0, which is ${beside} beside what it has lent`,
    ]);
  expect(openOwing().brokenWith('"fundDebts":[]', '"fundDebts":[[0,5]]')).toEqual([
    `the lender is owed ${lent + 5n} of asset 0, which is 5 beside what it has lent`,
  ]);
});

test('a wallet that owes and is in no queue for interest, and one that owes nothing and is', () => {
  expect(openOwing().brokenWith('"debtors":[[1000,-1]]', '"debtors":[]')).toEqual([`${name} is not in the queue for interest`]);
  expect(openOwing().brokenWith('"debtors":[[1000,-1]]', '"debtors":[[1000,-1],[1001,-1]]')).toContain(
    'wallet cross of account 1001 is in the queue for interest',
  );
});

test('a wallet that owes and has never been charged', () => {
  expect(openOwing().brokenWith(`"chargedMs":${firstHour}`, '"chargedMs":0')).toEqual([`${name} has never been charged`]);
});

test('a queue in which somebody stands before those that were charged earlier', () => {
  const venue = openOwing();
  venue.at(firstHour + hourMs + 60_000);
  expect(venue.borrow(bob, usdt, 100).ok).toBe(true);
  venue.repay(ann, usdt, 1);
  venue.at(secondHour + 2 * hourMs);
  venue.repay(ann, usdt, 1);
  venue.sound();
  expect(venue.brokenWith('"debtors":[[1001,-1],[1000,-1]]', '"debtors":[[1000,-1],[1001,-1]]')).toEqual([
    'the queue for interest is out of order',
  ]);
});
