// The user's closed positions with their own notes and tags, the last one to end first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { journalTrade, tradeTag } from '#lib/contract/history/trade-journal.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractListFields } from '#lib/contract/wire/contract-list-fields.ts';
import { pageAnswer } from '#lib/contract/wire/list-fields.ts';

export const getTradeJournal = defineCall({
  name: 'getTradeJournal',
  path: 'v1/assets/journal/list',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ ...contractListFields, tag: z.optional(tradeTag) }),
  response: pageAnswer(journalTrade),
  errors: ['symbolNotOpen'],
});
