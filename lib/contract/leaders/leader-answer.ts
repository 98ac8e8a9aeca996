// Leaders as calls tell of them: to themselves with sums of those who copy, to everybody else without.
import * as z from 'zod/mini';

import { decimalText } from '../market.ts';
import { signedText } from '../wire/signed-text.ts';
import { houseRuleOrNone } from './house-rule.ts';
import { leaderLines } from './leader-line.ts';
import { leaderPictures, profileStates } from './leader-profile.ts';
import { leaderStatus } from './leader-status.ts';
import { leaderTiers } from './leader-tiers.ts';

const line = z.enum(leaderLines);
const tier = z.enum(leaderTiers.map((one) => one.tier));

export const shownProfile = z.object({ name: z.string(), words: z.string(), picture: z.enum(leaderPictures) });

/** The copies of one leader, all together, in USDT. */
const copiesSum = z.object({
  /** People, and the copies that they run. */
  copiers: z.number(),
  copies: z.number(),
  /** The worth of what runs, and what was put into it. */
  worth: decimalText,
  putIn: decimalText,
  /** The profit of all copies, ended ones included, after shares. */
  profit: signedText,
  /** Shares of profit that the leader was paid. */
  shared: decimalText,
  /** People who copied and do no more. */
  past: z.number(),
});

export const nextShare = z.nullable(z.object({ percent: z.number(), fromTimeMs: z.number() }));

/** One's own leading of a line. */
export const ownLine = z.object({
  line,
  /** Null: never led. */
  leader: z.nullable(
    z.object({
      status: leaderStatus,
      startedTimeMs: z.number(),
      endedTimeMs: z.nullable(z.number()),
      sharePercent: z.number(),
      nextShare,
    }),
  ),
  /** The worth of one's account of the line, in USDT. */
  ownUsdt: decimalText,
  tier,
  maxSharePercent: z.number(),
  /** Copiers that there may be. */
  places: z.number(),
  waiting: z.number(),
  copies: copiesSum,
  /** Reasons why it cannot be led now, as keys of errors with what they are filled with; open orders and positions are looked at when one applies. */
  refusals: z.array(z.object({ key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })),
});
export type OwnLine = z.output<typeof ownLine>;

export const ownProfile = z.object({
  /** Null: nothing was approved yet. */
  shown: z.nullable(shownProfile),
  /** Null: nothing waits, and nothing was refused. */
  sent: z.nullable(shownProfile),
  state: z.enum(profileStates),
  /** An operator's words about what was refused; empty: nothing was. */
  refusedReason: z.string(),
});
export type OwnProfile = z.output<typeof ownProfile>;

/** A leader as everybody sees it. */
export const listedLeader = z.object({
  leaderId: z.string(),
  line,
  /** Null: none was approved; the number is the name. */
  profile: z.nullable(shownProfile),
  /** The exchange itself trades this account, by this rule. */
  houseRule: houseRuleOrNone,
  startedTimeMs: z.number(),
  sharePercent: z.number(),
  nextShare,
  tier,
  copiers: z.number(),
  places: z.number(),
  /** Takes more copiers. */
  isOpen: z.boolean(),
});
