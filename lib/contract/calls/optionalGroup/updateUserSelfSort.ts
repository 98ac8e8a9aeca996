// Puts groups of favourites, and the markets in them, into another order; gives groups other names.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../call.ts';
import { symbolId } from '../../wire/fields.ts';
import { changing } from '../../wire/body.ts';
import { entryLimit, groupId, groupLimit, groupName, watchlists } from '../../wire/watchlist.ts';

const sorted = z.strictObject({
  groupId,
  groupName: z.optional(groupName),
  symbolIds: z.array(symbolId).check(z.maxLength(entryLimit, 'is too long')),
});

export const sortWatchlists = defineCall({
  name: 'sortWatchlists',
  path: 'optionalGroup/updateUserSelfSort',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session' }),
  /** Every group and every market in it, each once: an order made from what has changed meanwhile is refused. */
  request: changing({ groups: z.array(sorted).check(z.minLength(1, 'must not be empty'), z.maxLength(groupLimit, 'is too long')) }),
  response: watchlists,
  errors: ['watchlistChanged'],
});
