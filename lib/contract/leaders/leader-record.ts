// The records of those who lead as the wire carries them: everybody who ever led, by figures whose formulas are named.
import * as z from 'zod/mini';

import { computedPart } from '../wire/computed-part.ts';
import { decimalText } from '../market.ts';
import { shortCurve } from '../wire/short-curve.ts';
import { signedText } from '../wire/signed-text.ts';
import { houseRuleOrNone } from './house-rule.ts';
import { leaderLine } from './leader-line.ts';
import { leaderProfile } from './leader-profile.ts';

/** The days that are looked back on; 0: the whole life of each. The last days of one who has stopped are those before the end. */
export const leaderWindows = [30, 7, 90, 0] as const;
export type LeaderWindow = (typeof leaderWindows)[number];

/** followers: what they made on their own money. drawdown: the shallowest first. aum: what copies are worth. */
export const leaderSorts = ['return', 'profit', 'followers', 'drawdown', 'aum'] as const;
export type LeaderSort = (typeof leaderSorts)[number];

/** A leader who has less left than it takes to begin counts as dead. */
export const leastAliveUsdt = '100';

/** alive: leads, with no less than it takes to begin. */
export const leaderStates = ['all', 'alive', 'dead'] as const;
export type LeaderState = (typeof leaderStates)[number];

/** Shares as shares (0.1 is 10 %), money in `coin`. */
export const leaderFigures = z.object({
  windowDays: z.number(),
  /** The worth of the account of the line. */
  equity: signedText,
  profit: signedText,
  /** The return that counts, and what two other formulas say. */
  timeWeighted: signedText,
  return2026: signedText,
  return2023: signedText,
  drawdown: decimalText,
  worstDay: signedText,
  underWaterMs: z.number(),
  /** The Sharpe ratio of the last 30 full days; null: there are not so many. */
  sharpe: z.nullable(signedText),
  closed: z.number(),
  won: z.number(),
  winRate: decimalText,
  averageWin: decimalText,
  averageLoss: signedText,
  mostLeverage: z.number(),
  meanLeverage: decimalText,
  copiesNow: z.number(),
  /** All that there ever were. */
  copies: z.number(),
  aum: signedText,
  /** Profit of all followers together, after fees and shares. */
  followersProfit: signedText,
  /** The same on the money that they had there, for as long as it was; null: there was none. */
  followersReturn: z.nullable(signedText),
  /** Shares of profit that they have paid, since the leader leads. */
  shared: decimalText,
  /** The part of return, profit and falls that was computed for the time before the leader led. Trades, copies and followers have none. */
  computed: computedPart,
});
export type LeaderFigures = z.output<typeof leaderFigures>;

export const rankedLeader = z.object({
  leaderId: z.string(),
  line: leaderLine,
  /** Null: none was approved yet. */
  profile: z.nullable(leaderProfile),
  /** The exchange itself trades this account, by this rule. */
  houseRule: houseRuleOrNone,
  startTimeMs: z.number(),
  /** Null: still leads. */
  endTimeMs: z.nullable(z.number()),
  /** Leads, with no less than it takes to begin. */
  isAlive: z.boolean(),
  figures: leaderFigures,
  /** The time-weighted return by then; empty: there are no two hours yet. Left out of lists that show none. */
  curve: z.optional(shortCurve),
  /** The markets of the trades that closed in the period, the latest first; of a leader of the house that of its rule, too. */
  symbolIds: z.optional(z.array(z.string())),
  /** Per cent of a copy's profit that is shared now; null: takes nobody any more. */
  sharePercent: z.optional(z.nullable(z.number())),
});
export type RankedLeader = z.output<typeof rankedLeader>;

/** The picture that a ranking gives: of whom, how many of them are above zero, and the return in the middle; null: there is nobody. */
export const leadersPicture = z.object({
  leaders: z.number(),
  above: z.number(),
  middle: z.nullable(signedText),
  /** Likewise what their followers made on their own money, of those who have had any. */
  followersAbove: z.number(),
  followed: z.number(),
  followersMiddle: z.nullable(signedText),
});
export type LeadersPicture = z.output<typeof leadersPicture>;

/** A trade of a leader that is over: a position from its first lot to its last, or a sale on spot. */
export const leaderTrade = z.object({
  symbolId: z.string(),
  /** Null: spot. */
  holdSide: z.nullable(z.enum(['long', 'short'])),
  leverage: z.number(),
  openTimeMs: z.nullable(z.number()),
  closeTimeMs: z.number(),
  /** At the prices of its trades. */
  opened: decimalText,
  /** After fees and funding. */
  net: signedText,
  closedBy: z.string(),
});
export type LeaderTrade = z.output<typeof leaderTrade>;

/** The account at the end of an hour; of the time before the leader led as it was computed, and profit goes on from there. */
export const leaderHour = z.object({
  isComputed: z.boolean(),
  timeMs: z.number(),
  equity: signedText,
  /** Since the leader leads. */
  profit: signedText,
  mostMargin: decimalText,
});
export type LeaderHourTold = z.output<typeof leaderHour>;

/** All copies as one account: money that came (above zero) or went, and what was made since the time before. */
export const followersHour = z.object({ timeMs: z.number(), flow: signedText, profit: signedText });

/**
 * The gap between what copies made and what the leader made at the sizes in which they were to follow, of all copied trades that are
 * over. The parts sum to followers − leader, to the unit; below zero: it cost the followers.
 */
export const leaderGap = z.object({
  /** Trades, each counted once for each copy; and the leader's orders in them that were copied, and those that were not at all. */
  trades: z.number(),
  copiedOrders: z.number(),
  skippedOrders: z.number(),
  leader: signedText,
  followers: signedText,
  price: signedText,
  time: signedText,
  size: signedText,
  skipped: signedText,
  fees: signedText,
  share: signedText,
});
export type LeaderGap = z.output<typeof leaderGap>;
