// The user's margin wallets: what is in them, what is owed, and how far they are from their limits.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { marginAccount, marginMode } from '#lib/contract/margin.ts';
import { reading } from '#lib/contract/wire/body.ts';

export const getMarginAccounts = defineCall({
  name: 'getMarginAccounts',
  path: 'v1/margin/account/assets',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ marginMode: z.optional(marginMode) }),
  response: z.object({ list: z.array(marginAccount) }),
});
