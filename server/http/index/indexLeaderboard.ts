// Ranks the markets of the day.
import { getLeaderboards } from '#lib/contract/calls/index/indexLeaderboard.ts';
import { leaderboards } from '#server/http/market/leaderboards.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveLeaderboards = servePublic(
  getLeaderboards,
  ['projections', 'usdtPrice', 'listings'],
  ({ pageSize = 10 }, { projections, usdtPrice, listings }) => {
    const boards = leaderboards(
      projections.market.tickers(),
      (symbol) => usdtPrice(listings.marketOf(symbol)?.quote ?? ''),
      (symbol) => listings.marketOf(symbol)?.base ?? symbol,
    );
    return {
      gainers: boards.gainers.slice(0, pageSize),
      losers: boards.losers.slice(0, pageSize),
      turnover: boards.turnover.slice(0, pageSize),
    };
  },
);
