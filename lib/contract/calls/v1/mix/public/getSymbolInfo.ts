// The rules of one market, of spot or of a contract.
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { anyMarket } from '#lib/contract/wire/any-market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';

export const getSymbolInfo = defineCall({
  name: 'getSymbolInfo',
  path: 'v1/mix/public/getSymbolInfo',
  ...fromAnybody('read'),
  request: reading({ symbolId }),
  response: anyMarket,
  errors: ['symbolNotOpen'],
});
