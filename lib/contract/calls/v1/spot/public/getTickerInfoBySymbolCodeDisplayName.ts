// Last price, 24 hours' change, range and volume of one market.
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { ticker } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';

export const getTicker = defineCall({
  name: 'getTicker',
  path: 'v1/spot/public/getTickerInfoBySymbolCodeDisplayName',
  ...fromAnybody('read', 'GET'),
  request: reading({ symbolCodeDisplayName: symbolId }),
  response: ticker,
  errors: ['symbolNotOpen'],
});
