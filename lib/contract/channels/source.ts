// The source of the prices: a simulation, a recording and its clock, another venue's public data, or the clock of a world of one's own.
import * as z from 'zod/mini';

import { scenarioKind } from '../site/scenario.ts';

/** The channel's key is ''. Snapshot and update are the whole state: told at once when something changed, every second while a recording or the clock of a world runs. */
export const sourceState = z.object({
  mode: z.enum(['simulated', 'replay', 'live', 'world']),
  /**
   * simulated: playing. replay: playing, paused or finished. world: playing or paused. live: following the other venue, or fallen-back to simulated
   * prices because its data cannot be had.
   */
  state: z.enum(['playing', 'paused', 'finished', 'following', 'fallen-back']),
  /** Symbols that the recordings or the other venue drive; the rest is simulated. */
  markets: z.array(z.string()),
  /** replay: the recorded moment that is being played, in ms. Else the venue's own time. */
  clockMs: z.number(),
  /** Recorded time per venue time; 1 where nothing is recorded. world: its time per real time, 0 where it goes as fast as it can. */
  speed: z.number(),
  /** live: the name of the venue that is followed; else empty. */
  venue: z.string(),
  /** The notices that people should know: 'liveUnreachable' when live prices cannot be had. */
  notice: z.nullable(z.enum(['liveUnreachable'])),
  /** The bad days that run, and the markets that each bends: all, those of real money or those of play money beside it. Left out: none runs. */
  scenarios: z.optional(z.array(z.object({ kind: scenarioKind, markets: z.enum(['all', 'real', 'demo']) }))),
});
export type SourceState = z.output<typeof sourceState>;

/** The source of the driven markets' prices at this moment: simulated too while live ones cannot be had, and in a world. */
export const sourceInUse = ({ mode, state }: SourceState): Exclude<SourceState['mode'], 'world'> =>
  state === 'fallen-back' || mode === 'world' ? 'simulated' : mode;
