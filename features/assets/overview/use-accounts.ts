'use client';
// The user's accounts as they stand: asked for again when a balance moves, and every few seconds, since prices move too.
import { useAgainAfter } from '#lib/api/query/use-again-after.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { getAccounts } from '#lib/contract/calls/v1/assets/accountList.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';

export type Accounts = ResponseOf<typeof getAccounts>;

const everyMs = 3000;
/** Movements that come in a burst are asked about once. */
const settleMs = 250;

/** `initial`: as the server knew them. What cannot be asked for leaves what is known. */
export function useAccounts(initial: Accounts): Accounts {
  const { data, refetch } = useCall(getAccounts, {}, { initial, everyMs });
  const { data: balances, sequence } = useChannel(useHub(), 'account', '');
  useAgainAfter(balances === null ? null : sequence, refetch, settleMs);
  return data ?? initial;
}
