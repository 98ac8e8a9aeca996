// The events of contracts: settings, positions, liquidations, funding, delivery.
import type { BusinessLine, HoldSide, MarginMode, PositionMode } from '#lib/contract/enums.ts';
import type { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { AccountId, MarketId, OrderId } from '../ids.ts';
import type { ExitTerms } from '../plans/trigger-terms.ts';
import type { Lots, Ticks, Units } from '../units.ts';

export type MarkPriceSet = {
  readonly type: 'mark-price-set';
  readonly marketId: MarketId;
  readonly markTicks: Ticks;
  readonly indexTicks: Ticks;
};

/** The settings with which an account trades a contract from now on. */
type ContractSettingsSet = {
  readonly type: 'contract-settings-set';
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly marginMode: MarginMode;
  readonly longLeverage: number;
  readonly shortLeverage: number;
};

type PositionModeSet = {
  readonly type: 'position-mode-set';
  readonly accountId: AccountId;
  readonly line: BusinessLine;
  readonly mode: PositionMode;
};

type AutoAppendSet = {
  readonly type: 'auto-append-set';
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly holdSide: HoldSide;
  readonly on: boolean;
};

/** A resting order has another exit for what it will have traded. */
export type OrderExitSet = {
  readonly type: 'order-exit-set';
  readonly orderId: OrderId;
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly exit: ExitTerms | null;
};

/** A position of a user as it is after a change, and what the change did. */
export type PositionChanged = {
  readonly type: 'position-changed';
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly holdSide: HoldSide;
  /** Why; a trade names the order. */
  readonly cause: LedgerCause;
  readonly orderId: OrderId;
  readonly marginMode: MarginMode;
  readonly leverage: number;
  readonly lots: Lots;
  /** Price times size of what is held, in value units of the contract. */
  readonly entryValue: number;
  /** The margin of an isolated position, in margin units. */
  readonly marginUnits: Units;
  /** Lots more (or, negative, fewer) than before. */
  readonly lotsDelta: number;
  /** The value of those lots at the price of the change, in value units. */
  readonly value: number;
  /** Gains (or losses) that became money, before fees, in margin units. */
  readonly realisedUnits: Units;
};

/** An account's margin is used up. What was done, with all that the decision rests on. */
export type PositionLiquidated = {
  readonly type: 'position-liquidated';
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly holdSide: HoldSide;
  /** reduced: by tiers, on the book. taken: the rest, by the insurance fund. */
  readonly step: 'reduced' | 'taken';
  readonly marginMode: MarginMode;
  readonly lots: Lots;
  readonly entryValue: number;
  readonly markTicks: Ticks;
  /** From 1. */
  readonly tier: number;
  /** The equity, then the maintenance margin, of the position or of all cross positions in the coin. */
  readonly equityUnits: Units;
  readonly maintenanceUnits: Units;
  readonly feeUnits: Units;
  /** The rest that went to the insurance fund or, negative, the amount that the fund had to add. */
  readonly insuranceUnits: Units;
};

/** A winner's position was closed to end a bankrupt one that nobody else would take and the fund could not carry. */
export type PositionDeleveraged = {
  readonly type: 'position-deleveraged';
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly holdSide: HoldSide;
  readonly lots: Lots;
  /** The value at which the lots were closed, in value units. */
  readonly value: number;
};

export type FundingSettled = {
  readonly type: 'funding-settled';
  readonly marketId: MarketId;
  readonly slotMs: number;
  readonly rateE8: number;
  readonly markTicks: Ticks;
};

/** The funding that one position of a user paid (negative) or received. */
export type FundingPaid = {
  readonly type: 'funding-paid';
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly holdSide: HoldSide;
  readonly slotMs: number;
  readonly lots: Lots;
  readonly units: Units;
};

export type ContractDelivered = { readonly type: 'contract-delivered'; readonly marketId: MarketId; readonly priceTicks: Ticks };

export type ContractEvent =
  | MarkPriceSet
  | ContractSettingsSet
  | PositionModeSet
  | AutoAppendSet
  | OrderExitSet
  | PositionChanged
  | PositionLiquidated
  | PositionDeleveraged
  | FundingSettled
  | FundingPaid
  | ContractDelivered;
