// Everything that can have happened, in the past tense. Projections and channels are built from these alone.
import type { LiquidityRole, SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { AccountId, AccountKind, AssetId, MarketId, MarketRules, OrderId } from './command.ts';
import type { Lots, Ticks, Units } from './units.ts';

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
  readonly clientOrderId: string;
  readonly selfTradePrevention: SelfTradePrevention;
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

/** What one account holds of one asset after a movement, and what moved. */
export type LedgerEntry = {
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly availableDelta: Units;
  readonly frozenDelta: Units;
  readonly availableAfter: Units;
  readonly frozenAfter: Units;
  /** The account's own order, where it is not the posting's: the maker's in a trade. */
  readonly orderId?: OrderId;
};

export const LedgerCause = { deposit: 'deposit', reserve: 'reserve', release: 'release', trade: 'trade', fee: 'fee' } as const;
export type LedgerCause = (typeof LedgerCause)[keyof typeof LedgerCause];

/** A movement of money: over its entries, available plus frozen sums to zero per asset. */
export type LedgerPosted = {
  readonly type: 'ledger-posted';
  readonly cause: LedgerCause;
  /** The order concerned, or 0. */
  readonly orderId: OrderId;
  readonly entries: readonly LedgerEntry[];
};

/** What stands in the book at a price after the command: the last word per price and command. quantityLots 0 = the level is gone. */
export type LevelChanged = {
  readonly type: 'level-changed';
  readonly marketId: MarketId;
  readonly side: Side;
  readonly priceTicks: Ticks;
  readonly quantityLots: Lots;
};

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
  | ReferencePriceSet;

/** All that one command caused. `sequence` is the command's: a reader that has seen it has seen all of it. */
export type EventRecord = { readonly sequence: number; readonly timeMs: number; readonly events: readonly ExchangeEvent[] };
