// Adds favourites.
import { addFavourites } from '#lib/contract/calls/optional/addUserSelf.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { findAnyMarket } from '#server/answers/market/find-market.ts';
import { Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { watchlistAnswer } from '#server/answers/users/watchlist-answer.ts';
import { adding } from '#lib/contract/site/watchlist-edits.ts';

export const serveAddFavourites = serveUser(
  addFavourites,
  ['listings', 'watchlists'],
  async (request, { userId }, { listings, watchlists }) => {
    if (request.symbolIds.length === 0 && request.groupName === undefined) return refuseField('symbolIds', 'must not be empty');
    const symbolIds: string[] = [];
    for (const symbolId of request.symbolIds) {
      const market = findAnyMarket(listings, symbolId);
      if (market instanceof Refusal) return market;
      symbolIds.push(symbolIdOf(market.symbol));
    }
    return watchlistAnswer(await watchlists.edit(userId, adding({ ...request, symbolIds })));
  },
);
