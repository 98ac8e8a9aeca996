// All that the figures of a leader are made of, as files: whoever doubts a number works it out again.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { leaderPlace } from '#lib/contract/wire/leader-record-fields.ts';

export const leaderFiles = ['hours', 'trades', 'followers'] as const;

export const exportLeaderRecord = defineCall({
  name: 'exportLeaderRecord',
  path: 'v1/trigger/trace/leader/export',
  ...fromAnybody('session', 'GET'),
  request: reading({
    ...leaderPlace,
    what: z.enum(leaderFiles, { error: `must be one of ${leaderFiles.join(', ')}` }),
    format: z.enum(['csv'], { error: 'must be csv' }),
  }),
  /** The text of the file, line by line. */
  response: z.string(),
  errors: ['neverLed'],
});
