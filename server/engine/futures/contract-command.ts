// The commands about contracts: prices, settings, margin, funding and delivery.
import type { BusinessLine, EntryPoint, HoldSide, MarginMode, PositionMode } from '#lib/contract/enums.ts';
import type { AccountId, MarketId, OrderId } from '../ids.ts';
import type { ExitTerms } from '../plans/trigger-terms.ts';
import type { Ticks, Units } from '../units.ts';

/** Sets the prices that positions are judged by: the mark price, and the index price that coin margin is converted at. */
export type SetMarkPrice = {
  readonly type: 'set-mark-price';
  readonly marketId: MarketId;
  readonly markTicks: Ticks;
  readonly indexTicks: Ticks;
};

/** Leverage of one contract. In isolated hedge mode each side has its own; elsewhere both are given the same. */
export type SetLeverage = {
  readonly type: 'set-leverage';
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly longLeverage: number;
  readonly shortLeverage: number;
};

/** Only while the account has neither a position nor an order in the contract. */
export type SetMarginMode = {
  readonly type: 'set-margin-mode';
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly mode: MarginMode;
};

/** Only while the account has neither positions nor orders in the contracts of the line. */
export type SetPositionMode = {
  readonly type: 'set-position-mode';
  readonly accountId: AccountId;
  readonly line: BusinessLine;
  readonly mode: PositionMode;
};

/** Adds to (positive) or takes from (negative) the margin of an isolated position. */
export type ChangeMargin = {
  readonly type: 'change-margin';
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly holdSide: HoldSide;
  readonly units: Units;
};

/** Sets if an isolated position that runs short is topped up from the wallet before it is liquidated. */
export type SetAutoAppend = {
  readonly type: 'set-auto-append';
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly holdSide: HoldSide;
  readonly on: boolean;
};

/** Gives a resting order for a contract another exit for what it will have traded; null: none. Nothing else of it changes. */
export type SetOrderExit = {
  readonly type: 'set-order-exit';
  readonly accountId: AccountId;
  readonly orderId: OrderId;
  readonly exit: ExitTerms | null;
};

/**
 * Turns a position around at market: closes all that there is of it and opens as much on the other side, all of it or nothing.
 * Its margin is checked once, for the two together: what closing sets free stands behind what is opened.
 */
export type ReversePosition = {
  readonly type: 'reverse-position';
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly holdSide: HoldSide;
  readonly entryPoint: EntryPoint;
};

/** Pays the funding of a slot, once: positive rates from longs to shorts. */
export type SettleFunding = {
  readonly type: 'settle-funding';
  readonly marketId: MarketId;
  /** The time at which it was due. A slot is settled once, and none before it after it. */
  readonly slotMs: number;
  /** In hundred-millionths of the value at the mark price. */
  readonly rateE8: number;
};

/** Ends a contract that is delivered: every position is closed at the price. */
export type SettleDelivery = { readonly type: 'settle-delivery'; readonly marketId: MarketId; readonly priceTicks: Ticks };

export type ContractCommand =
  | SetMarkPrice
  | SetLeverage
  | SetMarginMode
  | SetPositionMode
  | ChangeMargin
  | SetAutoAppend
  | SetOrderExit
  | ReversePosition
  | SettleFunding
  | SettleDelivery;
