// The profit share of a copy: what the rules say, in the live code; settled by day when nothing is held, never twice, never of a loss.
import { expect, test } from 'vitest';

import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { sharedProfit } from '#lib/order-math/profit-share.ts';
import golden from '#tests/golden/bots-copy.json' with { type: 'json' };
import { randomSource } from '#tests/simulation/random-commands.ts';
import { ann, bob, mover } from '../bot-venue.ts';
import { expectFolded } from '../expect-folded.ts';
import { openCopies, type CopyVenue } from './copy-venue.ts';

const dayMs = 86_400_000;

test('COPY-04: a share of what is above the highest profit that was shared', () => {
  const { cumProfit, percent, expected } = golden.share;
  let markUnits = 0;
  const shares = cumProfit.map((profit) => {
    const shared = sharedProfit(profit, markUnits, percent);
    ({ markUnits } = shared);
    return shared.shareUnits;
  });
  expect(shares).toEqual(expected);
});

test('COPY-05: new money moves the mark, in worth, by itself', () => {
  const { mark, shares, worth, newMoney, expectedMark, expectedShares } = golden.blend;
  // 1,000 were put in; the highest profit that was shared is 200, and 100 are lost by now.
  const invested = shares;
  const markProfit = mark * shares - invested;
  const units = shares + newMoney / worth;
  expect(units).toBe(expectedShares);
  const markWorth = invested + newMoney + markProfit;
  expect(markWorth / units).toBe(expectedMark);
  // Nothing is shared up to that worth, and everything above it.
  const profitAt = (total: number): number => total - invested - newMoney;
  expect(sharedProfit(profitAt(markWorth), markProfit, 10).shareUnits).toBe(0);
  expect(sharedProfit(profitAt(markWorth + 50), markProfit, 10)).toMatchObject({ gainUnits: 50, shareUnits: 5 });
});

test('shares are never more than their part of the highest profit, whenever they are settled and whatever is put in', () => {
  const random = randomSource(17);
  for (let life = 0; life < 200; life += 1) {
    const percent = random(31);
    let [profit, mark, paid, highest] = [0, 0, 0, 0];
    for (let day = 0; day < 40; day += 1) {
      profit += random(2_001) - 1_000;
      highest = Math.max(highest, profit);
      if (random(3) === 0) continue;
      const shared = sharedProfit(profit, mark, percent, random(2) === 0 ? Number.POSITIVE_INFINITY : random(500));
      mark = shared.markUnits;
      paid += shared.shareUnits;
      expect(paid * 100).toBeLessThanOrEqual(percent * highest);
    }
  }
});

/** Bob buys at about one price and sells at another; the copies do so with him. */
function round({ venue }: CopyVenue, from: number, to: number): void {
  venue.moveTo(from, 1);
  venue.offer(from, 1);
  venue.trade(bob, 'buy', 1_000, 1);
  venue.moveTo(to, 1);
  venue.offer(to, 1);
  venue.trade(bob, 'sell', 1_000, 1);
}

const due = (copies: CopyVenue, copy: number) =>
  copies.rows(copy).flatMap(([code, params]) => (code === 'bot.share-due' ? [{ ...params }] : []));

const paidTo = ({ venue }: CopyVenue, copy: number): number => venue.record(copy).profitShare?.paidUnits ?? 0;

