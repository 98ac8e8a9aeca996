// The content of a card that somebody shares.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { ShareCardType, shareCardTypes } from '#lib/contract/site/share-card.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';
import { reading } from '#lib/contract/wire/body.ts';

export const getShareCard = defineCall({
  name: 'getShareCard',
  path: 'v1/mix/share/common',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'read' }),
  request: reading({
    locale: siteLocale,
    /** Left out: of an open position. */
    type: z._default(z.literal([...shareCardTypes], { error: 'must be from 1 to 9, 63, 69 or 81' }), ShareCardType.openPosition),
  }),
  /** `path`: where the card's code leads, with what was shared. */
  response: z.object({
    type: z.literal([...shareCardTypes]),
    title: z.string(),
    text: z.string(),
    path: z.string(),
    userName: z.string(),
  }),
});
