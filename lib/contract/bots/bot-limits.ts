// Limits to how many bots there may be, and to how large their terms.

/** Bots of one kind and user that run at a time. */
export const runningBotLimit = 50;
export const gridLimits = { fewest: 2, most: 200 } as const;
/** Coins of a portfolio. */
export const portfolioCoinLimits = { fewest: 2, most: 20 } as const;
/** Orders of a martingale beyond its first. */
export const martingaleOrderLimit = 50;
/** Candles of the longest average of a CTA bot. */
export const ctaCandleLimits = { fewest: 2, most: 200 } as const;
/** Backtests that a user keeps. */
export const keptBacktestLimit = 50;

/** Coins of an auto-invest. */
export const regularCoinLimit = 10;
