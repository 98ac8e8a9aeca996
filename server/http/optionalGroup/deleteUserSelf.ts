// Deletes a group of favourites.
import { removeWatchlist } from '#lib/contract/calls/optionalGroup/deleteUserSelf.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { watchlistAnswer } from '#server/answers/users/watchlist-answer.ts';
import { removingGroup } from '#lib/contract/site/watchlist-edits.ts';

export const serveRemoveWatchlist = serveUser(removeWatchlist, ['watchlists'], async ({ groupId }, { userId }, { watchlists }) =>
  watchlistAnswer(await watchlists.edit(userId, removingGroup(groupId))),
);
