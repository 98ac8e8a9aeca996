// Decimals and steps with which the numbers of a contract are shown.
import { defineCall } from '../../../../call.ts';
import { placeConfig } from '../../../../contract-market.ts';
import { reading } from '../../../../wire/body.ts';
import { symbolId } from '../../../../wire/fields.ts';

export const getPlaceConfig = defineCall({
  name: 'getPlaceConfig',
  method: 'GET',
  path: 'v1/mcp/contract/place',
  access: 'public',
  rateClass: 'read',
  request: reading({ symbolId }),
  response: placeConfig,
  errors: ['symbolNotOpen'],
});
