// The wallet that owes or has owed: the shared one, the one of a pair, or all of a unified account.
import { useTranslations } from 'next-intl';

import type { LendingMode } from '#lib/contract/margin.ts';
import { symbolOf } from '#lib/contract/wire/orders/spot-order.ts';
import { isolateLtr } from '#lib/format/bidi.ts';

export type NamedWallet = { readonly marginMode: LendingMode; readonly symbolId: string };

/** Cross; Isolated BTC/USDT. */
export function useWalletName(pairOf: (symbol: string) => string): (wallet: NamedWallet) => string {
  const t = useTranslations('margin');
  return ({ marginMode, symbolId }) =>
    marginMode !== 'isolated' ? t(`mode.${marginMode}`) : `${t('mode.isolated')} ${isolateLtr(pairOf(symbolOf(symbolId)))}`;
}

export function WalletCell({ wallet, pairOf }: { readonly wallet: NamedWallet; readonly pairOf: (symbol: string) => string }) {
  return <span className="font-medium text-primary">{useWalletName(pairOf)(wallet)}</span>;
}
