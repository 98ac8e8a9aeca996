// The tiers of wise bots for a contract, each with the terms that were chosen for it and what such choices have brought afterwards.
import * as z from 'zod/mini';

import { wiseTier } from '../../../../../bots/wise/wise-tier.ts';
import { defineCall, fromAnybody } from '../../../../../call.ts';
import { reading } from '../../../../../wire/body.ts';
import { symbolId } from '../../../../../wire/fields.ts';
import { anyLine } from '../../../../../wire/list-fields.ts';

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
