// The codes that travel on the wire, under the names the product uses for them.

/** Business lines: which product a symbol, order or wallet belongs to. */
export const BusinessLine = {
  spot: 1,
  contract: 2,
  mixContract: 3,
  option: 4,
  otc: 5,
  financial: 6,
  spotMix: 7,
  demoUsdt: 8,
  demoUsd: 9,
  usdt: 10,
  usd: 11,
  usdc: 12,
  demoUsdc: 13,
  margin: 23,
} as const;
export type BusinessLine = (typeof BusinessLine)[keyof typeof BusinessLine];

/**
 * The direction in which an order trades. Spot orders use the single-side codes 21 and 22. The others than 1 to 4, 21 and 22 are
 * of what the exchange itself closes: long and short in hedge mode, buy and sell in one-way mode.
 */
export const OrderDirection = {
  openLong: 1,
  openShort: 2,
  closeLong: 3,
  closeShort: 4,
  /** A liquidation closes a part on the book. */
  reduceLong: 5,
  reduceShort: 6,
  /** The insurance fund takes over an isolated position. */
  liquidateIsolatedLong: 7,
  liquidateIsolatedShort: 8,
  /** A dated contract ends by its terms; in one-way mode too. */
  deliverLong: 9,
  deliverShort: 10,
  /** The insurance fund takes over a cross position. */
  liquidateCrossLong: 11,
  liquidateCrossShort: 12,
  /** A long and a short of one contract are closed against each other. */
  offsetLong: 19,
  offsetShort: 20,
  singleSideBuy: 21,
  singleSideSell: 22,
  reduceBuy: 23,
  reduceSell: 24,
  liquidateBuy: 25,
  liquidateSell: 26,
  deleverageLong: 35,
  deleverageShort: 36,
  deleverageBuy: 37,
  deleverageSell: 38,
} as const;
export type OrderDirection = (typeof OrderDirection)[keyof typeof OrderDirection];

export const OrderType = { limit: 0, market: 1, plan: 2 } as const;
export type OrderType = (typeof OrderType)[keyof typeof OrderType];

/** The time that an order may wait: until cancelled, only as maker, all at once or not at all, now or never. */
export const TimeInForce = { gtc: 0, postOnly: 1, fok: 2, ioc: 3 } as const;
export type TimeInForce = (typeof TimeInForce)[keyof typeof TimeInForce];

export const EntryPoint = { web: 1, app: 2, api: 3, system: 4 } as const;
export type EntryPoint = (typeof EntryPoint)[keyof typeof EntryPoint];

export const OrderStatus = {
  unmatched: 1,
  matching: 2,
  partiallyFilled: 3,
  filled: 4,
  cancelled: 5,
  rejected: 6,
} as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

/**
 * The source of an order. Best-bid-offer orders have 62 to 77, four of each kind: counterparty 1, counterparty 5, queue 1, queue 5.
 * First buys, then sells, which is all that spot has; then sells that close a long of contracts, and buys that close a short.
 */
export const OrderSource = {
  normal: 0,
  stopProfit: 2,
  stopLoss: 3,
  market: 10,
  bestBuyCounterparty1: 62,
  bestBuyCounterparty5: 63,
  bestBuyQueue1: 64,
  bestBuyQueue5: 65,
  bestSellCounterparty1: 66,
  bestSellCounterparty5: 67,
  bestSellQueue1: 68,
  bestSellQueue5: 69,
  bestCloseLongCounterparty1: 70,
  bestCloseLongCounterparty5: 71,
  bestCloseLongQueue1: 72,
  bestCloseLongQueue5: 73,
  bestCloseShortCounterparty1: 74,
  bestCloseShortCounterparty5: 75,
  bestCloseShortQueue1: 76,
  bestCloseShortQueue5: 77,
  icebergLimit: 87,
  /** Ours: the order of a chase limit. */
  chaseLimit: 100,
} as const;
export type OrderSource = (typeof OrderSource)[keyof typeof OrderSource];

