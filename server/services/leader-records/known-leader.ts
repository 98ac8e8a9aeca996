// A leader as the records know him: the place, the trades, the copies, and the row of figures.
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import type { ClosedTrade } from '#lib/order-math/copy/record/closed-trades.ts';
import type { CopySize } from '#lib/order-math/copy/copy-size.ts';
import type { AccountId, MarketId } from '#server/engine/ids.ts';
import type { leaderRecords } from '#server/store/schema/bots/leader-records.ts';

/** Somebody who leads a line. */
export type LeaderPlace = { readonly leaderId: AccountId; readonly line: LeaderLine };

export type RecordRow = typeof leaderRecords.$inferSelect;

/** A trade that is over. */
export type LeaderTrade = ClosedTrade & {
  readonly marketId: MarketId;
  /** Null: spot. */
  readonly holdSide: 'long' | 'short' | null;
  readonly openedMs: number | null;
  readonly closedBy: string;
};

/** A copy of a leader as it is now. Money in units of the line's coin. */
export type CopyOfLeader = {
  readonly strategyId: AccountId;
  readonly startedMs: number;
  /** Null: it runs. */
  readonly endedMs: number | null;
  /** In the order in which its rows count them. */
  readonly marketIds: readonly MarketId[];
  readonly sizing: CopySize;
  /** Null: the leader's. */
  readonly leverage: number | null;
  readonly equityUnits: number;
  /** Shares of profit that it has paid. */
  readonly sharedUnits: number;
};
