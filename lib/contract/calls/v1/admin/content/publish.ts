// Let a version be seen: now, or from and until a moment.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { itemNumber, languageTag } from '#lib/contract/wire/edited-content.ts';
import { whole } from '#lib/contract/wire/fields.ts';

const moment = whole(0, 9_999_999_999_999);

export const publishContent = defineCall({
  name: 'publishContent',
  path: 'v1/admin/content/publish',
  ...fromUser({ audience: 'operator', scope: 'session', rateClass: 'session' }),
  request: changing({
    item: itemNumber,
    tag: languageTag,
    version: itemNumber,
    /** Milliseconds since 1970; left out: at once, and for good. */
    fromMs: z.optional(moment),
    untilMs: z.optional(moment),
  }),
  response: nothing,
  errors: ['unknownContent', 'contentTimes'],
});
