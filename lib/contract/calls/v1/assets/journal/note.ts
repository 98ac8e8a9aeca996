// Keeps the user's note and tags of a closed position, in place of those that were there; an empty note without tags is none.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { tradeNote, tradeTags } from '#lib/contract/history/trade-journal.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { asText } from '#lib/contract/wire/fields.ts';

export const keepTradeNote = defineCall({
  name: 'keepTradeNote',
  path: 'v1/assets/journal/note',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session', staysWhenFrozen: true }),
  request: changing({
    roundId: asText.check(z.regex(/^\d{1,18}$/, 'must be the id of a closed position')),
    note: tradeNote,
    tags: tradeTags,
  }),
  response: z.object({ note: z.string(), tags: z.array(z.string()) }),
  errors: ['unknownTrade'],
});
