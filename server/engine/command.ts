// Everything that can be asked of the exchange. Time and sequence are stamped by the sequencer, beside the command.
import type {
  BusinessLine,
  EntryPoint,
  HoldSide,
  MarginMode,
  MarketState,
  PositionMode,
  SelfTradePrevention,
  Side,
  TimeInForce,
  Wallet,
} from '#lib/contract/enums.ts';
import type { ConvertCommand } from './convert/convert-command.ts';
import type { IdentityCommand } from './identity-command.ts';
import type { AccountId, AssetId, MarketId, OrderId } from './ids.ts';
import type { MarginCommand, MarginWalletKind } from './lending/margin-command.ts';
import type { UnifiedCommand } from './unified/unified-command.ts';
import type { PlanKind, PlanTerms } from './plan-terms.ts';
import type { ExitTerms } from './plans/trigger-terms.ts';
import type { RiskTier } from './risk-tier.ts';
import type { Lots, Ticks, Units } from './units.ts';
import type { WalletCommand } from './wallet-command.ts';
export type { AccountId, AssetId, MarketId, OrderId };

/** In place of a market id: all of them. */
export const everyMarket: MarketId = -1;

export const AccountKind = {
  user: 'user',
  /** Quotes and trades for the house: orders are not recorded one by one. */
  house: 'house',
  fees: 'fees',
  /** The other side of deposits and withdrawals; may go below zero. */
  outside: 'outside',
  /** The other side of every profit and loss of contracts; may go below zero while positions are open. */
  clearing: 'clearing',
  /** Takes over what is liquidated, and pays what that costs beyond its margin. */
  insurance: 'insurance',
  /** Lends what margin wallets borrow: below zero by exactly what is owed to it. */
  lender: 'lender',
  /** Takes the other side of every conversion, out of coins of its own. */
  desk: 'desk',
} as const;
export type AccountKind = (typeof AccountKind)[keyof typeof AccountKind];

export type ListAsset = {
  readonly type: 'list-asset';
  readonly assetId: AssetId;
  readonly code: string;
  /** Decimal places of the smallest unit. */
  readonly decimals: number;
};

/** linear: margined in the coin of its price. coin: sized and margined in its base coin. inverse: sized in dollars, margined in the base coin. */
export const ContractForm = { linear: 'linear', coin: 'coin', inverse: 'inverse' } as const;
export type ContractForm = (typeof ContractForm)[keyof typeof ContractForm];

/** What makes a market a contract: what is traded there is not delivered, it is a position with margin behind it. */
export type ContractRules = {
  readonly line: BusinessLine;
  readonly form: ContractForm;
  /** The coin of margin, profit, loss and fees. */
  readonly marginAssetId: AssetId;
  /** By rising value, with falling leverage and rising maintenance. */
  readonly tiers: readonly RiskTier[];
  /** What opening is thought to cost more than its price says: shares of the initial margin and of the fee, in millionths. */
  readonly openCostUpPpm: number;
  readonly openFeeUpPpm: number;
  /** Of the value that is liquidated, to the insurance fund, as far as margin is left. */
  readonly liquidationFeePpm: number;
  /** Between two fundings; 0: none (a contract that is delivered). */
  readonly fundingIntervalMs: number;
  /** A funding rate is at most this far from zero, in hundred-millionths. */
  readonly fundingCapE8: number;
  /** When it is settled and ends; 0: never. */
  readonly deliveryMs: number;
  /** For so long before that nothing is opened any more. */
  readonly closeOnlyMs: number;
  readonly deliveryFeePpm: number;
};

/** The rules of a market, in integers. One lot times one tick is a whole number of quote units: no rounding of notionals. */
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
  /** Absent: a spot market. An inverse contract's lotUnits are the margin units of one lot at a price of one tick. */
  readonly contract?: ContractRules;
};

export type ListMarket = { readonly type: 'list-market'; readonly rules: MarketRules };
/** An account of the venue's own, under a number that it fixes. In old journals also one of a user, who is named later. */
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
  readonly clientOid: string;
  readonly selfTradePrevention: SelfTradePrevention;
  /** Iceberg: lots shown at a time. Absent: all. */
  readonly displayLots?: Lots;
  /** Limit orders whose price is read from the book when they are placed; priceTicks is then 0. */
  readonly bestPrice?: BestPrice;
  /** For what the order will have traded. */
  readonly exit?: ExitTerms;
  /** Where it came from. Absent: the API. */
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

/** Between wallets of one account. What open positions and orders need stays where it is. */
export type TransferFunds = {
  readonly type: 'transfer-funds';
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly from: Wallet;
  readonly to: Wallet;
  readonly units: Units;
  /** Whose isolated margin wallet it is, where one of the two is one. */
  readonly marketId?: MarketId;
  /** Its owner's own name for it: told again under it, nothing happens again. At most 64 characters. */
  readonly clientOid?: string;
};

/** What positions are judged by: the mark price, and the index price that coin margin is converted at. */
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

/** Whether an isolated position that runs short is topped up from the wallet before it is liquidated. */
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

/** Pays the funding of a slot, once: positive rates from longs to shorts. */
export type SettleFunding = {
  readonly type: 'settle-funding';
  readonly marketId: MarketId;
  /** When it was due. A slot is settled once, and none before it after it. */
  readonly slotMs: number;
  /** In hundred-millionths of the value at the mark price. */
  readonly rateE8: number;
};

/** Ends a contract that is delivered: every position is closed at the price. */
export type SettleDelivery = { readonly type: 'settle-delivery'; readonly marketId: MarketId; readonly priceTicks: Ticks };

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

/** The index price: what bands are measured from and conditions may watch. */
export type SetReferencePrice = { readonly type: 'set-reference-price'; readonly marketId: MarketId; readonly priceTicks: Ticks };

export type Command =
  | ListAsset
  | ListMarket
  | OpenAccount
  | CreditDeposit
  | PlaceOrder
  | ReversePosition
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
  | AdvanceClock
  | TransferFunds
  | SetMarkPrice
  | SetLeverage
  | SetMarginMode
  | SetPositionMode
  | ChangeMargin
  | SetAutoAppend
  | SettleFunding
  | SettleDelivery
  | SetOrderExit
  | WalletCommand
  | MarginCommand
  | ConvertCommand
  | UnifiedCommand
  | IdentityCommand;

/** A command with its place in history. */
export type Stamped = { readonly sequence: number; readonly timeMs: number; readonly command: Command };
