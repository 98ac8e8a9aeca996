// Coins with the sectors they belong to: those of one sector, or all that are listed.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { whole } from '#lib/contract/wire/fields.ts';
import { reading } from '#lib/contract/wire/body.ts';

export const getConceptCoins = defineCall({
  name: 'getConceptCoins',
  path: 'v1/mix/c2c/coinList',
  ...fromAnybody('read'),
  request: reading({ conceptId: z.optional(whole(0, 1_000_000)) }),
  response: z.object({ list: z.array(z.object({ coin: z.string(), conceptIds: z.array(z.number()) })) }),
});
