// Keeps the user's note and tags of a closed position or a spot sale, in place of those that were there; an empty note without tags is none.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { tradeNote, tradeTags } from '#lib/contract/history/trade-journal.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { asText, orderId } from '#lib/contract/wire/fields.ts';

type Named = { readonly roundId?: string | undefined; readonly orderId?: string | undefined };

const oneTrade = z.refine<Named>((named: Named) => (named.roundId === undefined) !== (named.orderId === undefined), {
  error: 'or orderId must be given, and not both',
  path: ['roundId'],
});

export const keepTradeNote = defineCall({
  name: 'keepTradeNote',
  path: 'v1/assets/journal/note',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session', staysWhenFrozen: true }),
  /** The position, or the order of the sale. */
  request: changing({
    roundId: z.optional(asText.check(z.regex(/^\d{1,18}$/, 'must be the id of a closed position'))),
    orderId: z.optional(orderId),
    note: tradeNote,
    tags: tradeTags,
  }).check(oneTrade),
  response: z.object({ note: z.string(), tags: z.array(z.string()) }),
  errors: ['unknownTrade'],
});
