// The user's closed positions and spot sales with their own notes and tags, the last one to end first.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { journalScope, journalTrade } from '#lib/contract/history/trade-journal.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { pageAnswer, pageFields, timeSpan } from '#lib/contract/wire/list-fields.ts';

export const getTradeJournal = defineCall({
  name: 'getTradeJournal',
  path: 'v1/assets/journal/list',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ ...journalScope, ...timeSpan, ...pageFields }),
  response: pageAnswer(journalTrade),
  errors: ['symbolNotOpen'],
});
