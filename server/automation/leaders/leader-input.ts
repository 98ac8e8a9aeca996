// The input by which a copy is told of its leader, in one of its markets.
import type { MarginMode } from '#lib/contract/enums.ts';

/** The lots of a long and a short position that stand beside each other; a copy follows their difference. */
export type BothSides = { readonly longLots: number; readonly shortLots: number };

/**
 * Positions are lots, a short one below zero; of an account that holds both sides the difference. `order` is the number of the journal's
 * command with which the leader traded: what was filled by one command in one market is one change.
 */
export type LeaderInput = { readonly type: 'leader' } & (
  | {
      readonly what: 'traded';
      readonly order: number;
      readonly before: number;
      readonly after: number;
      /** Sums of all that has traded: price × lots in ticks, and lots. Their quotient is the leader's average price. */
      readonly value: number;
      readonly lots: number;
      /** Contracts: of his position; otherwise 1. */
      readonly leverage: number;
      readonly marginMode: MarginMode;
      /** The lots of each side after it, where he held both sides of the contract before or after it. Left out: one side at most. */
      readonly bothSides?: BothSides;
      /** The worth of the leader's account of the line, in the coin that the copy is told in. */
      readonly equityUnits: number;
    }
  /** Margin of his isolated position: units more (or, below zero, less), and those that it had. */
  | { readonly what: 'margin'; readonly order: number; readonly units: number; readonly before: number }
  /** His take profit or stop loss of the market from now on; 0: none. */
  | { readonly what: 'exit'; readonly order: number; readonly takeTicks: number; readonly stopTicks: number }
  /** He leads no more. It is told of the main market. */
  | { readonly what: 'left' }
);

/** The sums that the mechanism has booked for a bot by now, in units of the coin that it is told in. */
export type BotBooks = {
  readonly equityUnits: number;
  /** Since its start, shares that were paid not taken off. */
  readonly profitUnits: number;
  /** All that was put in. */
  readonly putInUnits: number;
  /** The share of its profit that would be due now. */
  readonly pendingShareUnits: number;
};
