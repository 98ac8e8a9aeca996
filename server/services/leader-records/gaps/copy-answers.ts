// The answers of a copy to its leader's orders in one market, put together from its rows and its fills.
import type { MarketChange } from '#lib/order-math/copy/record/leader-rounds.ts';

/** The trade of a copy for one order of the leader; or by itself, where the order is 0. */
export type CopyAnswer = {
  readonly order: number;
  readonly isEntry: boolean;
  readonly side: 'buy' | 'sell';
  readonly lots: bigint;
  readonly value: bigint;
  readonly feeUnits: bigint;
  /** The record of its first fill, and the price of that. */
  readonly sequence: number;
  readonly firstTicks: bigint;
};

/** A fill of the copy. */
export type CopyFill = Pick<MarketChange, 'side' | 'lots' | 'value' | 'feeUnits'> & {
  readonly sequence: number;
  readonly ticks: bigint;
  /** The exchange has closed it: a liquidation, deleveraging, netting. */
  readonly isForced: boolean;
};

/** A row of the copy that says what its fills up to here were. */
export type AnswerRow = { readonly sequence: number; readonly order: number; readonly isEntry: boolean };

const ofItsOwn = { order: 0, isEntry: false } as const;

function answerOf(fills: readonly CopyFill[], { order, isEntry }: Pick<AnswerRow, 'order' | 'isEntry'>): readonly CopyAnswer[] {
  const [first] = fills;
  if (first === undefined) return [];
  const sum = (of: (fill: CopyFill) => bigint): bigint => fills.reduce((total, fill) => total + of(fill), 0n);
  const [lots, value, feeUnits] = [sum((fill) => fill.lots), sum((fill) => fill.value), sum((fill) => fill.feeUnits)];
  return [{ order, isEntry, side: first.side, lots, value, feeUnits, sequence: first.sequence, firstTicks: first.ticks }];
}

/** What one command has traded on one side is one trade. */
const ownAnswers = (fills: readonly CopyFill[]): readonly CopyAnswer[] =>
  [...Map.groupBy(fills, ({ sequence, side }) => `${sequence} ${side}`).values()].flatMap((some) => answerOf(some, ofItsOwn));

/**
 * A copy does one thing at a time in a market: its fills up to a row, and after the one before it, are what the row tells of. What the
 * exchange has closed in between is told by none of these rows, and what is still going on by none yet: that is the copy's own.
 */
export function copyAnswers(rows: readonly AnswerRow[], fills: readonly CopyFill[]): readonly CopyAnswer[] {
  const answers: CopyAnswer[] = [];
  let left = fills;
  for (const row of rows) {
    const after = left.findIndex(({ sequence }) => sequence > row.sequence);
    const taken = after === -1 ? left : left.slice(0, after);
    left = left.slice(taken.length);
    const [forced, told] = [taken.filter(({ isForced }) => isForced), taken.filter(({ isForced }) => !isForced)];
    answers.push(...[...ownAnswers(forced), ...answerOf(told, row)].toSorted((one, other) => one.sequence - other.sequence));
  }
  return [...answers, ...ownAnswers(left)];
}
