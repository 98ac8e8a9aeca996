// Opens, restricts or halts all markets of the live venue.
import { MarketState } from '#lib/contract/enums.ts';
import { setAllMarketStates } from '#lib/contract/calls/v1/operator/market/all.ts';
import { statesOfMarkets } from '#server/answers/market/states-of-markets.ts';
import { serveOperator } from '#server/http/serving/serve.ts';

export const serveSetAllMarketStates = serveOperator(
  setAllMarketStates,
  ['client', 'listings', 'projections', 'now'],
  (_request, rooms) =>
    statesOfMarkets(rooms)
      .filter(({ state }) => state !== MarketState.online)
      .map(({ market: { symbol }, state }) => ({ symbol, state })),
  async ({ state }, rooms) => {
    const others = statesOfMarkets(rooms).filter((one) => one.state !== state);
    const replies = await rooms.client.submitAll(others.map(({ market: { marketId } }) => ({ type: 'set-market-state', marketId, state })));
    const refused = others.flatMap(({ market: { symbol } }, at) => (replies[at]?.ok === true ? [] : [symbol]));
    return { changed: others.length - refused.length, refused };
  },
);
