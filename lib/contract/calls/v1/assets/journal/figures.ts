// The results of the user's closed positions in a time: together, by contract and by tag.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { journalFigures, tradeTag } from '#lib/contract/history/trade-journal.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractScope } from '#lib/contract/wire/contract-list-fields.ts';
import { timeSpan } from '#lib/contract/wire/list-fields.ts';

export const getJournalFigures = defineCall({
  name: 'getJournalFigures',
  path: 'v1/assets/journal/figures',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  /** The time is that of their ends, both ends of the time included. */
  request: reading({ ...contractScope, ...timeSpan, tag: z.optional(tradeTag) }),
  response: journalFigures,
  errors: ['symbolNotOpen'],
});
