// Lists the backtests that the user keeps.
import { getKeptBacktests } from '#lib/contract/calls/v1/trigger/strategy/backtest/kept.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { findAnyMarket } from '#server/answers/market/find-market.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveKeptBacktests = serveUser(
  getKeptBacktests,
  ['backtests', 'listings'],
  async ({ symbolId }, { accountId }, { backtests, listings }) => {
    const market = symbolId === undefined ? null : findAnyMarket(listings, symbolId);
    if (market instanceof Refusal) return market;
    const list = await backtests.kept(accountId);
    return { list: list.filter(({ request }) => market === null || request.symbolId === symbolIdOf(market.symbol)) };
  },
);
