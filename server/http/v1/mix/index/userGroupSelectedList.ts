// Tells the user's favourites.
import { getWatchlists } from '#lib/contract/calls/v1/mix/index/userGroupSelectedList.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveWatchlists = serveUser(getWatchlists, ['watchlists'], (_request, { userId }, { watchlists }) => watchlists.read(userId));
