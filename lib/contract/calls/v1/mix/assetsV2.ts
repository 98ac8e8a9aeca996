// The user's coins over all accounts, and the value of everything: wallets, positions, and what is owed taken off.
import * as z from 'zod/mini';

import { accountKindIds } from '#lib/contract/accounts/account-kinds.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { signedText } from '#lib/contract/wire/signed-text.ts';

const ownedCoin = z.object({
  coin: z.string(),
  available: signedText,
  /** In orders and plans, and the margin of isolated positions. */
  frozen: signedText,
  /** With unrealised profits, less what is owed. */
  total: signedText,
  /** Worth in USDT at the last price; null when there is no market to tell. */
  usdtValue: z.nullable(signedText),
});
export type OwnedCoin = z.output<typeof ownedCoin>;

export const getWorth = defineCall({
  name: 'getWorth',
  path: 'v1/mix/assetsV2',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  response: z.object({
    /** Without play money, dearest first. */
    list: z.array(ownedCoin),
    /** Account by account; play money is marked, and part of neither total. */
    accounts: z.array(z.object({ account: z.enum(accountKindIds), isPlay: z.boolean(), usdtValue: signedText })),
    totalUsdtValue: signedText,
    totalUsdValue: signedText,
  }),
});
