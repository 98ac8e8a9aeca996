'use client';
// The contracts that stand out: the busiest, the largest moves, the dearest to hold, the most held.
import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { totalsOf } from './contract-lines.ts';
import { boardOf, hotBoards } from './hot-boards.ts';
import { HotLine } from './hot-line.tsx';
import { TotalFigures } from './total-figures.tsx';
import { useLiveContracts } from './use-live-contracts.ts';

type Props = {
  readonly markets: readonly ContractMarket[];
  readonly tickers: readonly Ticker[];
  readonly drawnMs: number;
  readonly locale: string;
};

export function HotPage({ markets, tickers, drawnMs, locale }: Props) {
  const t = useTranslations('explorer');
  const lines = useLiveContracts(markets, tickers);
  const totals = useMemo(() => totalsOf(lines), [lines]);
  return (
    <div className="page-wide px-4 py-4 md:py-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-4">
        <div>
          <h1 className="page-title">{t('hot.title')}</h1>
          <p className="mt-1 text-sm text-secondary">{t('hot.about')}</p>
        </div>
        <Link href="/futures" className="inline-flex min-h-11 items-center gap-1.5 text-sm text-accent hover:underline">
          {t('hot.toAll')} <ArrowRight size={15} aria-hidden className="rtl:-scale-x-100" />
        </Link>
      </div>
      <div className="-mx-4 md:mx-0">
        <TotalFigures totals={totals} locale={locale} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {hotBoards.map((board) => {
          const shown = boardOf(board, lines);
          return (
            <section key={board} aria-label={t(`hot.board.${board}`)} className="rounded-xl border border-subtle bg-surface-1 p-4">
              <h2 className="text-sm font-medium text-secondary">{t(`hot.board.${board}`)}</h2>
              <p className="pb-2 text-2xs text-muted">{t(`hot.boardAbout.${board}`)}</p>
              {shown.length === 0 ? <p className="py-6 text-center text-xs text-muted">{t('hot.quiet')}</p> : null}
              <ul>
                {shown.map((line) => (
                  <HotLine key={line.market.symbolId} board={board} {...line} drawnMs={drawnMs} locale={locale} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </div>
  );
}
