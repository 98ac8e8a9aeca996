'use client';
// Over the order form: own coins, the shared margin wallet or the pair's, where the venue lends for the pair.
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

import type { MarginTerms } from '#lib/contract/margin.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { useUser } from '#lib/session/user.ts';
import { useTradingWallet, type WalletMode } from './trading-wallet.ts';
import { MarginWallet } from './margin-wallet.tsx';
import { UnifiedWallet } from './unified-wallet.tsx';
import { useMarginTerms } from './use-margin-terms.ts';

/** The modes that can be chosen for a market; own coins alone where nothing is lent. */
function modesOf(terms: MarginTerms, market: SpotMarket): readonly WalletMode[] {
  const lent = (code: string): boolean => terms.coins.some(({ coin }) => coin === code);
  return [
    'spot',
    ...(lent(market.baseCoin) && lent(market.quoteCoin) ? (['cross'] as const) : []),
    ...(terms.markets.some(({ symbol }) => symbol === market.symbol) ? (['isolated'] as const) : []),
  ];
}

export function MarginSwitch({ market }: { readonly market: SpotMarket }) {
  const t = useTranslations('margin');
  const user = useUser();
  const { mode, choose } = useTradingWallet();
  const terms = useMarginTerms(user !== null);
  const modes = terms === null ? null : modesOf(terms, market);
  // Another market may not be lent for, and nobody's order goes into a wallet that is not on the screen.
  useEffect(() => {
    if (modes !== null && !modes.includes(mode)) choose('spot');
  }, [modes, mode, choose]);
  useEffect(() => () => choose('spot'), [choose]);
  // A unified account has no other wallet to choose.
  if (user?.isUnified === true) return <UnifiedWallet />;
  if (user === null || terms === null || modes === null || modes.length === 1) return null;
  return (
    <div className="flex flex-col gap-2">
      <div role="group" aria-label={t('mode.name')} className="flex gap-1 rounded-md border border-subtle p-0.5">
        {modes.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={mode === one}
            title={t(`mode.about.${one}`)}
            onClick={() => choose(one)}
            className="h-6 flex-1 rounded text-2xs text-muted hover:text-primary aria-pressed:bg-surface-3 aria-pressed:font-medium aria-pressed:text-primary max-md:h-10 max-md:text-xs"
          >
            {t(`mode.${one}`)}
          </button>
        ))}
      </div>
      {mode === 'spot' ? null : <MarginWallet key={`${mode} ${market.symbol}`} market={market} mode={mode} terms={terms} />}
    </div>
  );
}
