// The check of an address for a withdrawal: by form and checksum, with the networks that it looks like where it is none of the network.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { coin, network } from '#lib/contract/wire/fields.ts';
import { address } from '#lib/contract/wire/withdrawal-fields.ts';

export const checkAddress = defineCall({
  name: 'checkAddress',
  path: 'v1/assets/withdraw/address/check',
  ...fromUser({ audience: 'main', scope: 'read', rateClass: 'read' }),
  request: reading({ coin, network, address }),
  response: z.object({
    /** Null: an address of the network. */
    problem: z.nullable(z.enum(['invalidAddress', 'addressChecksum'])),
    /** The coin's own networks where one fits, else others; a few at most, and none for an address of the network. */
    looksLike: z.array(z.string()),
  }),
  errors: ['unknownCoin', 'unknownNetwork'],
});
