// The results of the user's closed positions and spot sales in a time: together, by market and by tag.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { journalFigures, journalScope } from '#lib/contract/history/trade-journal.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { timeSpan } from '#lib/contract/wire/list-fields.ts';

export const getJournalFigures = defineCall({
  name: 'getJournalFigures',
  path: 'v1/assets/journal/figures',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  /** The time is that of their ends, both ends of the time included. */
  request: reading({ ...journalScope, ...timeSpan }),
  response: journalFigures,
  errors: ['symbolNotOpen'],
});
