// Takes favourites away, those of markets that are listed no more included.
import { removeFavourites } from '#lib/contract/calls/optional/deleteUserSelf.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { storedSymbolId, watchlistAnswer } from '#server/answers/users/watchlist-answer.ts';
import { removing } from '#lib/contract/site/watchlist-edits.ts';

export const serveRemoveFavourites = serveUser(
  removeFavourites,
  ['watchlists'],
  async ({ symbolIds, groupId }, { userId }, { watchlists }) =>
    watchlistAnswer(await watchlists.edit(userId, removing(symbolIds.map(storedSymbolId), groupId))),
);
