'use client';
// The account as one: how it stands, what is in it, in which mode it is, and what its coins count for.
import { ChevronLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { HelpHint } from '#components/trading/help-hint.tsx';
import type { MarginCoinTerms } from '#lib/contract/margin.ts';
import type { UnifiedAccountAnswer } from '#lib/contract/unified.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useWorth, type Rates } from '../use-worth.ts';
import { CollateralTable } from './collateral-table.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { Standing } from './standing.tsx';
import { UnifiedCoins } from './unified-coins.tsx';
import { useUnified } from './use-unified.ts';

type Props = {
  readonly account: UnifiedAccountAnswer;
  readonly collateral: readonly Pick<MarginCoinTerms, 'coin' | 'collateral'>[];
  readonly rates: Rates;
  readonly locale: string;
};

export function UnifiedPage({ account: initial, collateral, rates, locale }: Props) {
  const t = useTranslations('unified');
  const worth = useWorth(locale, rates);
  const account = useUnified(initial);
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-4 px-4 py-6 md:gap-5 md:py-8">
      <div>
        <Link href="/asset" className="inline-flex items-center gap-1 text-sm text-secondary hover:text-primary max-md:min-h-11">
          <ChevronLeft size={15} aria-hidden className="rtl:rotate-180" /> {t('back')}
        </Link>
        <div className="mt-1 flex items-center gap-1.5">
          <h1 className="text-xl font-semibold md:text-2xl">{t('title')}</h1>
          <HelpHint to="unified" />
        </div>
        <p className="mt-1 text-sm text-secondary">{t(`lead.${account.mode}`)}</p>
      </div>
      {account.mode === 'classic' ? null : (
        <>
          <Standing account={account} worth={worth} />
          <UnifiedCoins account={account} />
        </>
      )}
      <ModeSwitch account={account} />
      <CollateralTable coins={collateral} />
    </div>
  );
}