test('a gain is shared the next midnight, a loss is not, and a gain that only makes up for it is not; owner and leader sum to nothing', () => {
  const copies = openCopies('futures');
  const { venue, follow } = copies;
  const size = { sizing: { by: 'quantity', quantity: '10' }, leverage: 5 } as const;
  const had = venue.balance(bob, 1);
  const copy = follow(size, ann, 10);
  round(copies, 10_000, 10_500);
  expect(due(copies, copy)).toEqual([]);
  venue.pass(dayMs);
  const [first] = due(copies, copy);
  // 10 coins at 105 less a cent, bought at 100 and a cent: 49.80, less 0.1 % of 1,000.10 and of 1,049.90.
  const gain = 4_980_000_000 - 100_010_000 - 104_990_000;
  expect(first).toMatchObject({ profitUnits: gain, markUnits: 0, gainUnits: gain, percent: 10, shareUnits: gain / 10 });
  round(copies, 10_500, 10_100);
  venue.pass(dayMs);
  round(copies, 10_100, 10_400);
  venue.pass(dayMs);
  expect(due(copies, copy)).toHaveLength(1);
  round(copies, 10_400, 11_400);
  venue.pass(dayMs);
  const [, second] = due(copies, copy);
  expect(Number(second?.['profitUnits'])).toBeGreaterThan(gain);
  expect(Number(second?.['markUnits'])).toBe(gain);
  const total = paidTo(copies, copy);
  expect(total * 10).toBeLessThanOrEqual(Number(second?.['profitUnits']));
  // The leader got what the copy paid; his own trades are in another wallet.
  expect(venue.balance(bob, 1) - had).toBe(BigInt(total));
  venue.tell(copy, { action: 'stop', sells: true });
  expect(venue.record(copy).state).toBe(BotState.stopped);
  expect(paidTo(copies, copy)).toBe(total);
  expectFolded(venue);
});

test('it is not settled while something is held, and then at once', () => {
  const copies = openCopies('futures');
  const { venue, follow } = copies;
  const copy = follow({ sizing: { by: 'quantity', quantity: '10' }, leverage: 5 }, ann, 20);
  venue.trade(bob, 'buy', 1_000, 1);
  venue.moveTo(10_800, 1);
  venue.offer(10_800, 1);
  venue.pass(2 * dayMs);
  expect(due(copies, copy)).toEqual([]);
  venue.trade(bob, 'sell', 1_000, 1);
  expect(due(copies, copy)).toHaveLength(1);
});

test('two copies are settled each by its own mark, whichever comes first', () => {
  const pays = (firstOwner: number, secondOwner: number): ReadonlyMap<number, number> => {
    const copies = openCopies('futures');
    const early = copies.follow({ sizing: { by: 'quantity', quantity: '5' }, leverage: 5 }, firstOwner, 10);
    round(copies, 10_000, 10_300);
    copies.venue.pass(dayMs);
    const late = copies.follow({ sizing: { by: 'quantity', quantity: '5' }, leverage: 5 }, secondOwner, 10);
    round(copies, 10_300, 10_600);
    copies.venue.pass(dayMs);
    return new Map([
      [firstOwner, paidTo(copies, early)],
      [secondOwner, paidTo(copies, late)],
    ]);
  };
  const [one, other] = [pays(ann, mover), pays(mover, ann)];
  expect(one.get(ann)).toBe(other.get(mover));
  expect(one.get(mover)).toBe(other.get(ann));
  expect(one.get(mover)).toBeGreaterThan(0);
});

test('a share of more than 30 % of what the copy is worth is not used for openings', () => {
  const copies = openCopies('futures');
  const { venue, follow } = copies;
  const copy = follow({ sizing: { by: 'amount', amount: '990' }, leverage: 10, marginMode: 'cross' }, ann, 90);
  // 98 coins from 100 to 108: some 780 are made, of which 700 are promised; 1,780 are there.
  round(copies, 10_000, 10_800);
  const equityUnits = venue.record(copy).futuresUnits;
  const profitUnits = equityUnits - 100_000_000_000;
  const pending = Math.floor(profitUnits / 10) * 9;
  expect(pending).toBeGreaterThan(0.3 * equityUnits);
  venue.trade(bob, 'buy', 1_000, 1);
  const opened = copies.rows(copy).findLast(([code]) => code === 'copy.opens')?.[1];
  // So much of it is margin: what is free beside the share, and not all of the 990.
  const margin = (Number(opened?.['lots']) * 10_801 * 100) / 10;
  expect(margin).toBeLessThanOrEqual(equityUnits - pending);
  // Fee, and the loss at the slippage limit, take their part.
  expect(margin).toBeGreaterThan(0.85 * (equityUnits - pending));
});
