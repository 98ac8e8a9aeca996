// Tells the coins that have adverts against a currency or coin.
import { getAdvertPairs } from '#lib/contract/calls/v1/c2c/advert/pairs.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveGetAdvertPairs = servePublic(
  getAdvertPairs,
  ['adverts', 'listings', 'waking'],
  async ({ quote }, { adverts, listings, waking }) => {
    const found = await adverts.pairs(quote);
    if ('refused' in found) return refuse(found.refused, found.params);
    // A list follows its markets without waiting for each of them.
    const markets = [quote, ...found.map(({ coin }) => coin)].map((coin) => listings.marketOf(`${coin}USDT`));
    waking.noteListed(markets.filter((market): market is MarketListing => market !== undefined));
    return { list: [...found] };
  },
);
