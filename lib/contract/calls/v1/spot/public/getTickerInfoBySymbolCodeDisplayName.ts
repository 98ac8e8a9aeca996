// Last price, 24 hours' change, range and volume of one market.
import { defineCall, fromAnybody } from '../../../../call.ts';
import { ticker } from '../../../../market.ts';
import { reading } from '../../../../wire/body.ts';
import { symbolId } from '../../../../wire/fields.ts';

export const getTicker = defineCall({
  name: 'getTicker',
  path: 'v1/spot/public/getTickerInfoBySymbolCodeDisplayName',
  ...fromAnybody('read', 'GET'),
  request: reading({ symbolCodeDisplayName: symbolId }),
  response: ticker,
  errors: ['symbolNotOpen'],
});
