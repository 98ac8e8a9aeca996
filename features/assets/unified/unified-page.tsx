'use client';
// The account as one: how it stands, what is in it, in which mode it is, and what its coins count for.
import { useTranslations } from 'next-intl';

import { HelpHint } from '#components/trading/help-hint.tsx';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import type { MarginCoinTerms } from '#lib/contract/margin.ts';
import type { UnifiedAccountAnswer } from '#lib/contract/unified.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { type Rates, useWorth } from '../use-worth.ts';
import { CollateralTable } from './collateral-table.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { Standing } from './standing.tsx';
import { UnifiedCoins } from './unified-coins.tsx';

/** The unified account as it stands, told whenever it changes. `initial`: as the server knew it. */
const useUnified = (initial: UnifiedAccountAnswer): UnifiedAccountAnswer => useChannel(useHub(), 'unified', '').data ?? initial;

type Props = {
  readonly account: UnifiedAccountAnswer;
  readonly collateral: readonly Pick<MarginCoinTerms, 'coin' | 'collateral'>[];
  readonly rates: Rates;
  readonly locale: string;
};

export function UnifiedPage({ account: initial, collateral, rates, locale }: Props) {
  const t = useTranslations('unified');
  const shell = useTranslations('shell');
  const worth = useWorth(locale, rates);
  const account = useUnified(initial);
  return (
    <div className="page-wide flex flex-col gap-4 px-4 py-6 md:gap-5 md:py-8">
      <div>
        <Breadcrumbs label={shell('trail')} trail={[{ name: t('back'), href: '/asset' }, { name: t('title') }]} />
        <div className="mt-1 flex items-center gap-1.5">
          <h1 className="page-title">{t('title')}</h1>
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
