// The source of the prices at this moment; the channel `source` tells how it goes on.
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { sourceState } from '#lib/contract/channels/source.ts';

export const getMarketSource = defineCall({
  name: 'getMarketSource',
  path: 'v1/mix/public/marketSource',
  ...fromAnybody('read', 'GET'),
  response: sourceState,
});
