// Opens, restricts or halts a market.
import { setMarketState } from '#lib/contract/calls/v1/operator/market/state.ts';
import { findAnyMarket } from '#server/answers/market/find-market.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveOperator } from '#server/http/serving/serve.ts';

export const serveSetMarketState = serveOperator(
  setMarketState,
  ['client', 'listings', 'projections'],
  ({ symbolId }, { listings, projections }) => {
    const market = findAnyMarket(listings, symbolId);
    return market instanceof Refusal ? null : { symbol: market.symbol, state: projections.market.stateOf(market) };
  },
  async ({ symbolId, state }, { client, listings }) => {
    const market = findAnyMarket(listings, symbolId);
    if (market instanceof Refusal) return market;
    const reply = await client.submit({ type: 'set-market-state', marketId: market.marketId, state });
    return reply.ok ? { symbol: market.symbol, state } : refuse('symbolNotOpen', { symbol: market.symbol });
  },
);
