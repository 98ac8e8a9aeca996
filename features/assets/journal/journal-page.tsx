// The journal of one's closed positions and spot sales, with notes and tags of one's own.
import { getTranslations } from 'next-intl/server';

import { EmptyState } from '#components/trading/empty-state.tsx';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import type { AnyMarket } from '#lib/contract/wire/any-market.ts';
import type { JournalFigures, JournalTrade } from '#lib/contract/history/trade-journal.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { ExportJournal } from './export-journal.tsx';
import type { JournalHeads } from './journal-file.ts';
import { JournalFilters } from './journal-filters.tsx';
import { JournalResults } from './journal-results.tsx';
import { JournalTrades } from './journal-trades.tsx';
import { journalAddress, journalPath, type JournalView } from './journal-view.ts';

type Props = {
  readonly view: JournalView;
  readonly trades: readonly JournalTrade[];
  readonly nextId: string | null;
  readonly figures: JournalFigures;
  /** The figures of all trades. */
  readonly all: JournalFigures;
  /** Those that there are trades in. */
  readonly traded: readonly AnyMarket[];
  /** The address of the page, with its language. */
  readonly action: string;
  /** The place where contracts are traded in this world. */
  readonly desk: string;
};

export async function JournalPage({ view, trades, nextId, figures, all, traded, action, desk }: Props) {
  const t = await getTranslations('portfolio');
  const shell = await getTranslations('shell');
  const positions = await getTranslations('positions');
  const spot = await getTranslations('spot');
  const lists = await getTranslations('terminal.filter');
  const pages = await getTranslations('help.announcements');
  const markets = new Map(traded.map((market) => [market.symbolId, market]));
  const nameOf = (symbolId: string): string => {
    const market = markets.get(symbolId);
    if (market === undefined) return symbolId.replace(/_[A-Z]+$/, '');
    return 'form' in market ? market.symbolCodeDisplayName : market.displayName;
  };
  const heads: JournalHeads = {
    opened: positions('column.opened'),
    closed: positions('column.closed'),
    contract: spot('filter.market'),
    side: positions('filter.name.side'),
    quantity: positions('column.quantity'),
    entry: positions('column.entry'),
    exitPrice: positions('column.exitPrice'),
    profit: positions('column.profit'),
    fee: positions('column.fee'),
    funding: positions('tab.funding'),
    net: positions('column.net'),
    coin: t('coin'),
    note: t('journal.note'),
    tags: t('journal.tags'),
    covered: t('journal.covered'),
  };
  const link = (href: string, name: string, look: 'primary' | 'secondary' = 'secondary') => (
    <Link href={href} className={`${buttonClasses(look)} max-md:h-11`}>
      {name}
    </Link>
  );
  return (
    <div className="page-wide flex flex-1 flex-col gap-4 px-4 py-6 md:gap-5 md:py-8">
      <div>
        <Breadcrumbs label={shell('trail')} trail={[{ name: t('title'), href: '/asset' }, { name: t('journal.title') }]} />
        <h1 className="mt-1 page-title">{t('journal.title')}</h1>
        <p className="mt-1 max-w-prose text-sm text-muted">{t('journal.about')}</p>
      </div>
      {all.markets.length === 0 ? (
        <div className="flex min-h-72 flex-col rounded-xl border border-subtle bg-surface-1">
          <EmptyState text={t('journal.empty')}>{link(desk, t('trade'), 'primary')}</EmptyState>
        </div>
      ) : (
        <>
          <JournalFilters view={view} all={all} nameOf={nameOf} action={action} />
          {trades.length === 0 ? (
            <div className="flex min-h-72 flex-col rounded-xl border border-subtle bg-surface-1">
              <EmptyState text={lists('nothing')}>{link(journalPath, lists('clear'))}</EmptyState>
            </div>
          ) : (
            <>
              <JournalResults figures={figures} nameOf={nameOf} />
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h2 className="text-base font-semibold">{t('journal.trades')}</h2>
                <ExportJournal view={view} heads={heads} />
              </div>
              <JournalTrades trades={trades} markets={markets} nameOf={nameOf} view={view} />
            </>
          )}
          {view.before === '' && nextId === null ? null : (
            <nav aria-label={t('journal.pages')} className="flex justify-center gap-2">
              {view.before === '' ? null : link(journalAddress({ ...view, before: '' }), pages('newer'))}
              {nextId === null ? null : link(journalAddress({ ...view, before: nextId }), pages('older'))}
            </nav>
          )}
        </>
      )}
    </div>
  );
}
