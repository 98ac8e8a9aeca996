// The source of the prices at this moment; the channel `source` tells how it goes on.
import { defineCall } from '../../../../call.ts';
import { sourceState } from '../../../../channels/source.ts';
import { reading } from '../../../../wire/body.ts';

export const getMarketSource = defineCall({
  name: 'getMarketSource',
  method: 'GET',
  path: 'v1/mix/public/marketSource',
  access: 'public',
  rateClass: 'read',
  request: reading({}),
  response: sourceState,
  errors: [],
});
