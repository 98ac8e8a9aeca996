// Ranks the markets of the day.
import { getLeaderboards } from '#lib/contract/calls/index/indexLeaderboard.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { leaderboards } from '#server/answers/market/leaderboards.ts';
import { quoteWorth, tickersOfLine } from '#server/answers/market/line-markets.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveLeaderboards = servePublic(
  getLeaderboards,
  ['client', 'listings', 'now', 'projections', 'usdtPrice'],
  async ({ pageSize = 10, businessLine = BusinessLine.spot }, rooms) => {
    const { listings, usdtPrice } = rooms;
    const boards = leaderboards(
      await tickersOfLine(businessLine, rooms),
      quoteWorth(listings, usdtPrice),
      (symbol) => listings.marketOf(symbol) ?? { base: symbol, quote: '' },
    );
    return {
      gainers: boards.gainers.slice(0, pageSize),
      losers: boards.losers.slice(0, pageSize),
      turnover: boards.turnover.slice(0, pageSize),
    };
  },
);
