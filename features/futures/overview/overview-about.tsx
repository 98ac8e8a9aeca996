'use client';
// Above the list of all contracts: what a future is, and the totals of the moment.
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

import type { Ticker } from '#lib/contract/market.ts';
import { totalsOf, type CountedContract } from './contract-lines.ts';
import { TotalFigures } from './total-figures.tsx';
import { useLiveContracts } from './use-live-contracts.ts';

const lessons = ['what', 'margin', 'funding'] as const;

type Props = { readonly markets: readonly CountedContract[]; readonly tickers: readonly Ticker[]; readonly locale: string };

export function OverviewAbout({ markets, tickers, locale }: Props) {
  const t = useTranslations('explorer');
  const lines = useLiveContracts(markets, tickers);
  const totals = useMemo(() => totalsOf(lines), [lines]);
  return (
    <>
      <ul className="flex max-w-3xl flex-col gap-1 px-4 pb-5 text-sm text-secondary max-md:text-xs md:px-0">
        {lessons.map((lesson) => (
          <li key={lesson}>{t(`overview.${lesson}`)}</li>
        ))}
      </ul>
      <TotalFigures totals={totals} locale={locale} />
    </>
  );
}
