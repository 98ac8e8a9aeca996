// The address to send a coin to on a network; made at the first asking, and the same ever after.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { coinText, networkText } from '../../../../coin.ts';

export const depositAddressCall = defineCall({
  name: 'depositAddress',
  method: 'POST',
  path: 'v1/assets/deposit/address',
  access: 'user',
  rateClass: 'funding',
  request: z.object({ coin: coinText, network: networkText }),
  response: z.object({ coin: z.string(), network: z.string(), address: z.string(), requiredConfirmations: z.number(), isTestNetwork: z.boolean() }),
  errors: ['unknownCoin', 'unknownNetwork'],
});
