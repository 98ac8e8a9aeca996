// A bot as it is at a moment, for calls, channels and notices. Money in units of the quote coin (contracts: the margin coin).
import type { BotNoticeKind } from '#lib/contract/bots/bot-notices.ts';
import type { BotOrigin } from '#lib/contract/bots/bot-origin.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { BotState, StopReason, StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { HoldSide, MarginMode } from '#lib/contract/enums.ts';
import type { AccountId, AssetId, MarketId } from '#server/engine/ids.ts';

import type { ShareTerms } from '#lib/order-math/profit-share.ts';

import type { BotFigures } from './bot-kind.ts';

/** Why a bot stands in need of its owner; null: it does not. */
export type NeedsOwner = 'out-of-range' | 'refused' | 'near-liquidation';

/** The position of a bot in one of its contracts. */
export type BotPosition = {
  readonly marketId: MarketId;
  readonly holdSide: HoldSide;
  readonly marginMode: MarginMode;
  readonly leverage: number;
  readonly lots: number;
  /** Price times size of what is held, in value units of the contract. */
  readonly entryValue: number;
  /** The margin of an isolated position. */
  readonly marginUnits: number;
};

/** Coins that the bot owes in its margin wallet of a market, interest included. */
export type BotDebt = { readonly marketId: MarketId; readonly assetId: AssetId; readonly units: number };

/** Coins in its account, frozen ones included. Of a contract's margin coin: isolated margin included, gains that are not realised not. */
type BotCoin = { readonly assetId: AssetId; readonly units: number };

/** A higher share that a leader has announced, and the full hour from which it holds for what is made from then on. */
type NextShare = { readonly percent: number; readonly fromMs: number };

/** The promise of a copy to the author of what it copies. Money in units of the coin that the copy is told in. */
export type ProfitShare = ShareTerms & {
  /** Left out: none is announced. */
  readonly next?: NextShare;
  /** The account that is copied. */
  readonly sourceId: AccountId;
  /** The highest profit that was shared, by what is decided; profits are those before any share. */
  readonly markUnits: number;
  /** Shares that were paid; coins of other kinds at the price of the moment. */
  readonly paidUnits: number;
  /** The loss of earlier copies of the same pair with which it began: the mark began there. Left out: none. */
  readonly carriedUnits?: number;
};

/** A bot without what depends on the prices of the moment. */
export type BotRecord = {
  /** The number of its account. */
  readonly strategyId: AccountId;
  readonly ownerId: AccountId;
  /** The name under which its account was opened. */
  readonly name: string;
  readonly strategyType: StrategyType;
  /** The main market; its quote coin (contracts: margin coin) is what money is told in. */
  readonly marketId: MarketId;
  /** All of them, the main one first. */
  readonly marketIds: readonly MarketId[];
  /** Their names, BTCUSDT or BTCUSDT_UMCBL, also of those that are not listed any more. Empty: not known. */
  readonly symbols: readonly string[];
  /** The coin that its money is told in; -1: not known. */
  readonly toldAssetId: AssetId;
  /** With every change that was made. */
  readonly terms: BotTerms;
  /** The bot that it was started as a copy of; null: of none. */
  readonly copyOf: AccountId | null;
  /** Null: its profit is its owner's alone. */
  readonly profitShare: ProfitShare | null;
  readonly origin: BotOrigin;
  readonly notices: readonly BotNoticeKind[];
  readonly state: BotState;
  readonly needsOwner: NeedsOwner | null;
  readonly stopReason: StopReason | null;
  readonly createdMs: number;
  /** Null: it has not begun. */
  readonly startedMs: number | null;
  readonly endedMs: number | null;
  /** Put in at the start, then added while it ran, then given back. Base coins count at the price of the moment when they moved. */
  readonly investedUnits: number;
  readonly addedUnits: number;
  readonly returnedUnits: number;
  /** Fees of its trades; those in base coins at the price of the trade. */
  readonly feeUnits: number;
  readonly fundingUnits: number;
  /** Interest on what was borrowed, at the prices of the moments at which it was charged. */
  readonly interestUnits: number;
  readonly fills: number;
  readonly coins: readonly BotCoin[];
  /** The part of them in its futures wallet, in its margin coin: this stands behind cross positions. */
  readonly futuresUnits: number;
  readonly positions: readonly BotPosition[];
  readonly debts: readonly BotDebt[];
  readonly figures: BotFigures;
  /** The number of its last decision row. */
  readonly lastDecision: number;
};

/** A position with its gain that is not realised, at the mark price. */
type ValuedPosition = BotPosition & { readonly unrealisedUnits: number };

export type BotView = Omit<BotRecord, 'positions'> & {
  readonly positions: readonly ValuedPosition[];
  /** The prices of the main market. */
  readonly lastTicks: number;
  readonly markTicks: number;
  /** The worth of everything in its account at these prices, less what it owes. */
  readonly equityUnits: number;
  /** equity − invested − added + returned. */
  readonly totalUnits: number;
  /** Total less the profit of matched pairs. */
  readonly unpairedUnits: number;
};