/** The status of a plan order. */
export const PlanStatus = { waiting: 0, executing: 1, succeeded: 2, failed: 3, cancelled: 4, paused: 5 } as const;
export type PlanStatus = (typeof PlanStatus)[keyof typeof PlanStatus];

/** Kinds of plan orders; 6 is the code of the specification, the others are its order of names. OCO and TWAP are ours. */
export const PlanType = {
  normal: 0,
  takeProfit: 1,
  stopLoss: 2,
  moveTpsl: 3,
  positionTakeProfit: 4,
  positionStopLoss: 5,
  track: 6,
  mmrStopLoss: 7,
  tpsl: 8,
  oco: 9,
  twap: 10,
  chaseLimit: 11,
} as const;
export type PlanType = (typeof PlanType)[keyof typeof PlanType];

/** The price that a trigger watches: the last trade, or the index (mark) price. */
export const TriggerType = { market: 0, fair: 1 } as const;
export type TriggerType = (typeof TriggerType)[keyof typeof TriggerType];

/** The actions that a market allows: everything, cancelling alone, or nothing. */
export const MarketState = { online: 'online', cancelOnly: 'cancel-only', halted: 'halted' } as const;
export type MarketState = (typeof MarketState)[keyof typeof MarketState];

/** The unit of a quantity: the traded coin, or the money it is priced in. */
export const TradeUnit = { base: 'base', quote: 'quote' } as const;
export type TradeUnit = (typeof TradeUnit)[keyof typeof TradeUnit];

/** One position for each contract, or one long and one short beside each other. */
export const PositionMode = { oneWay: 1, hedge: 2 } as const;
export type PositionMode = (typeof PositionMode)[keyof typeof PositionMode];

/** The margin mode: a position stands on margin of its own, or on all that the wallet has of the coin. */
export const MarginMode = { isolated: 1, cross: 2 } as const;
export type MarginMode = (typeof MarginMode)[keyof typeof MarginMode];

/** The direction in which a position profits. */
export const HoldSide = { long: 'long', short: 'short' } as const;
export type HoldSide = (typeof HoldSide)[keyof typeof HoldSide];

/** The wallets in which an account keeps its money. */
export const Wallet = { spot: 'spot', futures: 'futures', cross: 'cross', isolated: 'isolated' } as const;
export type Wallet = (typeof Wallet)[keyof typeof Wallet];

/**
 * The mode of an account’s money. Classic: every wallet for itself. Basic: one wallet for spot and contracts, each contract
 * margined in its own coin, nothing lent. Advanced: one wallet in which every coin stands behind everything, and what is lacking is lent.
 */
export const AccountMode = { classic: 'classic', basic: 'basic', advanced: 'advanced' } as const;
export type AccountMode = (typeof AccountMode)[keyof typeof AccountMode];

export const Side = { buy: 'buy', sell: 'sell' } as const;
export type Side = (typeof Side)[keyof typeof Side];

/** The liquidity role of a fill: it took liquidity from the book, or had been waiting in it. */
export const LiquidityRole = { maker: 'maker', taker: 'taker' } as const;
export type LiquidityRole = (typeof LiquidityRole)[keyof typeof LiquidityRole];

/** The side that is cancelled when an order would trade with its own account. */
export const SelfTradePrevention = { cancelTaker: 'cancel-taker', cancelMaker: 'cancel-maker', cancelBoth: 'cancel-both' } as const;
export type SelfTradePrevention = (typeof SelfTradePrevention)[keyof typeof SelfTradePrevention];

/** Candle intervals, shortest first; `realtime` is the line of single trades. */
export const KlineInterval = [
  'realtime',
  '1s',
  '1m',
  '2m',
  '3m',
  '5m',
  '15m',
  '30m',
  '1H',
  '2H',
  '4H',
  '6H',
  '8H',
  '12H',
  '1D',
  '3D',
  '1W',
  '1M',
  '3M',
] as const;
export type KlineInterval = (typeof KlineInterval)[number];
