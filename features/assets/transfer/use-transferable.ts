'use client';
// The transferable amount at this moment, by the exchange's own figure: asked for again while the dialog is open.
import { useCall } from '#lib/api/query/use-call.ts';
import type { WalletKindId } from '#lib/contract/accounts/account-kinds.ts';
import { getTransferable } from '#lib/contract/calls/v1/assets/transferable.ts';

const everyMs = 3000;

/** Null until it is known. */
export const useTransferable = (from: WalletKindId, coin: string): string | null =>
  useCall(getTransferable, { from, coin }, { everyMs }).data?.amount ?? null;
