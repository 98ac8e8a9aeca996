// The answers of a copy to its leader's orders in one market, put together from its rows and its fills.
import type { MarketChange } from '#lib/order-math/copy/leader-rounds.ts';

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

/** A fill of the copy, or a piece that the exchange has closed. */
export type CopyFill = Pick<MarketChange, 'side' | 'lots' | 'value' | 'feeUnits'> & { readonly sequence: number; readonly ticks: bigint };

/** A row of the copy that says what its fills up to here were. */
export type AnswerRow = { readonly sequence: number; readonly order: number; readonly isEntry: boolean };

/**
 * A copy does one thing at a time in a market: the fills up to a row, and after the one before it, are what it tells of. Fills that no
 * row tells of (what the exchange has closed, what is still going on) are the copy's own.
 */
export function copyAnswers(rows: readonly AnswerRow[], fills: readonly CopyFill[]): readonly CopyAnswer[] {
  const answers: CopyAnswer[] = [];
  let at = 0;
  const take = (until: (fill: CopyFill) => boolean, told: Pick<AnswerRow, 'order' | 'isEntry'>): void => {
    const own: CopyFill[] = [];
    for (let fill = fills[at]; fill !== undefined && until(fill); fill = fills[at]) {
      own.push(fill);
      at += 1;
    }
    const [first] = own;
    if (first === undefined) return;
    const sum = (of: (fill: CopyFill) => bigint): bigint => own.reduce((total, fill) => total + of(fill), 0n);
    answers.push({
      order: told.order,
      isEntry: told.isEntry,
      side: first.side,
      lots: sum(({ lots }) => lots),
      value: sum(({ value }) => value),
      feeUnits: sum(({ feeUnits }) => feeUnits),
      sequence: first.sequence,
      firstTicks: first.ticks,
    });
  };
  for (const row of rows) take(({ sequence }) => sequence <= row.sequence, row);
  take(() => true, { order: 0, isEntry: false });
  return answers;
}
