// Everything that can be asked of the exchange. Time and sequence are stamped by the sequencer, beside the command.
import type { EntryPoint, MarketState, SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { Lots, Ticks, Units } from './units.ts';

/** Numeric ids: small non-negative integers, given once, never reused. */
export type AccountId = number;
export type AssetId = number;
export type MarketId = number;
/** Increases with every accepted order and plan of the venue; they share one series. */
export type OrderId = number;

/** In place of a market id: all of them. */
export const everyMarket: MarketId = -1;

export const AccountKind = {
  user: 'user',
  /** Quotes and trades for the house: orders are not recorded one by one. */
  house: 'house',
  fees: 'fees',
  /** The other side of deposits and withdrawals; the only account that may go below zero. */
  outside: 'outside',
} as const;
export type AccountKind = (typeof AccountKind)[keyof typeof AccountKind];

export type ListAsset = {
  readonly type: 'list-asset';
  readonly assetId: AssetId;
  readonly code: string;
  /** Decimal places of the smallest unit. */
  readonly decimals: number;
};

/** The rules of a spot market, in integers. One lot times one tick is a whole number of quote units: no rounding of notionals. */
export type MarketRules = {
  readonly marketId: MarketId;
  readonly symbol: string;
  readonly baseAssetId: AssetId;
  readonly quoteAssetId: AssetId;
  /** Base units in one lot. */
  readonly lotUnits: number;
  /** Quote units in one tick times one lot. */
  readonly tickLotUnits: number;
  readonly minQuantityLots: Lots;
  readonly maxQuantityLots: Lots;
  readonly minNotionalUnits: Units;
  readonly maxNotionalUnits: Units;
  readonly makerFeePpm: number;
  readonly takerFeePpm: number;
  /** A limit price may stand this far from the reference price, in millionths; 0 switches the band off. */
  readonly priceBandPpm: number;
};

export type ListMarket = { readonly type: 'list-market'; readonly rules: MarketRules };

export type OpenAccount = { readonly type: 'open-account'; readonly accountId: AccountId; readonly kind: AccountKind };

/** Money that arrived from outside. The same reference is credited once. */
export type CreditDeposit = {
  readonly type: 'credit-deposit';
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly units: Units;
  /** Names the arrival (chain, transaction, output). At most 128 characters. */
  readonly reference: string;
};

/** Which price a condition watches: that of the last trade, or the index. */
export const PriceSource = { last: 'last', index: 'index' } as const;
export type PriceSource = (typeof PriceSource)[keyof typeof PriceSource];

/** A condition and what it does. */
export type TriggerTerms = {
  readonly source: PriceSource;
  readonly triggerTicks: Ticks;
  /** Price of the GTC limit order; 0: at market. */
  readonly executeTicks: Ticks;
};

/** Where to take profit and where to stop a loss; at least one of them. */
export type ExitTerms = { readonly takeProfit: TriggerTerms | null; readonly stopLoss: TriggerTerms | null };

/** Where a limit order takes its price from: the first or fifth price of the other side, or of its own. */
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
  readonly clientOrderId: string;
  readonly selfTradePrevention: SelfTradePrevention;
  /** Iceberg: lots shown at a time. Absent: all. */
  readonly displayLots?: Lots;
  /** Limit orders whose price is read from the book when they are placed; priceTicks is then 0. */
  readonly bestPrice?: BestPrice;
  /** For what the order will have traded. */
  readonly exit?: ExitTerms;
  /** Where it came from. Absent: the API. */
  readonly entryPoint?: EntryPoint;
};

/** What a plan waits for and does; docs/order-kinds.md has the rules. */
export type PlanTerms =
  | { readonly kind: 'trigger'; readonly trigger: TriggerTerms; readonly exit: ExitTerms | null }
  | { readonly kind: 'exit'; readonly exit: ExitTerms }
  | {
      readonly kind: 'trailing';
      readonly source: PriceSource;
      /** 0: active at once. */
      readonly activationTicks: Ticks;
      /** How far the price must come back from its best, in millionths. */
      readonly callbackPpm: number;
    }
  | { readonly kind: 'oco'; readonly limitTicks: Ticks; readonly stop: TriggerTerms }
  | {
      readonly kind: 'time-share';
      readonly slices: number;
      readonly intervalMs: number;
      /** 0: at market. */
      readonly limitTicks: Ticks;
      /** How much a slice may differ from the even one, in millionths. */
      readonly jitterPpm: number;
      /** Unsigned 32-bit. */
      readonly seed: number;
    };
export type PlanKind = PlanTerms['kind'];

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
  readonly clientOrderId: string;
  readonly selfTradePrevention: SelfTradePrevention;
  readonly entryPoint: EntryPoint;
};

/** New terms of the same kind, and a new size. */
export type AmendPlan = {
  readonly type: 'amend-plan';
  readonly accountId: AccountId;
  readonly planId: OrderId;
  readonly quantityLots: Lots;
  readonly amountUnits: Units;
  readonly terms: PlanTerms;
};

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

export type SetMarketState = { readonly type: 'set-market-state'; readonly marketId: MarketId; readonly state: MarketState };

/** Does what is due at the time it is stamped with. */
export type AdvanceClock = { readonly type: 'advance-clock' };

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

/** The index price: what bands are measured from and conditions may watch. */
export type SetReferencePrice = { readonly type: 'set-reference-price'; readonly marketId: MarketId; readonly priceTicks: Ticks };

export type Command =
  | ListAsset
  | ListMarket
  | OpenAccount
  | CreditDeposit
  | PlaceOrder
  | AmendOrder
  | CancelOrder
  | CancelAllOrders
  | RequoteMarket
  | SetReferencePrice
  | PlacePlan
  | AmendPlan
  | CancelPlan
  | CancelAllPlans
  | SetCountdown
  | SetMarketState
  | AdvanceClock;

/** A command with its place in history. */
export type Stamped = { readonly sequence: number; readonly timeMs: number; readonly command: Command };
