// The commands about orders in the books, of spot and of contracts.
import type { EntryPoint, HoldSide, SelfTradePrevention, Side, TimeInForce, Wallet } from '#lib/contract/enums.ts';
import type { AccountId, MarketId, OrderId } from '../ids.ts';
import type { MarginWalletKind } from '../lending/margin-command.ts';
import type { ExitTerms } from '../plans/trigger-terms.ts';
import type { Lots, Ticks, Units } from '../units.ts';

/** The book price that a limit order takes: the first or fifth price of the other side, or of its own. */
export const BestPrice = {
  counterparty1: 'counterparty-1',
  counterparty5: 'counterparty-5',
  queue1: 'queue-1',
  queue5: 'queue-5',
} as const;
export type BestPrice = (typeof BestPrice)[keyof typeof BestPrice];

export type PlaceOrder = {
  readonly type: 'place-order';
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly side: Side;
  readonly kind: 'limit' | 'market';
  readonly timeInForce: TimeInForce;
  /** Limit orders only; 0 for market orders. */
  readonly priceTicks: Ticks;
  /** 0 for a market order given as an amount to spend (or to receive). */
  readonly quantityLots: Lots;
  /** Market orders by amount: the quote units to spend or receive at most, fees included for neither; 0 otherwise. */
  readonly amountUnits: Units;
  /** Empty, or 1–64 characters; an account uses each at most once. */
  readonly clientOid: string;
  readonly selfTradePrevention: SelfTradePrevention;
  /** Iceberg: lots shown at a time. Absent: all. */
  readonly displayLots?: Lots;
  /** Limit orders whose price is read from the book when they are placed; priceTicks is then 0. */
  readonly bestPrice?: BestPrice;
  /** For what the order will have traded. */
  readonly exit?: ExitTerms;
  /** The entry point that it came through. Absent: the API. */
  readonly entryPoint?: EntryPoint;
  /** Contracts: may only make a position smaller. */
  readonly reduceOnly?: boolean;
  /** Contracts in hedge mode, and only there: the position that it opens or closes. */
  readonly holdSide?: HoldSide;
  /** Spot markets: trades in a margin wallet, of its market when isolated. Absent: with own coins. */
  readonly wallet?: MarginWalletKind;
  /** Margin wallets and unified accounts: what is missing to place it is borrowed. */
  readonly borrow?: boolean;
  /** Margin wallets: what it brings repays what is owed of the coin. */
  readonly repay?: boolean;
};

/** New price, new total quantity, or both. Keeps its place in the queue only when nothing but the quantity goes down. */
export type AmendOrder = {
  readonly type: 'amend-order';
  readonly accountId: AccountId;
  readonly orderId: OrderId;
  readonly priceTicks: Ticks;
  readonly quantityLots: Lots;
};

export type CancelOrder = { readonly type: 'cancel-order'; readonly accountId: AccountId; readonly orderId: OrderId };

/** marketId −1 (`everyMarket`) means every market; side null means both. */
export type CancelAllOrders = {
  readonly type: 'cancel-all-orders';
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly side: Side | null;
  /** Absent: of every wallet. */
  readonly wallet?: Wallet;
};

/**
 * House liquidity: replace the house account's quotes in a market by a fresh ladder around a centre price.
 * The engine expands it deterministically from the seed. Quotes never cross the book: a level that would is left out.
 */
export type RequoteMarket = {
  readonly type: 'requote-market';
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly centreTicks: Ticks;
  /** Distance from centre to the first level of each side, in ticks (≥ 1). */
  readonly halfSpreadTicks: number;
  /** Levels per side, 1–64. */
  readonly levels: number;
  /** Typical distance between levels, in ticks (≥ 1); grows away from the centre. */
  readonly stepTicks: number;
  /** Typical quantity of the level nearest to the centre; grows away from it. */
  readonly quantityLots: Lots;
  /** Unsigned 32-bit. */
  readonly seed: number;
};

export type OrderCommand = PlaceOrder | AmendOrder | CancelOrder | CancelAllOrders | RequoteMarket;
