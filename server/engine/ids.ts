// The ids of the core.

/** Numeric ids: small non-negative integers, given once, never reused. */
export type AccountId = number;
export type AssetId = number;
export type MarketId = number;
/** Increases with every accepted order and plan of the venue; they share one series. */
export type OrderId = number;

/** In place of a market id: all of them. */
export const everyMarket: MarketId = -1;
