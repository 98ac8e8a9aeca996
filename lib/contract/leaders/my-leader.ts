// A leader to whom a follower is or was bound: copies that run or have ended, or a place in the queue. All of it is the follower's own.
import * as z from 'zod/mini';

import { decimalText } from '../market.ts';
import { signedText } from '../wire/signed-text.ts';
import { nextShare, shownProfile } from './leader-answer.ts';
import { leaderLine } from './leader-line.ts';

/** suspended: by the exchange. left: leads no more, by his own will. */
const leaderStandings = ['leads', 'suspended', 'left'] as const;

/** Money in `coin`. */
export const myLeader = z.object({
  leaderId: z.string(),
  line: leaderLine,
  /** Null: none was approved; the number is the name. */
  profile: z.nullable(shownProfile),
  standing: z.enum(leaderStandings),
  coin: z.string(),
  /** Newest first. */
  copies: z.array(z.object({ strategyId: z.string(), isRunning: z.boolean() })),
  /** Put into the copies that run, and what they are worth. */
  invested: decimalText,
  worth: signedText,
  /** Made by all copies, ended ones included, after fees and shares. */
  profit: signedText,
  /** Shares of profit that they have paid. */
  shared: decimalText,
  /** For a copy that begins now; null: leads no more. */
  sharePercent: z.nullable(z.number()),
  /** A higher share that was announced; null: none. */
  nextShare,
  /** Null: does not wait for a place. The first in the queue has the place 1. */
  waiting: z.nullable(z.object({ place: z.number(), sinceTimeMs: z.number() })),
});
export type MyLeader = z.output<typeof myLeader>;
