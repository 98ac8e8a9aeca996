'use client';
// The user's accounts as they stand: the channel tells them whenever they change, and prices move them too.
import type { AccountsWorth } from '#lib/contract/accounts/user-accounts.ts';
import { everyAccount } from '#lib/contract/channels/account.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';

/** `initial`: as the server knew them, until the channel tells. */
export function useAccounts(initial: AccountsWorth): AccountsWorth {
  return useChannel(useHub(), 'account', everyAccount).data?.worth ?? initial;
}
