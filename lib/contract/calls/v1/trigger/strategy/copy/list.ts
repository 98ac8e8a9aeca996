// The copies of leaders that the user has, running ones and ended ones, newest first.
import * as z from 'zod/mini';

import { botRow } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { leaderId } from '#lib/contract/wire/bots/copy-fields.ts';
import { flag } from '#lib/contract/wire/fields.ts';
import { pageAnswer, pageFields } from '#lib/contract/wire/list-fields.ts';

export const getMyCopies = defineCall({
  name: 'getMyCopies',
  path: 'v1/trigger/strategy/copy/list',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({
    ...pageFields,
    /** true: those that have not ended; false: ended ones; left out: all. */
    isRunning: z.optional(flag),
    /** Only copies of this leader. */
    leaderId: z.optional(leaderId),
  }),
  response: pageAnswer(z.extend(botRow, { leaderId })),
});
