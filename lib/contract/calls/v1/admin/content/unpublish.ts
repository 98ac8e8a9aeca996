// Take what is published or scheduled in one language back; its versions stay.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { itemNumber, languageTag } from '#lib/contract/wire/edited-content.ts';

export const unpublishContent = defineCall({
  name: 'unpublishContent',
  path: 'v1/admin/content/unpublish',
  ...fromUser({ audience: 'operator', scope: 'session', rateClass: 'session' }),
  request: changing({ item: itemNumber, tag: languageTag }),
  response: nothing,
  errors: ['unknownContent', 'contentUnchanged'],
});
