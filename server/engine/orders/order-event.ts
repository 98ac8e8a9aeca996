// The events of orders and books.
import type { EntryPoint, HoldSide, LiquidityRole, OrderSource, SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { AccountId, AssetId, MarketId, OrderId } from '../ids.ts';
import type { MarginWalletKind } from '../lending/margin-command.ts';
import type { ExitTerms } from '../plans/trigger-terms.ts';
import type { Lots, Ticks, Units } from '../units.ts';

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
  /** Contracts only. */
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
  /** The lots of the order that are still open after this trade (0 for market orders by amount). */
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
  /** The rest that an IOC or market order could not fill. */
  unfilled: 'unfilled',
  selfTrade: 'self-trade',
  /** Its OCO stop has fired or was cancelled. */
  linked: 'linked',
  countdown: 'countdown',
  /** The rest may no longer be opened: the margin for it is gone. */
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

/** The limit order of a stop rests: the price has jumped over it, and what is left of it is unprotected. */
type StopPassed = {
  readonly type: 'stop-passed';
  readonly orderId: OrderId;
  readonly planId: OrderId;
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly remainingLots: Lots;
  /** When it is tried at market; 0: never. */
  readonly marketAtMs: number;
};

/** What is left of it trades at market now, as far as the book reaches. */
type StopTurned = {
  readonly type: 'stop-turned';
  readonly orderId: OrderId;
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly remainingLots: Lots;
};

/** The lots in the book at a price after the command: the last word per price and command. quantityLots 0 = the level is gone. */
export type LevelChanged = {
  readonly type: 'level-changed';
  readonly marketId: MarketId;
  readonly side: Side;
  readonly priceTicks: Ticks;
  readonly quantityLots: Lots;
};

export type OrderEvent = OrderAccepted | OrderAmended | TradeExecuted | OrderCancelled | StopPassed | StopTurned | LevelChanged;
