// Between which of the user's accounts which coins may be moved.
import * as z from 'zod/mini';

import { walletKindIds } from '#lib/contract/accounts/account-kinds.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';

const transferRoute = z.object({ from: z.enum(walletKindIds), to: z.enum(walletKindIds), coins: z.array(z.string()) });
export type TransferRoute = z.output<typeof transferRoute>;

export const getTransferRoutes = defineCall({
  name: 'getTransferRoutes',
  path: 'v1/assets/transferRoutes',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  response: z.object({ list: z.array(transferRoute) }),
});
