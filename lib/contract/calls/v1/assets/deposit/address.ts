// The address to send a coin to over a network: the same one every time.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { coin, network } from '#lib/contract/wire/fields.ts';

export const getDepositAddress = defineCall({
  name: 'getDepositAddress',
  path: 'v1/assets/deposit/address',
  ...fromUser({ audience: 'main', scope: 'read', rateClass: 'funding', staysWhenFrozen: true }),
  request: changing({ coin, network }),
  response: z.object({
    coin: z.string(),
    network: z.string(),
    address: z.string(),
    /** The text of the QR code. */
    qrText: z.string(),
    /** Blocks after which a deposit is credited. */
    confirmations: z.number(),
  }),
  errors: ['unknownCoin', 'unknownNetwork'],
});
