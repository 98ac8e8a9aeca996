// Lists markets that are searched for most.
import { getHotMarkets } from '#lib/contract/calls/v1/mix/market/contract/hotCoinSearchList.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { chosenTickers } from '#server/answers/market/leaderboards.ts';
import { quoteWorth, tickersOfLine } from '#server/answers/market/line-markets.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveHotMarkets = servePublic(
  getHotMarkets,
  ['client', 'listings', 'now', 'site', 'projections', 'usdtPrice'],
  async ({ businessLine = BusinessLine.spot }, rooms) => {
    const tickers = await tickersOfLine(businessLine, rooms);
    return { list: chosenTickers(rooms.site.read('hot').search, tickers, quoteWorth(rooms.listings, rooms.usdtPrice)) };
  },
);
