// The rules of one market, of spot or of a contract.
import { defineCall, fromAnybody } from '../../../../call.ts';
import { anyMarket } from '../../../../wire/any-market.ts';
import { reading } from '../../../../wire/body.ts';
import { symbolId } from '../../../../wire/fields.ts';

export const getSymbolInfo = defineCall({
  name: 'getSymbolInfo',
  path: 'v1/mix/public/getSymbolInfo',
  ...fromAnybody('read'),
  request: reading({ symbolId }),
  response: anyMarket,
  errors: ['symbolNotOpen'],
});
