// Decimals and steps with which the numbers of a contract are shown.
import { defineCall, fromAnybody } from '../../../../call.ts';
import { placeConfig } from '../../../../contract-market.ts';
import { reading } from '../../../../wire/body.ts';
import { symbolId } from '../../../../wire/fields.ts';

export const getPlaceConfig = defineCall({
  name: 'getPlaceConfig',
  path: 'v1/mcp/contract/place',
  ...fromAnybody('read', 'GET'),
  request: reading({ symbolId }),
  response: placeConfig,
  errors: ['symbolNotOpen'],
});
