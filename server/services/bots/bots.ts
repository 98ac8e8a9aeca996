// Bots as calls see them: how they are started and told something, and what is known of them.
import type { BotNoticeKind } from '#lib/contract/bots/bot-notices.ts';
import type { BotOrigin } from '#lib/contract/bots/bot-origin.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { BotDecision } from '#lib/contract/bots/bot.ts';
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { ErrorKey, ErrorParams } from '#lib/contract/errors.ts';
import type { BotView } from '#server/automation/bot-view.ts';
import type { Instruction } from '#server/automation/instruction.ts';
import type { LeadLine } from '#server/engine/accounts/leader.ts';
import type { AccountId, AssetId } from '#server/engine/ids.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import type { HeldByBot } from '#server/projections/equity/accounts-worth.ts';
import type { Units } from '#server/engine/units.ts';
import type { CopiedPair } from './carried-loss.ts';
import type { Subscription } from './subscription.ts';

/** A bot as it is at a moment. */
export type OwnedBot = BotView;
export type OwnedPosition = BotView['positions'][number];

export type BotRefusal = { readonly refused: ErrorKey; readonly params: ErrorParams };
/** waits: what becomes of it will stand in the bot's journal. `bot` null: it was not known in time. */
export type BotAnswer = { readonly strategyId: AccountId; readonly outcome: 'done' | 'waits'; readonly bot: BotView | null };

/** A leader, and the percent of the profit that he is promised. */
export type Followed = { readonly leaderId: AccountId; readonly line: LeadLine; readonly sharePercent: number };

export type BotStart = {
  readonly strategyType: StrategyType;
  /** The main one first; most kinds have one alone. */
  readonly markets: readonly MarketListing[];
  readonly terms: BotTerms;
  /** The strategy that it is a copy of; left out: of none. */
  readonly copyOf?: AccountId;
  /** The terms on which it is copied; left out: it is free. */
  readonly subscription?: Subscription;
  /** The leader that it copies, with the share that was agreed to; left out: none. */
  readonly follows?: Followed;
  readonly origin: BotOrigin;
  /** Events that its owner is told of. */
  readonly notices: readonly BotNoticeKind[];
  /** The owner's own name for it: started twice under one, there is one bot. */
  readonly name: string;
};

/** An owner can say this to a bot that there is. */
export type Told = Exclude<Instruction, { readonly action: 'start' | 'history' | 'share' }>;

/** The balance of a bot's account, per coin. */
export type BotHolding = { readonly assetId: AssetId; readonly available: Units; readonly frozen: Units };

type DecisionPage = {
  /** The number of the last one of the page before; null: the first page. */
  readonly before: number | null;
  readonly limit: number;
  /** Decisions of these codes alone; left out: all. */
  readonly codes?: readonly string[];
};

export type Bots = {
  /** Checks terms, limits and funds; nothing is opened where one of them does not do. */
  start(ownerId: AccountId, start: BotStart): Promise<BotAnswer | BotRefusal>;
  /** The loss that a copy which begins now would carry over from earlier ones, in units of the coin. */
  carriedLoss(ownerId: AccountId, pair: CopiedPair): number;
  /** `name`: told twice under one, it is told once. Waits a few seconds for what becomes of it. */
  tell(ownerId: AccountId, strategyId: AccountId, name: string, told: Told): Promise<BotAnswer | BotRefusal>;
  /** Null: the owner has no such bot. */
  find(ownerId: AccountId, strategyId: AccountId): BotView | null;
  /** Running and ended ones, newest first. */
  of(ownerId: AccountId): readonly BotView[];
  /** Ended ones with a market that is not listed any more, which `of` leaves out. */
  unlisted(ownerId: AccountId): readonly BotView[];
  /** The funds that the owner could put into a bot, by coin. A unified account stands on what it has: only a part may leave. */
  free(ownerId: AccountId): Promise<ReadonlyMap<AssetId, bigint>>;
  /** Everything that an owner's bots hold in their accounts. */
  held(ownerId: AccountId): readonly HeldByBot[];
  holdings(bot: BotView): Promise<readonly BotHolding[]>;
  /** Profit that could be taken out now, in units of the coin that the bot is told in. */
  withdrawable(bot: BotView): Promise<bigint>;
  /** Newest first. */
  decisions(bot: BotView, page: DecisionPage): Promise<readonly BotDecision[]>;
};
