// The rules of one market.
import { defineCall, fromAnybody } from '../../../../call.ts';
import { spotMarket } from '../../../../market.ts';
import { reading } from '../../../../wire/body.ts';
import { symbolId } from '../../../../wire/fields.ts';

export const getSymbolInfo = defineCall({
  name: 'getSymbolInfo',
  path: 'v1/mix/public/getSymbolInfo',
  ...fromAnybody('read'),
  request: reading({ symbolId }),
  response: spotMarket,
  errors: ['symbolNotOpen'],
});
