// What one unit of a coin is worth in a display currency.
import { z } from 'zod/mini';

import { defineCall } from '../../../call.ts';
import { coinText } from '../../../coin.ts';
import { decimalText } from '../../../market.ts';

export const getCurrentRateCall = defineCall({
  name: 'getCurrentRate',
  method: 'POST',
  path: 'v1/mix/getCurrentRate',
  access: 'public',
  rateClass: 'read',
  request: z.object({ coin: coinText, currency: z._default(z.enum(['USD', 'EUR']), 'USD') }),
  response: z.object({ coin: z.string(), currency: z.string(), rate: decimalText }),
  errors: ['unknownCoin'],
});
