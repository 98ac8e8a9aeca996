// The records of leaders as calls see them: who ranks where, what the figures are made of, and the gap to those who follow.
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import type { LeaderSort, LeaderState, LeaderWindow } from '#lib/contract/leaders/leader-record.ts';
import type { CopySize } from '#lib/order-math/copy/copy-size.ts';
import type { ClosedTrade } from '#lib/order-math/copy/closed-trades.ts';
import type { FollowersHour } from '#lib/order-math/copy/followers-result.ts';
import type { LeaderHour } from '#lib/order-math/copy/leader-hours.ts';
import type { AccountId, AssetId, MarketId } from '#server/engine/ids.ts';
import type { DryRun } from './dry-run/read-dry-run.ts';
import type { GapSum } from './gaps/sum-gaps.ts';
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

export type RankingQuestion = {
  readonly line: LeaderLine;
  readonly windowDays: LeaderWindow;
  readonly sort: LeaderSort;
  readonly state: LeaderState;
  /** From 1. */
  readonly page: number;
  readonly size: number;
};

/** The picture that records give: how many, how many above zero, and the one in the middle (null: there is none). */
export type Picture = {
  readonly leaders: number;
  readonly above: number;
  readonly middleE8: number | null;
  readonly followed: number;
  readonly followersAbove: number;
  readonly followersMiddleE8: number | null;
};

export type LeaderDetail = {
  /** Over each window. */
  readonly rows: readonly RecordRow[];
  readonly hours: readonly LeaderHour[];
  /** Oldest first. */
  readonly trades: readonly LeaderTrade[];
  /** All copies as one account, over the whole life. */
  readonly followers: readonly FollowersHour[];
  readonly gap: GapSum;
};

export type LeaderRecords = {
  page(asked: RankingQuestion): Promise<{ readonly rows: readonly RecordRow[]; readonly hasMore: boolean }>;
  picture(asked: Pick<RankingQuestion, 'line' | 'windowDays' | 'state'>): Promise<Picture>;
  /** Null: it never led the line. */
  detail(place: LeaderPlace): Promise<LeaderDetail | null>;
  /** Null: it never led the line, or has traded nothing that could be copied. */
  dryRun(place: LeaderPlace, terms: CopyTerms): Promise<DryRun | null>;
  /** The coin of a line. */
  coinOf(line: LeaderLine): { readonly assetId: AssetId; readonly code: string; readonly decimals: number };
  /** Brings the records up to the last hour that is written down. */
  update(): Promise<void>;
  close(): Promise<void>;
};
