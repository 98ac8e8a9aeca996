'use client';
// The curve of what one was worth: asked for when its span is chosen, and every minute while it is looked at.
import { useCall } from '#lib/api/query/use-call.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import type { AccountKindId } from '#lib/contract/accounts/account-kinds.ts';
import { getEquity, type EquitySpan } from '#lib/contract/calls/v1/assets/equity.ts';

export type Equity = ResponseOf<typeof getEquity>;

const everyMs = 60_000;

/**
 * Null while it is not known. `failed`: it was asked for in vain, and what is shown is older.
 * `account`: null for all of them. `initial`: by the days of UTC, shown until those of the reader are here.
 */
export function useEquity(
  span: EquitySpan,
  zoneMinutes: number,
  account: AccountKindId | null,
  initial: Equity | null,
): { readonly equity: Equity | null; readonly failed: boolean } {
  const { data, isError } = useCall(
    getEquity,
    { span, zoneMinutes, ...(account === null ? {} : { account }) },
    { everyMs, initial: zoneMinutes === 0 ? initial : null },
  );
  return { equity: data ?? initial, failed: isError };
}
