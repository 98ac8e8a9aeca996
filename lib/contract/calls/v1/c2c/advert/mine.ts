// Lists one's own adverts, newest first, closed ones too unless a state is named.
import * as z from 'zod/mini';

import { ownAdvert } from '#lib/contract/c2c/advert-answer.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { pageAnswer, rowPageFields } from '#lib/contract/wire/list-fields.ts';

export const getMyAdverts = defineCall({
  name: 'getMyAdverts',
  path: 'v1/c2c/advert/mine',
  ...fromUser({ audience: 'registered', scope: 'read', rateClass: 'read' }),
  request: reading({
    ...rowPageFields,
    state: z.optional(z.literal(['online', 'paused', 'closed'], { error: 'must be online, paused or closed' })),
  }),
  response: pageAnswer(ownAdvert),
});
