// Which of the leader's trades each lot of a copy belongs to, lot by lot.
import { expect, test } from 'vitest';

import { leaderRounds, type MarketChange } from '#lib/order-math/copy/record/leader-rounds.ts';
import { answersByRound } from './answers-by-round.ts';
import type { CopyAnswer } from './copy-answers.ts';

const change = (order: number, side: 'buy' | 'sell'): MarketChange => ({
  order,
  timeMs: order,
  side,
  lots: 10n,
  value: 1_000n,
  feeUnits: 0n,
  lastTicks: 100n,
});

/** Long by order 1 until order 3, and by order 5 until order 7. */
const rounds = leaderRounds([change(1, 'buy'), change(3, 'sell'), change(5, 'buy'), change(7, 'sell')], null);

/** At 10 a lot, with a fee of 3 for all of it. */
const answer = (order: number, isEntry: boolean, side: 'buy' | 'sell', lots: bigint): CopyAnswer => ({
  order,
  isEntry,
  side,
  lots,
  value: lots * 10n,
  feeUnits: 3n,
  sequence: order,
  firstTicks: 10n,
});

/** Order and lots of each answer, trade by trade. */
const placed = (...answers: readonly CopyAnswer[]) =>
  answersByRound(rounds, answers).map((own) => own.map(({ order, lots }) => [order, lots]));

const [first, second] = [answer(1, true, 'buy', 4n), answer(5, true, 'buy', 4n)];

test('a closing for an order takes lots of its own trade first, though others were opened later', () => {
  expect(placed(first, second, answer(3, false, 'sell', 4n))).toEqual([
    [
      [1, 4n],
      [3, 4n],
    ],
    [[5, 4n]],
  ]);
});

test('what it takes beyond that are lots of the other trade, which the copy closed by itself', () => {
  expect(placed(first, second, answer(3, false, 'sell', 6n))).toEqual([
    [
      [1, 4n],
      [3, 4n],
    ],
    [
      [5, 4n],
      [0, 2n],
    ],
  ]);
});

test('what the copy closes by itself are the lots that were opened last, and each of them once', () => {
  const exits = [3n, 3n, 9n].map((lots) => answer(0, false, 'sell', lots));
  expect(placed(first, second, ...exits)).toEqual([
    [
      [1, 4n],
      [0, 2n],
      [0, 2n],
    ],
    [
      [5, 4n],
      [0, 3n],
      [0, 1n],
    ],
  ]);
});

test('a closing that is done leaves the lots of other trades alone', () => {
  expect(placed(first, second, answer(0, false, 'sell', 4n))).toEqual([
    [[1, 4n]],
    [
      [5, 4n],
      [0, 4n],
    ],
  ]);
});

test('a purchase closes nothing that was bought', () => {
  expect(placed(first, answer(0, false, 'buy', 2n))).toEqual([[[1, 4n]], []]);
});

test('an opening for an order of none of the trades is of no trade', () => {
  expect(placed(answer(2, true, 'buy', 4n), answer(0, false, 'sell', 4n))).toEqual([[], []]);
});

test('a trade without answers has none, and parts of one closing are all of its money', () => {
  expect(answersByRound(rounds, [])).toEqual([[], []]);
  const parts = answersByRound(rounds, [first, second, answer(0, false, 'sell', 7n)]).flatMap((own) => own.slice(1));
  // 4 of 7 lots pay 1.71 of the fee of 3, rounded down; the rest pays the rest. The older trade comes first.
  expect(parts.map(({ lots, value, feeUnits }) => [lots, value, feeUnits])).toEqual([
    [3n, 30n, 2n],
    [4n, 40n, 1n],
  ]);
});
