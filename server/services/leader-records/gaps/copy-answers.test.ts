// What each trade of a copy answers, out of its rows and its fills.
import { expect, test } from 'vitest';

import { type AnswerRow, copyAnswers, type CopyFill } from './copy-answers.ts';

const fill = (sequence: number, side: 'buy' | 'sell', lots: bigint, ticks: bigint): CopyFill => ({
  sequence,
  side,
  lots,
  value: lots * ticks,
  feeUnits: lots,
  ticks,
  isForced: false,
});

test('fills belong to the row that tells of them; others are the copy’s own', () => {
  const rows: AnswerRow[] = [
    { sequence: 5, order: 1, isEntry: true },
    { sequence: 9, order: 3, isEntry: false },
  ];
  const fills = [
    fill(5, 'buy', 2n, 101n),
    fill(5, 'buy', 1n, 102n),
    fill(8, 'sell', 1n, 99n),
    fill(9, 'sell', 1n, 98n),
    fill(12, 'sell', 1n, 70n),
  ];
  expect(copyAnswers(rows, fills).map(({ order, isEntry, lots, value, firstTicks }) => [order, isEntry, lots, value, firstTicks])).toEqual([
    [1, true, 3n, 304n, 101n],
    [3, false, 2n, 197n, 99n],
    [0, false, 1n, 70n, 70n],
  ]);
});

test('what the exchange has closed is no part of the order that comes next', () => {
  const rows = [
    { sequence: 2, order: 1, isEntry: true },
    { sequence: 9, order: 8, isEntry: true },
  ];
  const forced = { ...fill(5, 'sell', 3n, 80n), isForced: true };
  const answers = copyAnswers(rows, [fill(2, 'buy', 3n, 100n), forced, fill(9, 'sell', 2n, 70n)]);
  expect(answers.map(({ order, isEntry, side, lots, value }) => [order, isEntry, side, lots, value])).toEqual([
    [1, true, 'buy', 3n, 300n],
    [0, false, 'sell', 3n, 240n],
    [8, true, 'sell', 2n, 140n],
  ]);
});

test('a row may tell of nothing but what the exchange has closed, before or after what it tells of', () => {
  const forced = { ...fill(7, 'sell', 1n, 80n), isForced: true };
  const told = ({ order, lots, sequence }: { order: number; lots: bigint; sequence: number }) => [order, lots, sequence];
  expect(copyAnswers([{ sequence: 9, order: 1, isEntry: true }], [forced]).map(told)).toEqual([[0, 1n, 7]]);
  expect(copyAnswers([{ sequence: 9, order: 1, isEntry: true }], [fill(5, 'buy', 3n, 100n), forced]).map(told)).toEqual([
    [1, 3n, 5],
    [0, 1n, 7],
  ]);
  expect(copyAnswers([{ sequence: 9, order: 1, isEntry: true }], [forced, fill(8, 'buy', 3n, 100n)]).map(told)).toEqual([
    [0, 1n, 7],
    [1, 3n, 8],
  ]);
});

test('of its own trades each command is one, and each side of it', () => {
  const fills = [fill(5, 'sell', 1n, 99n), fill(5, 'sell', 2n, 98n), fill(5, 'buy', 1n, 101n), fill(6, 'sell', 1n, 97n)];
  expect(copyAnswers([], fills).map(({ side, lots, sequence }) => [side, lots, sequence])).toEqual([
    ['sell', 3n, 5],
    ['buy', 1n, 5],
    ['sell', 1n, 6],
  ]);
});
