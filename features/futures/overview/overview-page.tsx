'use client';
// Every contract of the exchange, kind by kind, with what it costs to hold and how much of it is held.
import { ArrowRight, Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';

import { lateDialog } from '#components/ui/late/late-part.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { panelId, TabList, tabId } from '#components/ui/tabs/tab-list.tsx';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { FuturesTools } from '../tools/futures-tools.tsx';
import { totalsOf } from './contract-lines.ts';
import { ContractTable } from './contract-table.tsx';
import { cutSearch, overviewTabs, shownLines, writeOverview, type OverviewView } from './overview-view.ts';
import { TotalFigures } from './total-figures.tsx';
import { useContractStars } from './use-contract-stars.ts';
import { useLiveContracts } from './use-live-contracts.ts';

const ContractDetails = lateDialog(async () => (await import('../details/contract-details.tsx')).ContractDetails);

type Props = {
  /** The contracts of all lines of real money. */
  readonly markets: readonly ContractMarket[];
  readonly tickers: readonly Ticker[];
  readonly sparklines: readonly { readonly symbol: string; readonly closes: readonly string[] }[];
  readonly initial: OverviewView;
  readonly drawnMs: number;
  readonly locale: string;
};

/** The tools of the first contract that is shown: details stand beside each. */
const besideList = ['calculator', 'whatIf'] as const;
const lessons = ['what', 'margin', 'funding'] as const;

export function OverviewPage({ markets, tickers, sparklines, initial, drawnMs, locale }: Props) {
  const t = useTranslations('explorer');
  const [view, setView] = useState(initial);
  const [detailed, setDetailed] = useState<string | null>(null);
  const lines = useLiveContracts(markets, tickers);
  const days = useMemo(() => new Map(sparklines.map(({ symbol, closes }) => [symbol, closes])), [sparklines]);
  const totals = useMemo(() => totalsOf(lines), [lines]);
  const { starred, known, onStar } = useContractStars();
  const shown = shownLines(view, lines, starred);
  const first = shown[0] ?? lines[0];
  const isSearched = view.search.trim() !== '';
  const change = (part: Partial<OverviewView>): void => {
    const after = { ...view, ...part };
    setView(after);
    // Without a new entry in the history: a tab is not a walk through pages.
    window.history.replaceState(null, '', `${window.location.pathname}${writeOverview(after)}`);
  };
  const detail = lines.find(({ market }) => market.symbolId === detailed);
  return (
    <div className="page-wide py-4 md:px-4 md:py-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 px-4 pb-4 md:px-0">
        <h1 className="page-title">{t('overview.title')}</h1>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {first === undefined ? null : <FuturesTools market={first.market} ticker={first.ticker} tools={besideList} named />}
          <Link href="/futures/hot" className="inline-flex min-h-11 items-center gap-1.5 text-sm text-accent hover:underline">
            {t('overview.toHot')} <ArrowRight size={15} aria-hidden className="rtl:-scale-x-100" />
          </Link>
        </div>
      </div>
      <ul className="flex max-w-3xl flex-col gap-1 px-4 pb-5 text-sm text-secondary max-md:text-xs md:px-0">
        {lessons.map((lesson) => (
          <li key={lesson}>{t(`overview.${lesson}`)}</li>
        ))}
      </ul>
      <TotalFigures totals={totals} locale={locale} />
      <section className="border-y border-subtle bg-surface-1 md:rounded-xl md:border">
        <div className="flex flex-wrap items-center gap-2 border-b border-subtle px-1 md:h-14 md:px-2 md:pe-3">
          <TabList
            name={t('overview.kinds')}
            idPrefix="contracts"
            tabs={overviewTabs.map((tab) => ({ id: tab, label: t(`kind.${tab}`) }))}
            chosen={view.tab}
            onChosen={(tab) => change({ tab })}
            look="tall"
            className="min-w-0 flex-1 md:h-full"
          />
          <label className="ms-auto flex h-9 w-full items-center gap-2 rounded-md border border-field bg-field px-3 field-ring focus-within:border-accent max-md:mx-1 max-md:mb-2 max-md:h-11 md:w-60">
            <Search size={15} aria-hidden className="text-muted" />
            <input
              type="search"
              value={view.search}
              onChange={(event) => change({ search: cutSearch(event.target.value) })}
              aria-label={t('overview.search')}
              placeholder={t('overview.search')}
              className="min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-muted"
            />
          </label>
        </div>
        <div
          role="tabpanel"
          id={panelId('contracts', view.tab)}
          aria-labelledby={tabId('contracts', view.tab)}
          className="max-[24rem]:overflow-x-auto"
        >
          {shown.length === 0 ? (
            <EmptyState
              text={
                isSearched
                  ? t('overview.nothingFound')
                  : view.tab !== 'favourites'
                    ? t('overview.none')
                    : known
                      ? t('overview.noFavourites')
                      : ''
              }
            />
          ) : (
            <ContractTable
              tab={view.tab}
              lines={shown}
              days={days}
              sort={view.sort}
              onSort={(sort) => change({ sort })}
              starred={starred}
              onStar={onStar}
              onDetails={setDetailed}
              drawnMs={drawnMs}
              locale={locale}
            />
          )}
        </div>
      </section>
      {detail === undefined ? null : <ContractDetails market={detail.market} ticker={detail.ticker} onClose={() => setDetailed(null)} />}
    </div>
  );
}
