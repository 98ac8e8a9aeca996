// Last price, 24 hours' change, range and volume of one market.
import { defineCall } from '../../../../call.ts';
import { ticker } from '../../../../market.ts';
import { reading } from '../../../../wire/body.ts';
import { symbolId } from '../../../../wire/fields.ts';

export const getTicker = defineCall({
  name: 'getTicker',
  method: 'GET',
  path: 'v1/spot/public/getTickerInfoBySymbolCodeDisplayName',
  access: 'public',
  rateClass: 'read',
  request: reading({ symbolCodeDisplayName: symbolId }),
  response: ticker,
  errors: ['symbolNotOpen'],
});
