// The user's favourites.
import { defineCall, fromUser } from '../../../../call.ts';
import { reading } from '../../../../wire/body.ts';
import { watchlists } from '../../../../wire/watchlist.ts';

export const getWatchlists = defineCall({
  name: 'getWatchlists',
  path: 'v1/mix/index/userGroupSelectedList',
  ...fromUser('everybody', 'read'),
  request: reading({}),
  response: watchlists,
});
