'use client';
// The user's accounts as they stand.
import { useCallback } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { getAccounts } from '#lib/contract/calls/v1/assets/accountList.ts';
import { useLivingAnswer } from '../use-living-answer.ts';

export type Accounts = ResponseOf<typeof getAccounts>;

/** `initial`: as the server knew them. */
export function useAccounts(initial: Accounts): Accounts {
  const api = useApi();
  const ask = useCallback((signal: AbortSignal) => api.call(getAccounts, {}, { signal }), [api]);
  return useLivingAnswer(initial, ask).answer;
}
