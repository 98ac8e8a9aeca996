// The tiers of wise bots for a contract, each with the terms that were chosen for it and what such choices have brought afterwards.
import * as z from 'zod/mini';

import { wiseTier } from '#lib/contract/bots/wise/wise-tier.ts';
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';
import { anyLine } from '#lib/contract/wire/list-fields.ts';

export const getWiseTiers = defineCall({
  name: 'getWiseTiers',
  path: 'v1/trigger/strategy/wise/tiers',
  ...fromAnybody('read'),
  request: reading({ symbolId, businessLine: z.optional(anyLine) }),
  response: z.object({
    /** The cautious one first; tiers for which nothing could be started are left out. */
    list: z.array(wiseTier),
    /** They are still being worked out: ask again in a while. */
    pending: z.boolean(),
  }),
  errors: ['symbolNotOpen', 'marketWithoutBots'],
});
