// The user's favourites.
import { defineCall, fromUser } from '../../../../call.ts';
import { watchlists } from '../../../../wire/watchlist.ts';

export const getWatchlists = defineCall({
  name: 'getWatchlists',
  path: 'v1/mix/index/userGroupSelectedList',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'read' }),
  response: watchlists,
});
