// Whoever stops in a loss and follows the same leader again pays no share on what only brings that loss back: held against the money that moved.
import { describe, expect, test } from 'vitest';

import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import { ann, bob } from '../bot-venue.ts';
import { expectFolded } from '../expect-folded.ts';
import { openCopies, type CopyVenue } from './copy-venue.ts';

const dayMs = 86_400_000;
const dollar = 100_000_000;
const ten = { sizing: { by: 'quantity', quantity: '10' }, leverage: 5, marginMode: 'cross' } as const satisfies Partial<CopyTerms>;

function to({ venue }: CopyVenue, price: number): void {
  venue.moveTo(price, 1);
  venue.offer(price, 1);
}

/** Bob buys at one price and sells at another. */
function round(copies: CopyVenue, from: number, price: number): void {
  to(copies, from);
  copies.venue.trade(bob, 'buy', 1_000, 1);
  to(copies, price);
  copies.venue.trade(bob, 'sell', 1_000, 1);
}

const stop = ({ venue }: CopyVenue, copy: number): void => {
  venue.tell(copy, { action: 'stop', sells: true });
  expect(venue.record(copy).state).toBe(BotState.stopped);
};

/** What copies have made together before shares: what they have and what came back, less what was put in. */
function made({ venue }: CopyVenue, copies: readonly number[]): number {
  return copies
    .map((copy) => venue.record(copy))
    .reduce(
      (sum, { futuresUnits, returnedUnits, investedUnits, addedUnits, profitShare }) =>
        sum + futuresUnits + returnedUnits - investedUnits - addedUnits + (profitShare?.paidUnits ?? 0),
      0,
    );
}

test('a loss, a stop and a recovery cost no share; what is made above it does', () => {
  const copies = openCopies('futures');
  const { venue, follow } = copies;
  const had = venue.balance(bob, 1);
  const first = follow(ten, ann, 10);
  round(copies, 10_000, 9_500);
  venue.pass(dayMs);
  stop(copies, first);
  const lost = -made(copies, [first]);
  // 10 coins bought at 100.01 and sold at 94.99, less 0.1 % of both: some 52.
  expect(lost).toBe(5_020_000_000 + 100_010_000 + 94_990_000);
  const second = follow(ten, ann, 10);
  expect(venue.record(second).profitShare).toMatchObject({ carriedUnits: lost, markUnits: lost });
  round(copies, 9_500, 9_900);
  venue.pass(dayMs);
  expect(made(copies, [second])).toBeGreaterThan(0);
  expect(venue.balance(bob, 1)).toBe(had);
  round(copies, 9_900, 10_400);
  venue.pass(dayMs);
  const both = made(copies, [first, second]);
  expect(both).toBeGreaterThan(0);
  expect(Number(venue.balance(bob, 1) - had)).toBe(Math.floor(both / 10));
  expectFolded(venue);
});

test('what was not made up for is carried on, whether the leader asks for a share in between or not', () => {
  const copies = openCopies('futures');
  const { venue, follow } = copies;
  const first = follow(ten, ann, 10);
  round(copies, 10_000, 9_000);
  stop(copies, first);
  const free = follow(ten, ann, 0);
  round(copies, 9_000, 9_300);
  stop(copies, free);
  const had = venue.balance(bob, 1);
  const third = follow(ten, ann, 20);
  expect(venue.record(third).profitShare?.carriedUnits).toBe(-made(copies, [first, free]));
  round(copies, 9_300, 9_700);
  venue.pass(dayMs);
  expect(venue.balance(bob, 1)).toBe(had);
});

