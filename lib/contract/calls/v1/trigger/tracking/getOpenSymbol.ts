// The markets that the user's copies follow: whether openings there are copied, and whether something is held there.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';

export const getTrackingSymbols = defineCall({
  name: 'getTrackingSymbols',
  path: 'v1/trigger/tracking/getOpenSymbol',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  /** Left out: of all copies that have not ended. */
  request: reading({ strategyId: z.optional(strategyId) }),
  response: z.object({
    list: z.array(
      z.object({
        strategyId: z.string(),
        symbolId: z.string(),
        /** Openings of the leader are copied there. */
        isOpen: z.boolean(),
        isHeld: z.boolean(),
      }),
    ),
  }),
  errors: ['unknownStrategy'],
});
