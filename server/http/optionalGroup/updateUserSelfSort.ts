// Sorts and names groups of favourites.
import { sortWatchlists } from '#lib/contract/calls/optionalGroup/updateUserSelfSort.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { storedSymbolId, watchlistAnswer } from '#server/answers/users/watchlist-answer.ts';
import { sorting } from '#lib/contract/site/watchlist-edits.ts';

export const serveSortWatchlists = serveUser(sortWatchlists, ['watchlists'], async ({ groups }, { userId }, { watchlists }) =>
  watchlistAnswer(
    await watchlists.edit(userId, sorting(groups.map((group) => ({ ...group, symbolIds: group.symbolIds.map(storedSymbolId) })))),
  ),
);
