'use client';
// Tells when a margin wallet is called or was liquidated, and explains the latter when asked.
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';

import { lateDialog } from '#components/ui/late/late-part.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { getMarginRecords } from '#lib/contract/calls/v1/margin/history/list.ts';
import type { MarginAccountRow, MarginRecord } from '#lib/contract/margin.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { announce } from '#lib/session/notices/announce.ts';
import { owedCoins, useMarginWallets } from '../use-margin-wallets.ts';
import { useWalletName, type NamedWallet } from '../wallet-name.tsx';
import { useLiquidationView } from './liquidation-view.ts';
import { marginNews } from './margin-news.ts';

const LiquidationDialog = lateDialog(async () => (await import('./liquidation-dialog.tsx')).LiquidationDialog);

/** The views may learn of it a moment after the wallet's own channel. */
const askAfterMs = [300, 2000];

/** Tells of the newest liquidation when it was not known before; ask it whenever there may have been one. */
function useLiquidationNews(wanted: boolean, nameOf: (record: NamedWallet) => string): () => unknown {
  const t = useTranslations('margin.notice');
  const { data, refetch } = useCall(getMarginRecords, { kind: 'liquidation', pageSize: 1 }, { enabled: wanted, anew: true });
  /** The newest that was known; undefined: not asked yet. */
  const known = useRef<string | null | undefined>(undefined);
  const tell = useEffectEvent((newest: MarginRecord): void => {
    const text = t('liquidated', { wallet: nameOf(newest) });
    showToast('failed', text, { label: t('why'), onChosen: () => useLiquidationView.getState().explain(newest.id) });
    announce('trigger', text);
  });
  useEffect(() => {
    if (data === undefined) return;
    const [newest] = data.list;
    const before = known.current;
    known.current = newest?.id ?? null;
    if (before !== undefined && newest !== undefined && newest.id !== before) tell(newest);
  }, [data]);
  return refetch;
}

type Props = {
  readonly pairOf: (symbol: string) => string;
  /** Something is owed. */
  readonly onOwed: () => void;
  /** Asked to show what a wallet owes. */
  readonly onDebts: (wallet: NamedWallet) => void;
};

export function MarginNotices({ pairOf, onOwed, onDebts }: Props) {
  const t = useTranslations('margin.notice');
  const wallets = useMarginWallets(true);
  const nameOf = useWalletName(pairOf);
  const askForNews = useEffectEvent(useLiquidationNews(wallets !== null, nameOf));
  const before = useRef<readonly MarginAccountRow[] | null>(null);
  const shownId = useLiquidationView(({ id }) => id);
  const close = useLiquidationView((view) => view.close);
  const tell = useEffectEvent((called: readonly MarginAccountRow[]): void => {
    for (const wallet of called) {
      const text = t('called', { wallet: nameOf(wallet), ratio: isolateLtr(formatPercent(wallet.riskRatio)) });
      showToast('failed', text, { label: t('act'), onChosen: () => onDebts(wallet) });
      announce('trigger', text);
    }
  });
  useEffect(() => {
    if (wallets === null) return;
    const { called, mayBeLiquidated } = marginNews(before.current, wallets);
    before.current = wallets;
    if (wallets.some((wallet) => owedCoins(wallet).length > 0)) onOwed();
    tell(called);
    if (mayBeLiquidated) for (const delayMs of askAfterMs) setTimeout(() => void askForNews(), delayMs);
  }, [wallets, onOwed]);
  return shownId === null ? null : <LiquidationDialog key={shownId} id={shownId} pairOf={pairOf} onClose={close} />;
}
