// The user's favourites.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { watchlists } from '#lib/contract/wire/watchlist.ts';

export const getWatchlists = defineCall({
  name: 'getWatchlists',
  path: 'v1/mix/index/userGroupSelectedList',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'read' }),
  response: watchlists,
});