test('of two copies at once each has a mark of its own; what each has lost is carried once it has ended, by the next that begins', () => {
  const copies = openCopies('futures');
  const { venue, follow } = copies;
  const [one, two] = [follow(ten, ann, 10), follow({ ...ten, sizing: { by: 'quantity', quantity: '5' } }, ann, 10)];
  round(copies, 10_000, 9_000);
  stop(copies, one);
  const three = follow(ten, ann, 10);
  expect(venue.record(three).profitShare?.carriedUnits).toBe(-made(copies, [one]));
  expect(venue.record(two).profitShare?.carriedUnits).toBeUndefined();
  stop(copies, two);
  const four = follow(ten, ann, 10);
  expect(venue.record(four).profitShare?.carriedUnits).toBe(-made(copies, [two]));
});

test('a loss of somebody else, or of a year ago, is not carried', () => {
  const copies = openCopies('futures');
  const { venue, follow } = copies;
  const first = follow(ten, ann, 10);
  round(copies, 10_000, 9_500);
  stop(copies, first);
  const other = follow(ten, 1002, 10);
  expect(venue.record(other).profitShare?.carriedUnits).toBeUndefined();
  stop(copies, other);
  venue.pass(365 * dayMs + 1);
  expect(venue.record(follow(ten, ann, 10)).profitShare?.carriedUnits).toBeUndefined();
});

describe('whatever is stopped and followed again, whatever is put in and taken out, whoever is liquidated', () => {
  const seen = { carried: 0, liquidated: 0, added: 0, withdrawn: 0, paid: 0 };

  test.each([1, 2, 3, 4, 5, 6])('shares are never more than their part of the most that was made with the leader: %s', (seed) => {
    const random = randomSource(seed);
    const copies = openCopies('futures');
    const { venue, follow } = copies;
    const percent = 5 + random(26);
    const [hadLeader, hadFollower] = [venue.balance(bob, 1), venue.balance(ann, 1)];
    const all: number[] = [];
    let [price, highest] = [10_000, 0];
    for (let step = 0; step < 30; step += 1) {
      const copy = all.at(-1);
      const isRunning = copy !== undefined && venue.record(copy).endedMs === null;
      const next = random(8);
      if (!isRunning) {
        // One in three stands on little money.
        const leverage = random(3) === 0 ? 30 : 5;
        all.push(follow({ ...ten, investment: leverage === 30 ? '50' : '1000', leverage }, ann, percent));
      } else if (next === 0) stop(copies, copy);
      else if (next === 1) {
        venue.tell(copy, { action: 'add-funds', assetId: 1, units: (10 + random(200)) * dollar });
        seen.added += 1;
      } else if (next === 2) {
        const before = venue.record(copy).returnedUnits;
        venue.tell(copy, { action: 'withdraw-profit', assetId: 1, units: (1 + random(20)) * dollar });
        if (venue.record(copy).returnedUnits > before) seen.withdrawn += 1;
      } else {
        const to = Math.max(5_000, Math.round((price * (940 + random(121))) / 1_000));
        round(copies, price, to);
        price = to;
      }
      highest = Math.max(highest, made(copies, all));
      venue.pass(random(3) * (dayMs / 2));
      const paid = all.reduce((sum, one) => sum + (venue.record(one).profitShare?.paidUnits ?? 0), 0);
      expect(paid * 100).toBeLessThanOrEqual(percent * highest);
      expect(BigInt(paid)).toBe(venue.balance(bob, 1) - hadLeader);
    }
    for (const copy of all) if (venue.record(copy).endedMs === null) stop(copies, copy);
    // What the follower has less is what was lost and what was paid.
    const paid = Number(venue.balance(bob, 1) - hadLeader);
    expect(Number(venue.balance(ann, 1) - hadFollower)).toBe(made(copies, all) - paid);
    seen.paid += paid;
    for (const copy of all) {
      if ((venue.record(copy).profitShare?.carriedUnits ?? 0) > 0) seen.carried += 1;
      if (copies.rows(copy).some(([code]) => code === 'copy.liquidated')) seen.liquidated += 1;
    }
    expectFolded(venue);
  });

  test('in these lives all of that has happened', () => {
    for (const [what, times] of Object.entries(seen)) expect([what, times > 2]).toEqual([what, true]);
  });
});
