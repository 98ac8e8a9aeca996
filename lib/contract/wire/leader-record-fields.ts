// The fields by which the records of leaders are asked for.
import * as z from 'zod/mini';

import { leaderLine } from '../leaders/leader-line.ts';
import { longestName } from '../leaders/leader-profile.ts';
import { leaderSorts, leaderStates, leaderWindows } from '../leaders/leader-record.ts';
import { asText, rowId, symbolId, whole } from './fields.ts';

/** Query values arrive as text. */
const windowDays = z.pipe(whole(0, 90), z.literal([...leaderWindows], { error: 'must be 7, 30, 90 or 0 (all)' }));

const leaderId = rowId('must be the number of a leader');

/** The place of a record. */
export const leaderPlace = { leaderId, line: leaderLine };

export const leaderRankingFields = {
  line: leaderLine,
  /** The days that are looked back on; 0: the whole life. */
  windowDays: z._default(windowDays, 30),
  sort: z._default(z.enum(leaderSorts, { error: `must be one of ${leaderSorts.join(', ')}` }), 'return'),
  /** alive: without those who stopped or have less than it takes to begin. That flatters, and the answer says by how much. */
  state: z._default(z.enum(leaderStates, { error: 'must be all, alive or dead' }), 'all'),
  /** Those whose name has this in it, large letters or small, or whose number it is. Left out: all. */
  name: z.optional(
    asText.check(z.trim(), z.minLength(1, 'is empty'), z.maxLength(longestName, `is longer than ${longestName} characters`)),
  ),
  /** Those who traded in this market in the window. Left out: all. */
  symbolId: z.optional(symbolId),
  pageNo: z._default(whole(1, 1000), 1),
  pageSize: z._default(whole(1, 50), 20),
};
