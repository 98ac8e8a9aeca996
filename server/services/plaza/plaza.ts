// The strategy plaza as calls see it: who ranks where, who publishes what, and what users keep an eye on.
import type { copierStandings, RankingWindow } from '#lib/contract/bots/plaza.ts';
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { ErrorKey, ErrorParams } from '#lib/contract/errors.ts';
import type { BotView } from '#server/automation/bot-view.ts';
import type { TrackPoint } from '#lib/order-math/bots/track-record.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Published } from './published-strategies.ts';
import type { RankingQuestion, RankingReader } from './read-ranking.ts';
import type { RecordRow } from './record-rows.ts';

/** A strategy: its record, the bot as it is now, and what its owner lets others see. */
export type Ranked = {
  readonly record: RecordRow;
  readonly bot: BotView;
  readonly isHouse: boolean;
  readonly published: Published | null;
  /** False: it is published, and does not count yet. */
  readonly isRanked: boolean;
};

/** Somebody who wants to copy a strategy, as his main account; `isAuthor`: it is his own, or that of another of his accounts. */
export type Copier = { readonly subscriberId: AccountId; readonly isAuthor: boolean };

/** The terms of a copy. */
export type CopyTerms = {
  readonly standing: (typeof copierStandings)[number];
  /** To be paid with it, in USDT of 10⁻⁸. */
  readonly price: bigint;
  readonly sharePercent: number;
  readonly isFull: boolean;
  /** The copier may see its parameters. */
  readonly showsParameters: boolean;
};

export type PlazaRefusal = { readonly refused: ErrorKey; readonly params: ErrorParams };

export type Plaza = {
  page(asked: RankingQuestion): Promise<{ readonly list: readonly Ranked[]; readonly hasMore: boolean }>;
  /** In the order of the ids; those that neither count nor are published are left out. */
  some(ids: readonly AccountId[], windowDays: RankingWindow): Promise<readonly Ranked[]>;
  /** The best of a kind over their whole lives, at most one. */
  best(strategyType: StrategyType): Promise<readonly Ranked[]>;
  /** Null: it is not published, or there is no such bot. */
  publishedBot(strategyId: AccountId): Promise<BotView | null>;
  /** Null: it is not published. */
  copyTerms(strategyId: AccountId, copier: Copier): Promise<CopyTerms | null>;
  counts: RankingReader['counts'];
  markets: RankingReader['markets'];
  /** The points that the record of a strategy is made of, oldest first: those of the time before it began, and those it left behind. */
  points(strategyId: AccountId): Promise<readonly (TrackPoint & { readonly isComputed: boolean })[]>;
  /** Null: it is published. An ended bot can be published too, as long as it counts. */
  publish(ownerId: AccountId, published: Published): Promise<PlazaRefusal | null>;
  withdraw(ownerId: AccountId, strategyId: AccountId): Promise<PlazaRefusal | null>;
  /** The details of a strategy that its owner lets others see; null: none. */
  publication(strategyId: AccountId): Promise<Published | null>;
  /** The names of those that are published. */
  namesOf(strategyIds: readonly AccountId[]): Promise<ReadonlyMap<AccountId, string>>;
  collect(accountId: AccountId, strategyId: AccountId): Promise<PlazaRefusal | null>;
  forget(accountId: AccountId, strategyId: AccountId): Promise<void>;
  /** Newest first. */
  collected(accountId: AccountId): Promise<readonly AccountId[]>;
  /** Brings the ranking up to the last hour that is written down. */
  update(): Promise<void>;
};
