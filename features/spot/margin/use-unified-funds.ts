'use client';
// The unified account of whoever looks, live, and what the order form can spend of it.
import { useEffect, useMemo } from 'react';

import type { SpotMarket } from '#lib/contract/market.ts';
import type { UnifiedAccountAnswer } from '#lib/contract/unified.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useUser } from '#lib/session/user.ts';
import { unifiedFunds, type UnifiedFunds } from './unified-funds.ts';
import { useMarginTerms } from './use-margin-terms.ts';
import { useUnifiedBorrow } from './unified-borrow.ts';

/** Null: a classic account, or not known yet. */
export function useUnifiedAccount(): UnifiedAccountAnswer | null {
  const isUnified = useUser()?.isUnified === true;
  const account = useChannel(useHub(), 'unified', isUnified ? '' : null).data;
  return account === null || account.mode === 'classic' ? null : account;
}

/** `limitPrice`: of a limit order, otherwise ''. Null: a classic account, or not known yet. */
export function useUnifiedFunds(market: SpotMarket, limitPrice: string): UnifiedFunds | null {
  const isUnified = useUser()?.isUnified === true;
  const account = useUnifiedAccount();
  const terms = useMarginTerms(isUnified);
  const borrow = useUnifiedBorrow((chosen) => chosen.borrow);
  useEffect(() => void useUnifiedBorrow.persist.rehydrate(), []);
  return useMemo(
    () => (account === null || terms === null ? null : unifiedFunds({ account, terms }, market, limitPrice, borrow)),
    [account, terms, market, limitPrice, borrow],
  );
}
