// The records of leaders as calls see them: who ranks where, what the figures are made of, and the gap to those who follow.
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import type { LeaderSort, LeaderState, LeaderWindow } from '#lib/contract/leaders/leader-record.ts';
import type { FollowersHour } from '#lib/order-math/copy/record/followers-result.ts';
import type { LeaderHour } from '#lib/order-math/copy/record/leader-hours.ts';
import type { AccountId, MarketId } from '#server/engine/ids.ts';
import type { DryRun } from './dry-run/read-dry-run.ts';
import type { GapSum } from './gaps/sum-gaps.ts';
import type { LeaderPlace, LeaderTrade, RecordRow } from './known-leader.ts';

type RankingQuestion = {
  readonly line: LeaderLine;
  readonly windowDays: LeaderWindow;
  readonly sort: LeaderSort;
  readonly state: LeaderState;
  /** Those who traded in it in the window; null: all. */
  readonly marketId: MarketId | null;
  /** Null: all. */
  readonly leaderIds: readonly AccountId[] | null;
  /** From 1. */
  readonly page: number;
  readonly size: number;
};

/** Everything but the page and the names. */
export type PictureQuestion = Pick<RankingQuestion, 'line' | 'windowDays' | 'state' | 'marketId'>;

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
  /** Those of the time before it led first, and profit goes on from there. */
  readonly hours: readonly (LeaderHour & { readonly isComputed: boolean })[];
  /** Oldest first. */
  readonly trades: readonly LeaderTrade[];
  /** All copies as one account, over the whole life. */
  readonly followers: readonly FollowersHour[];
  readonly gap: GapSum;
};

export type LeaderRecords = {
  page(asked: RankingQuestion): Promise<{ readonly rows: readonly RecordRow[]; readonly hasMore: boolean }>;
  picture(asked: PictureQuestion): Promise<Picture>;
  /** The markets in which anybody of a line has traded in the window, in no order. */
  markets(asked: Pick<RankingQuestion, 'line' | 'windowDays'>): Promise<readonly MarketId[]>;
  /** Null: it never led the line. */
  detail(place: LeaderPlace): Promise<LeaderDetail | null>;
  /** Null: it never led the line. Of one who has traded nothing yet there are no orders. A text: the term that is outside of its limits. */
  dryRun(place: LeaderPlace, terms: CopyTerms): Promise<DryRun | keyof CopyTerms | null>;
  /** A page and a place in the ranking for somebody who leads from now on; `worth` of the account, in the coin of the line. */
  begin(place: LeaderPlace, worth: string): Promise<void>;
  /** Brings the records up to the last hour that is written down. */
  update(): Promise<void>;
};
