// The copies of a leader as sums: whoever copies is told to nobody.
import { Decimal } from 'decimal.js';

import type { AccountId } from '#server/engine/ids.ts';

/** A copy of a leader, valued in USDT. */
export type CopyOfLeader = {
  readonly strategyId: AccountId;
  readonly ownerId: AccountId;
  readonly hasEnded: boolean;
  /** All that was put in. */
  readonly putIn: Decimal;
  readonly worth: Decimal;
  /** After what was shared. */
  readonly profit: Decimal;
  /** Shares of profit that the leader was paid. */
  readonly shared: Decimal;
  /** The share of its profit above the mark, and a higher one that it was told of; null: it was told of none. */
  readonly sharePercent: number;
  readonly nextShare: { readonly percent: number; readonly fromMs: number } | null;
};

/** Sums of copies that run; profit and shares also of those that have ended. In USDT, worth and what was put in to 8 decimals, down. */
export type CopiesSum = {
  /** People, each once. */
  readonly copiers: number;
  readonly copies: number;
  readonly worth: string;
  readonly putIn: string;
  readonly profit: string;
  readonly shared: string;
  /** People who copied and do no more. */
  readonly past: number;
};

const decimals = 8;

export function sumOfCopies(copies: readonly CopyOfLeader[]): CopiesSum {
  const running = copies.filter(({ hasEnded }) => !hasEnded);
  const sum = (some: readonly CopyOfLeader[], of: (copy: CopyOfLeader) => Decimal): string =>
    some
      .reduce((all, copy) => all.plus(of(copy)), new Decimal(0))
      .toDecimalPlaces(decimals, Decimal.ROUND_FLOOR)
      .toFixed();
  const copiers = new Set(running.map(({ ownerId }) => ownerId));
  const all = new Set(copies.map(({ ownerId }) => ownerId));
  return {
    copiers: copiers.size,
    copies: running.length,
    worth: sum(running, ({ worth }) => worth),
    putIn: sum(running, ({ putIn }) => putIn),
    profit: sum(copies, ({ profit }) => profit),
    shared: sum(copies, ({ shared }) => shared),
    past: all.size - copiers.size,
  };
}
