// Decimals and steps with which the numbers of a contract are shown.
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { placeConfig } from '#lib/contract/contract-market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';

export const getPlaceConfig = defineCall({
  name: 'getPlaceConfig',
  path: 'v1/mcp/contract/place',
  ...fromAnybody('read', 'GET'),
  request: reading({ symbolId }),
  response: placeConfig,
  errors: ['symbolNotOpen'],
});
