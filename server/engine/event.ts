// Everything that can have happened, in the past tense. Projections and channels are built from these alone.
import type {
  EntryPoint,
  HoldSide,
  LiquidityRole,
  MarketState,
  OrderSource,
  SelfTradePrevention,
  Side,
  TimeInForce,
} from '#lib/contract/enums.ts';
import type { AccountId, AccountKind, AssetId, MarketId, MarketRules, OrderId } from './command.ts';
import type { ExitTerms } from './plans/trigger-terms.ts';
import type { PlanTerms } from './plan-terms.ts';
import type { ContractEvent } from './contract-event.ts';
import type { IdentityEvent } from './identity-event.ts';
import type { ConvertEvent } from './convert/convert-event.ts';
import type { MarginEvent } from './lending/margin-event.ts';
import type { UnifiedEvent } from './unified/unified-event.ts';
import type { MarginWalletKind } from './lending/margin-command.ts';
import type { LedgerPosted } from './ledger-event.ts';
import type { RejectReason } from './reject.ts';
import type { Lots, Ticks, Units } from './units.ts';
import type { WalletEvent } from './wallet-event.ts';

export type AssetListed = { readonly type: 'asset-listed'; readonly assetId: AssetId; readonly code: string; readonly decimals: number };
export type MarketListed = { readonly type: 'market-listed'; readonly rules: MarketRules };
export type AccountOpened = { readonly type: 'account-opened'; readonly accountId: AccountId; readonly kind: AccountKind };
export type DepositCredited = {
  readonly type: 'deposit-credited';
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly units: Units;
  readonly reference: string;
};

/** An order of a user account entered the exchange (house quotes are not announced one by one). */
export type OrderAccepted = {
  readonly type: 'order-accepted';
  readonly orderId: OrderId;
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly side: Side;
  readonly kind: 'limit' | 'market';
  readonly timeInForce: TimeInForce;
  readonly priceTicks: Ticks;
  readonly quantityLots: Lots;
  readonly amountUnits: Units;
  readonly clientOid: string;
  readonly selfTradePrevention: SelfTradePrevention;
  /** Lots shown at a time; 0: all. */
  readonly displayLots: Lots;
  readonly source: OrderSource;
  readonly entryPoint: EntryPoint;
  /** The plan that it came from or belongs to; 0: none. */
  readonly planId: OrderId;
  readonly exit: ExitTerms | null;
  /** Of contracts. */
  readonly reduceOnly?: boolean;
  readonly holdSide?: HoldSide;
  /** The margin wallet that it trades in, what it has borrowed, and whether what it brings repays. */
  readonly wallet?: MarginWalletKind;
  readonly borrowedUnits?: Units;
  readonly repay?: boolean;
};

export type OrderAmended = {
  readonly type: 'order-amended';
  readonly orderId: OrderId;
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly priceTicks: Ticks;
  /** The new total, filled part included. */
  readonly quantityLots: Lots;
  readonly keptPriority: boolean;
};

/** The part of a trade that belongs to one order. */
export type TradeLeg = {
  readonly role: LiquidityRole;
  readonly orderId: OrderId;
  readonly accountId: AccountId;
  readonly side: Side;
  readonly feeAssetId: AssetId;
  readonly feeUnits: Units;
  /** What is still open of the order after this trade, in lots (0 for market orders by amount). */
  readonly remainingLots: Lots;
  /** True when the order is complete with this trade. */
  readonly orderFilled: boolean;
};

export type TradeExecuted = {
  readonly type: 'trade-executed';
  /** Increases by one per market. */
  readonly tradeId: number;
  readonly marketId: MarketId;
  readonly priceTicks: Ticks;
  readonly quantityLots: Lots;
  readonly notionalUnits: Units;
  readonly takerSide: Side;
  readonly maker: TradeLeg;
  readonly taker: TradeLeg;
};

