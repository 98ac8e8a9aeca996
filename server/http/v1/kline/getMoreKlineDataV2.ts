// Reads candles of a market.
import { getCandles } from '#lib/contract/calls/v1/kline/getMoreKlineDataV2.ts';
import { findAnyMarket } from '#server/answers/market/find-market.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveCandles = servePublic(
  getCandles,
  ['listings', 'projections'],
  async ({ symbolId, interval, endTime, limit }, { listings, projections }) => {
    const market = findAnyMarket(listings, symbolId);
    if (market instanceof Refusal) return market;
    return { candles: [...(await projections.candles.list(market.symbol, interval, { endMs: endTime, limit }))] };
  },
);
