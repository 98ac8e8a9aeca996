// The user's favourites.
import { defineCall } from '../../../../call.ts';
import { reading } from '../../../../wire/body.ts';
import { watchlists } from '../../../../wire/watchlist.ts';

export const getWatchlists = defineCall({
  name: 'getWatchlists',
  method: 'POST',
  path: 'v1/mix/index/userGroupSelectedList',
  access: 'user',
  audience: 'everybody',
  rateClass: 'read',
  request: reading({}),
  response: watchlists,
  errors: [],
});