export const CancelReason = {
  requested: 'requested',
  /** What an IOC or market order could not fill. */
  unfilled: 'unfilled',
  selfTrade: 'self-trade',
  /** Its OCO stop has fired or was cancelled. */
  linked: 'linked',
  countdown: 'countdown',
  /** What is left may no longer be opened: the margin for it is gone. */
  margin: 'margin',
  /** The position that it could only reduce is gone. */
  nothingToReduce: 'nothing-to-reduce',
  liquidation: 'liquidation',
  delivery: 'delivery',
  /** A chase limit whose price has gone beyond its bound. */
  chaseBound: 'chase-bound',
  /** A chase limit that was moved as often as it may be. */
  chaseMoves: 'chase-moves',
} as const;
export type CancelReason = (typeof CancelReason)[keyof typeof CancelReason];

export type OrderCancelled = {
  readonly type: 'order-cancelled';
  readonly orderId: OrderId;
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly remainingLots: Lots;
  readonly reason: CancelReason;
};

/** What stands in the book at a price after the command: the last word per price and command. quantityLots 0 = the level is gone. */
export type LevelChanged = {
  readonly type: 'level-changed';
  readonly marketId: MarketId;
  readonly side: Side;
  readonly priceTicks: Ticks;
  readonly quantityLots: Lots;
};

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
  /** Of contracts. */
  readonly reduceOnly?: boolean;
  readonly holdSide?: HoldSide;
  /** The margin wallet that it trades in. */
  readonly wallet?: MarginWalletKind;
};

export type PlanAmended = {
  readonly type: 'plan-amended';
  readonly planId: OrderId;
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly quantityLots: Lots;
  readonly amountUnits: Units;
  readonly terms: PlanTerms;
};

/** A trailing plan follows the price from now on. */
export type PlanActivated = {
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
export type PlanTriggered = {
  readonly type: 'plan-triggered';
  readonly planId: OrderId;
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly leg: PlanLeg;
  readonly priceTicks: Ticks;
};

/** The order of a plan follows the best price of its side. */
export type PlanRepriced = {
  readonly type: 'plan-repriced';
  readonly planId: OrderId;
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  /** From 1. */
  readonly moves: number;
  readonly priceTicks: Ticks;
};

/** A slice of a time-share plan. */
export type PlanSliced = {
  readonly type: 'plan-sliced';
  readonly planId: OrderId;
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  /** From 1. */
  readonly slice: number;
  /** 0 when it was refused. */
  readonly orderId: OrderId;
  readonly reason: RejectReason | null;
  /** Of the whole plan so far. */
  readonly filledLots: Lots;
  readonly filledUnits: Units;
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

export type MarketStateSet = { readonly type: 'market-state-set'; readonly marketId: MarketId; readonly state: MarketState };

/** dueMs 0: disarmed. */
export type CountdownSet = {
  readonly type: 'countdown-set';
  readonly accountId: AccountId;
  readonly key: string;
  readonly dueMs: number;
};
export type CountdownExpired = { readonly type: 'countdown-expired'; readonly accountId: AccountId; readonly key: string };

/** A fault of ours stopped the command, which was refused as internal; what it had done before is in the other events. */
export type CommandFailed = { readonly type: 'command-failed'; readonly message: string };

export type ReferencePriceSet = { readonly type: 'reference-price-set'; readonly marketId: MarketId; readonly priceTicks: Ticks };

export type ExchangeEvent =
  | AssetListed
  | MarketListed
  | AccountOpened
  | DepositCredited
  | OrderAccepted
  | OrderAmended
  | TradeExecuted
  | OrderCancelled
  | LedgerPosted
  | LevelChanged
  | ReferencePriceSet
  | PlanOpened
  | PlanAmended
  | PlanActivated
  | PlanTriggered
  | PlanSliced
  | PlanRepriced
  | PlanClosed
  | MarketStateSet
  | CountdownSet
  | CountdownExpired
  | CommandFailed
  | ContractEvent
  | WalletEvent
  | MarginEvent
  | ConvertEvent
  | UnifiedEvent
  | IdentityEvent;

/** All that one command caused. `sequence` is the command's: a reader that has seen it has seen all of it. */
export type EventRecord = { readonly sequence: number; readonly timeMs: number; readonly events: readonly ExchangeEvent[] };
