// Tells the price at which each market opened the day.
import { getOpenPrices } from '#lib/contract/calls/v1/kline/getOpenPrice.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { dayStart } from '#server/http/users/day-start.ts';
import { openPrices } from '#server/http/market/open-prices.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveOpenPrices = servePublic(
  getOpenPrices,
  ['listings', 'projections', 'now'],
  async ({ bussiness, timezone }, { listings, projections, now }) => {
    if (bussiness !== BusinessLine.spot) return { openPrices: [] };
    const symbols = listings.markets.map((market) => market.symbol);
    return { openPrices: [...(await openPrices(projections.candles, symbols, dayStart(now(), timezone)))] };
  },
);
