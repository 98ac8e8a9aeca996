// The rules of the funded-trader programme, as the exchange judges by them and pages tell them.

export const programmeRules = {
  /** The demo balance of an attempt, in USDT. */
  startUsdt: 10_000,
  /** UTC days; the day of the start is the first. */
  days: 15,
  /** Days with profit, at least. */
  greenDays: 10,
  /** Orders that traded, at least. */
  orders: 60,
  /** The most that a day may lose of the equity at its start. */
  dailyLossPercent: 10,
  /** The most that an attempt may lose of its first balance. */
  totalLossPercent: 30,
  /** The most of the equity that one position may use. */
  positionPercent: 40,
  /** Further attempts after the first. */
  resets: 3,
  /** An alert is given at this part of a limit. */
  alertPercent: 80,
} as const;

/** The limits that end an attempt at the event that crosses them. */
export const programmeLimits = ['dailyLoss', 'totalLoss', 'position'] as const;
export type ProgrammeLimit = (typeof programmeLimits)[number];

export const limitPercents: Readonly<Record<ProgrammeLimit, number>> = {
  dailyLoss: programmeRules.dailyLossPercent,
  totalLoss: programmeRules.totalLossPercent,
  position: programmeRules.positionPercent,
};

/** The numbers that must be reached by the end of the last day. */
export const programmeGoals = ['greenDays', 'orders'] as const;
export type ProgrammeGoal = (typeof programmeGoals)[number];

/** running: not over. reset: given up for another one. */
export const attemptStates = ['running', 'passed', 'failed', 'reset'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** The points for a whole return, for winning every close, and (taken away) for losing everything. */
export const scoreWeights = { roi: 60, winRate: 40, drawdown: 100 } as const;
