// The commands about plans, countdowns, and the clock that both wait for.
import type { EntryPoint, HoldSide, SelfTradePrevention, Side } from '#lib/contract/enums.ts';
import type { AccountId, MarketId, OrderId } from '../../ids.ts';
import type { MarginWalletKind } from '../../lending/margin-command.ts';
import type { PlanKind, PlanTerms } from '../plan-terms.ts';
import type { Lots, Units } from '../../units.ts';

/** An order that waits outside the book, for a price or for time. */
export type PlacePlan = {
  readonly type: 'place-plan';
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly side: Side;
  /** Base lots, or 0 when it is given as an amount. */
  readonly quantityLots: Lots;
  /** Quote units to spend, fees not included; 0 when it is given as a quantity. */
  readonly amountUnits: Units;
  readonly terms: PlanTerms;
  /** As in PlaceOrder; the same space of names. */
  readonly clientOid: string;
  readonly selfTradePrevention: SelfTradePrevention;
  readonly entryPoint: EntryPoint;
  /** Contracts, as in PlaceOrder. A closing exit with a quantity of 0 closes all that there is when it fires. */
  readonly reduceOnly?: boolean;
  readonly holdSide?: HoldSide;
  /** As in PlaceOrder; the order that it becomes repays what is owed of the coin that it brings. */
  readonly wallet?: MarginWalletKind;
  /** Margin wallets and unified accounts: it holds nothing while it waits, and the order that it becomes borrows what is missing then. */
  readonly borrow?: boolean;
  /**
   * Spot: a buy may be given by quantity where it executes at market. Absent, as in journals of earlier releases: such a buy is refused.
   */
  readonly quantityAtMarket?: boolean;
};

/** New terms of the same kind, and a new size. */
export type AmendPlan = {
  readonly type: 'amend-plan';
  readonly accountId: AccountId;
  readonly planId: OrderId;
  readonly quantityLots: Lots;
  readonly amountUnits: Units;
  readonly terms: PlanTerms;
  /** As in PlacePlan. */
  readonly quantityAtMarket?: boolean;
};

/** New terms and a new size for a plan as it stands: an OCO with its order in the book, a TWAP with what it has traded. */
export type ChangePlan = {
  readonly type: 'change-plan';
  readonly accountId: AccountId;
  readonly planId: OrderId;
  /** All of it, with what is filled; 0 when it is given as an amount. */
  readonly quantityLots: Lots;
  readonly amountUnits: Units;
  readonly terms: PlanTerms;
};

/** Sends no further slice of a TWAP until it goes on. */
export type PausePlan = { readonly type: 'pause-plan'; readonly accountId: AccountId; readonly planId: OrderId };

export type ResumePlan = { readonly type: 'resume-plan'; readonly accountId: AccountId; readonly planId: OrderId };

export type CancelPlan = { readonly type: 'cancel-plan'; readonly accountId: AccountId; readonly planId: OrderId };

/** marketId −1 (`everyMarket`) means every market; kind null means every kind. */
export type CancelAllPlans = {
  readonly type: 'cancel-all-plans';
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly kind: PlanKind | null;
};

/** Arms, rearms or (0) disarms the countdown of a session or key, after which all orders of the account are cancelled. */
export type SetCountdown = {
  readonly type: 'set-countdown';
  readonly accountId: AccountId;
  readonly key: string;
  readonly timeoutMs: number;
};

export type PlanCommand = PlacePlan | AmendPlan | ChangePlan | PausePlan | ResumePlan | CancelPlan | CancelAllPlans | SetCountdown;
