// The addresses that the user keeps.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { keptAddress, whitelistState } from '#lib/contract/money/withdrawal.ts';

export const getAddressBook = defineCall({
  name: 'getAddressBook',
  path: 'v1/assets/withdraw/address/list',
  ...fromUser({ audience: 'main', scope: 'read', rateClass: 'read' }),
  response: z.object({ list: z.array(keptAddress), whitelist: whitelistState }),
});
