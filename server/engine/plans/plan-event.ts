// The events of plans and countdowns.
import type { EntryPoint, HoldSide, SelfTradePrevention, Side } from '#lib/contract/enums.ts';
import type { AccountId, MarketId, OrderId } from '../ids.ts';
import type { MarginWalletKind } from '../lending/margin-command.ts';
import type { CancelReason } from '../orders/order-event.ts';
import type { PlanTerms } from './plan-terms.ts';
import type { RejectReason } from '../reject.ts';
import type { Lots, Ticks, Units } from '../units.ts';

/** A plan waits from now on and holds its money. */
export type PlanOpened = {
  readonly type: 'plan-opened';
  readonly planId: OrderId;
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly side: Side;
  readonly quantityLots: Lots;
  readonly amountUnits: Units;
  readonly terms: PlanTerms;
  /** OCO: the limit order in the book; 0 otherwise. */
  readonly linkedOrderId: OrderId;
  /** A preset exit: the order that it belongs to; 0 otherwise. */
  readonly parentOrderId: OrderId;
  readonly clientOid: string;
  readonly selfTradePrevention: SelfTradePrevention;
  readonly entryPoint: EntryPoint;
  /** Contracts only. */
  readonly reduceOnly?: boolean;
  readonly holdSide?: HoldSide;
  /** The margin wallet that it trades in. */
  readonly wallet?: MarginWalletKind;
};

type PlanAmended = {
  readonly type: 'plan-amended';
  readonly planId: OrderId;
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly quantityLots: Lots;
  readonly amountUnits: Units;
  readonly terms: PlanTerms;
};

/** A trailing plan follows the price from now on. */
type PlanActivated = {
  readonly type: 'plan-activated';
  readonly planId: OrderId;
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly priceTicks: Ticks;
};

export const PlanLeg = {
  trigger: 'trigger',
  takeProfit: 'take-profit',
  stopLoss: 'stop-loss',
  trailing: 'trailing',
  marginRatio: 'margin-ratio',
  stop: 'stop',
} as const;
export type PlanLeg = (typeof PlanLeg)[keyof typeof PlanLeg];

/** A condition has been met; the plan executes with this command or the next advance of the clock. */
type PlanTriggered = {
  readonly type: 'plan-triggered';
  readonly planId: OrderId;
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly leg: PlanLeg;
  readonly priceTicks: Ticks;
};

/** The order of a plan follows the best price of its side. */
type PlanRepriced = {
  readonly type: 'plan-repriced';
  readonly planId: OrderId;
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  /** From 1. */
  readonly moves: number;
  readonly priceTicks: Ticks;
};

/** A slice of a TWAP plan. */
type PlanSliced = {
  readonly type: 'plan-sliced';
  readonly planId: OrderId;
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  /** From 1. */
  readonly slice: number;
  /** 0 when it was refused. */
  readonly orderId: OrderId;
  readonly reason: RejectReason | null;
  /** The filled lots of the whole plan so far. */
  readonly filledLots: Lots;
  readonly filledUnits: Units;
};

/** No slice of it is sent until it goes on. */
type PlanPaused = {
  readonly type: 'plan-paused';
  readonly planId: OrderId;
  readonly accountId: AccountId;
  readonly marketId: MarketId;
};

type PlanResumed = {
  readonly type: 'plan-resumed';
  readonly planId: OrderId;
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  /** The time of its next slice. */
  readonly dueMs: number;
};

export const PlanOutcome = { succeeded: 'succeeded', failed: 'failed', cancelled: 'cancelled' } as const;
export type PlanOutcome = (typeof PlanOutcome)[keyof typeof PlanOutcome];

/** The plan is over and holds nothing any more. */
export type PlanClosed = {
  readonly type: 'plan-closed';
  readonly planId: OrderId;
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly outcome: PlanOutcome;
  /** Why it failed or was cancelled; null when it succeeded. */
  readonly reason: RejectReason | CancelReason | null;
  /** The order that it became; 0: none. */
  readonly orderId: OrderId;
};

/** dueMs 0: disarmed. */
type CountdownSet = {
  readonly type: 'countdown-set';
  readonly accountId: AccountId;
  readonly key: string;
  readonly dueMs: number;
};

type CountdownExpired = { readonly type: 'countdown-expired'; readonly accountId: AccountId; readonly key: string };

export type PlanEvent =
  | PlanOpened
  | PlanAmended
  | PlanActivated
  | PlanTriggered
  | PlanSliced
  | PlanRepriced
  | PlanPaused
  | PlanResumed
  | PlanClosed
  | CountdownSet
  | CountdownExpired;
