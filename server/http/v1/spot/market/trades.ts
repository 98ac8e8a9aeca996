// Shows the trades of a market: the newest from memory, older pages from the tape.
import { getTrades } from '#lib/contract/calls/v1/spot/market/trades.ts';
import type { PublicTrade } from '#lib/contract/market.ts';
import { findAnyMarket } from '#server/answers/market/find-market.ts';
import { pageEnd } from '#server/answers/lists/paging.ts';
import { Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

/** A page ends at a moment and a trade: with both, the tape is entered at the right place at once. */
const pageId = (trade: PublicTrade): string => `${trade.timeMs}-${trade.tradeId}`;

export const serveTrades = servePublic(
  getTrades,
  ['client', 'listings', 'projections'],
  async ({ symbolId, limit, idLessThan }, { client, listings, projections }) => {
    const market = findAnyMarket(listings, symbolId);
    if (market instanceof Refusal) return market;
    const page = (trades: readonly PublicTrade[]) => ({ trades: [...trades], nextId: pageEnd(trades, limit, pageId) });
    if (idLessThan === undefined) return page(projections.market.publicTrades(market.symbol, limit));
    const [timeMs, tradeId] = idLessThan.split('-').map(Number);
    if (timeMs === undefined || tradeId === undefined) return refuseField('idLessThan', 'must be the nextId of the page before');
    await projections.caughtUp(client.status().sequence);
    return page(await projections.trades.before(market.symbol, { timeMs, tradeId }, limit));
  },
);
