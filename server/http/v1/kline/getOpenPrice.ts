// Tells the price at which each market opened the day.
import { getOpenPrices } from '#lib/contract/calls/v1/kline/getOpenPrice.ts';
import { dayStart } from '#server/answers/users/day-start.ts';
import { marketsOfLine } from '#server/answers/market/line-markets.ts';
import { openPrices } from '#server/answers/market/open-prices.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveOpenPrices = servePublic(
  getOpenPrices,
  ['client', 'listings', 'projections', 'now'],
  async ({ bussiness, timezone }, rooms) => {
    const symbols = (await marketsOfLine(bussiness, rooms)).map((market) => market.symbol);
    return { openPrices: [...(await openPrices(rooms.projections.candles, symbols, dayStart(rooms.now(), timezone)))] };
  },
);
