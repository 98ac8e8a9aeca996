// An attempt at the funded-trader programme as the wire tells it. Shares and rates are fractions of one: 0.1 is ten per cent.
import * as z from 'zod/mini';

import { decimalText } from '../market.ts';
import { signedText } from '../wire/signed-text.ts';
import { attemptStates, programmeGoals, programmeLimits } from './programme-rules.ts';

const limitRule = z.enum(programmeLimits);
const goalRule = z.enum(programmeGoals);

/** The figures that the score is made of. */
const figures = {
  state: z.enum(attemptStates),
  /** From 1. */
  number: z.number(),
  startTimeMs: z.number(),
  endTimeMs: z.nullable(z.number()),
  /** Return on the first balance. */
  roi: signedText,
  /** Closing orders with a gain, of all closing orders. */
  winRate: decimalText,
  /** The largest fall from a highest equity. */
  drawdown: decimalText,
  /** Return · 60 + win rate · 40 − drawdown · 100. */
  score: signedText,
  orders: z.number(),
  greenDays: z.number(),
  /** Days that are over. */
  days: z.number(),
};

/** The event that ended a failed attempt. Money in USDT; of goals a number. */
const broken = z.object({
  rule: z.union([limitRule, goalRule]),
  value: decimalText,
  limit: decimalText,
  /** The place in the venue's journal. */
  sequence: z.number(),
  timeMs: z.number(),
});
export type Broken = z.output<typeof broken>;

export const programmeAttempt = z.object({
  ...figures,
  startBalance: decimalText,
  equity: signedText,
  /** The equity when the UTC day began, and the day that is running, from 1. */
  dayStart: signedText,
  day: z.number(),
  /** Each loss: so much is lost, may be lost, and is left. */
  losses: z.object({
    daily: z.object({ used: decimalText, limit: decimalText, left: decimalText }),
    total: z.object({ used: decimalText, limit: decimalText, left: decimalText }),
  }),
  /** The largest position that is held, beside the most that one may use at this equity. Growing alone is judged. */
  largestPosition: z.object({ used: decimalText, limit: decimalText, left: decimalText }),
  dayList: z.array(z.object({ dayMs: z.number(), start: signedText, end: signedText, isGreen: z.boolean() })),
  broken: z.nullable(broken),
});
export type ProgrammeAttempt = z.output<typeof programmeAttempt>;

export const programmeState = z.object({
  /** Null: does not take part. */
  attempt: z.nullable(programmeAttempt),
  /** The sub-account that it is traded in. */
  accountUserId: z.nullable(z.string()),
  /** This session acts in it. */
  isInside: z.boolean(),
  resetsLeft: z.number(),
});
export type ProgrammeState = z.output<typeof programmeState>;

export const rankedAttempt = z.object({
  ...figures,
  /** Among all attempts, from 1. */
  place: z.number(),
  /** A name that tells nothing of who it is, the same for all attempts of one participant. */
  trader: z.string(),
  isMine: z.boolean(),
  brokenRule: z.nullable(z.union([limitRule, goalRule])),
});
export type RankedAttempt = z.output<typeof rankedAttempt>;

/** unverified: the address has not been shown to be the user's. none: the venue sends no e-mails. */
export const programmeMail = z.enum(['on', 'off', 'unverified', 'none']);
export type ProgrammeMail = z.output<typeof programmeMail>;

export const programmeAlert = z.object({
  rule: limitRule,
  /** Money in USDT. */
  value: decimalText,
  limit: decimalText,
  sequence: z.number(),
  timeMs: z.number(),
});
export type ProgrammeAlert = z.output<typeof programmeAlert>;
