'use client';
// Watches over the margin wallets of somebody who owes, whichever page is open; who owes nothing is asked once and then left alone.
import { useCallback, useState } from 'react';

import { useCall } from '#lib/api/query/use-call.ts';
import { getMarginAccounts } from '#lib/contract/calls/v1/margin/account/assets.ts';
import { useRouter } from '#lib/i18n/navigation.ts';
import { LateWords } from '#lib/i18n/late-words.tsx';
import { usePairNames } from '../../orders/use-pair-names.ts';
import { useOrdersView } from '../../orders-view.ts';
import type { NamedWallet } from '../wallet-name.tsx';
import { owedCoins } from '../use-margin-wallets.ts';
import { MarginNotices } from './margin-notices.tsx';
import { useOpenOrderLists } from './open-order-lists.ts';

function Notices({ onOwed }: { readonly onOwed: () => void }) {
  const { pairOf } = usePairNames(null, true);
  const router = useRouter();
  const showDebts = ({ marginMode }: NamedWallet): void => {
    if (useOpenOrderLists.getState().open > 0) useOrdersView.getState().show('debts');
    else router.push(`/order/marginOrderInfo?tab=debts&tabType=${marginMode === 'isolated' ? 'isolated' : 'cross'}`);
  };
  return <MarginNotices pairOf={pairOf} onOwed={onOwed} onDebts={showDebts} />;
}

export default function MarginWatch() {
  const hasOrderLists = useOpenOrderLists(({ open }) => open > 0);
  const asked = useCall(getMarginAccounts, {}).data?.list.some((wallet) => owedCoins(wallet).length > 0);
  /** As it was found out since; null: nothing was. */
  const [found, setFound] = useState<boolean | null>(null);
  const owes = found ?? asked ?? false;
  const keep = useCallback(() => setFound(true), []);
  const leave = useCallback(() => setFound(false), []);
  return owes || hasOrderLists ? (
    <LateWords namespace="margin" onFailed={leave}>
      <Notices onOwed={keep} />
    </LateWords>
  ) : null;
}
