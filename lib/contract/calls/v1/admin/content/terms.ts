// Say where and how an item is shown. Takes effect at once; files change it no more.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { contentTerms } from '#lib/contract/site/content.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { itemNumber } from '#lib/contract/wire/edited-content.ts';

export const setContentTerms = defineCall({
  name: 'setContentTerms',
  path: 'v1/admin/content/terms',
  ...fromUser({ audience: 'operator', scope: 'session', rateClass: 'session' }),
  request: changing({ item: itemNumber, terms: contentTerms }),
  response: nothing,
  errors: ['unknownContent', 'contentTermMissing'],
});
