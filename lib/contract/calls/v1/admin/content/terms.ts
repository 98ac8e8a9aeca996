// Say where and how an item is shown. Takes effect at once; files change it no more.
import { defineCall, fromUser } from '../../../../call.ts';
import { contentTerms } from '../../../../site/content.ts';
import { changing, nothing } from '../../../../wire/body.ts';
import { itemNumber } from '../../../../wire/edited-content.ts';

export const setContentTerms = defineCall({
  name: 'setContentTerms',
  path: 'v1/admin/content/terms',
  ...fromUser({ audience: 'operator', scope: 'session', rateClass: 'session' }),
  request: changing({ item: itemNumber, terms: contentTerms }),
  response: nothing,
  errors: ['unknownContent', 'contentTermMissing'],
});
