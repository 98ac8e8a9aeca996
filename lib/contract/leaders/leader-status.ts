// The status of somebody who leads, numbered as the specification numbers what is copied.
import * as z from 'zod/mini';

/** starting: the exchange has not said yes yet. leaving: nothing new is copied, and what was copied is closed. */
export const LeaderStatus = { starting: 0, leading: 1, leaving: 2, left: 3 } as const;
export type LeaderStatus = (typeof LeaderStatus)[keyof typeof LeaderStatus];

export const leaderStatus = z.literal([0, 1, 2, 3]);
