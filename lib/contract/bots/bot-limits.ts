// Limits to how many bots and kept backtests a user may have.

/** Bots of one kind and user that run at a time. */
export const runningBotLimit = 50;
/** Backtests that a user keeps. */
export const keptBacktestLimit = 50;
