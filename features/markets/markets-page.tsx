'use client';
// Every market: favourites in groups, spot and futures by lists, searched, sorted, moving.
import { Star } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';

import { EmptyState } from '#components/trading/empty-state.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { SortHandle } from '#components/ui/keyboard/sort-handle.tsx';
import { firstGroupId } from '#lib/contract/site/first-group.ts';
import { CoinBar } from './coin-bar.tsx';
import { CompareMarkets } from './compare/compare-markets.tsx';
import { GroupBar } from './favourites/group-bar.tsx';
import { ManageGroups } from './favourites/late-manage-groups.ts';
import { useLateFavourites } from './favourites/use-late-favourites.tsx';
import { LineBar } from './line-bar.tsx';
import { ListBar } from './list-bar.tsx';
import { useLatePrices } from './live/use-late-prices.tsx';
import { HeatMap } from './map/heat-map.tsx';
import { comparedOf, moved, pageOf, type MarketLine, type Sector } from './market-lines.ts';
import { MarketSearch } from './market-search.tsx';
import { MarketTable } from './market-table.tsx';
import { wholeLine, writeView, type MarketsPath, type MarketView } from './market-view.ts';
import { PageLinks } from './page-links.tsx';
import { FilterBar } from './screener/filter-bar.tsx';
import { useMarketLines, type MarketsData } from './use-market-lines.ts';
import { useMarketView } from './use-market-view.ts';
import { ViewLink } from './view-link.tsx';

export type MarketsPageProps = MarketsData & {
  readonly path: MarketsPath;
  readonly title: string;
  /** Beside the heading. */
  readonly tools?: ReactNode;
  /** Between the heading and the list. */
  readonly about?: ReactNode;
  readonly Details: ComponentType<{ readonly symbolId: string; readonly onClose: () => void }>;
  readonly sectors: readonly Sector[];
  readonly drawnMs: number;
  readonly locale: string;
};

const rowHeight = 52;
const none: readonly string[] = [];

export function MarketsPage({ path, title, tools, about, Details, sectors, drawnMs, locale, ...data }: MarketsPageProps) {
  const t = useTranslations('markets');
  const { view, faults, onView, onSearch } = useMarketView(path);
  const [groupId, setGroupId] = useState(firstGroupId);
  const [managing, setManaging] = useState(false);
  const [detailed, setDetailed] = useState<string | null>(null);
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const section = useRef<HTMLElement>(null);
  const isFavourites = view.line === 'favourites';
  const { groups, known, edit, contracts, listener: favouritesListener } = useLateFavourites(isFavourites);
  const followed = useMemo(() => [...new Set(data.markets.flatMap(({ line }) => line ?? []))], [data.markets]);
  const { live, listener: pricesListener } = useLatePrices(followed);
  const quotes = useMemo(() => [...new Set(data.markets.map(({ quoteCoin }) => quoteCoin))], [data.markets]);
  const starred = useMemo(() => new Set(groups.flatMap(({ symbolIds }) => symbolIds)), [groups]);
  const group = groups.find((one) => one.groupId === groupId) ?? groups[0];
  /** A star pressed outside the favourites goes to the first group. */
  const shownGroupId = isFavourites ? (group?.groupId ?? firstGroupId) : firstGroupId;
  const isCompared = view.show === 'compare';
  /** The whole line is there to be chosen from. */
  const asked = useMemo(() => (isCompared ? { ...wholeLine(view), sort: view.sort } : view), [isCompared, view]);
  const { lines, prices, days } = useMarketLines(data, asked, { live, contracts, favourites: draft ?? group?.symbolIds ?? none });
  const compared = isCompared ? comparedOf(lines, view.compared) : null;
  const listed = compared === null ? lines : view.sort === null ? compared : lines.filter((line) => compared.includes(line));
  const part = pageOf(listed, view.page);
  const star = useCallback(
    (symbolId: string, on: boolean): void =>
      edit((edits) => (on ? edits.add({ symbolIds: [symbolId], groupId: shownGroupId }) : edits.remove([symbolId]))),
    [edit, shownGroupId],
  );
  const sortable = isFavourites && view.sort === null && view.search.trim() === '' && group !== undefined;
  const keepOrder = (): void =>
    setDraft((symbolIds) => {
      if (symbolIds !== null && group !== undefined)
        queueMicrotask(() => edit(({ sort }) => sort(groups.map((one) => (one === group ? { ...one, symbolIds: [...symbolIds] } : one)))));
      return null;
    });
  const handleOf = ({ market }: MarketLine) => (
    <SortHandle
      label={t('move', { name: market.displayName })}
      rowHeight={rowHeight}
      onMove={(places) =>
        setDraft((before) => {
          const list = before ?? group?.symbolIds ?? [];
          return moved(list, list.indexOf(market.symbolId), places);
        })
      }
      onDone={keepOrder}
    />
  );
  const isNarrowed = !isFavourites && writeView({ ...view, page: 1 }) !== writeView({ ...wholeLine(view), show: view.show });
  const clear = (next: MarketView): void => {
    if (view.search !== '') onSearch('');
    onView(next);
  };
  const onPage = (next: MarketView): void => {
    onView(next);
    section.current?.scrollIntoView();
  };
  const table = (
    <MarketTable
      lines={part.shown}
      first={part.first}
      count={listed.length}
      prices={prices}
      sparklines={days}
      view={view}
      onView={onView}
      favourites={starred}
      onStar={star}
      onDetails={view.line === 'futures' ? setDetailed : null}
      drawnMs={drawnMs}
      locale={locale}
      {...(sortable ? { handleOf } : {})}
    />
  );
  return (
    <div className="page-wide px-0 pt-1.5 pb-4 md:px-4 md:py-8">
      <div className="flex flex-wrap items-center gap-x-4 px-4 pb-1.5 md:px-0 md:pb-4">
        <h1 className="page-title">{title}</h1>
        <MarketSearch view={view} onSearch={onSearch} />
        {tools}
      </div>
      {about}
      <section ref={section} className="border-y border-subtle bg-surface-1 md:rounded-xl md:border">
        <LineBar view={view} />
        {isFavourites ? (
          <GroupBar groups={groups} chosen={group?.groupId ?? firstGroupId} onChosen={setGroupId} onManage={() => setManaging(true)} />
        ) : (
          <div className="relative border-b border-subtle">
            <ListBar view={view} onView={onView} />
            {isCompared ? null : (
              <>
                <div className="me-36 hidden gap-x-6 overflow-x-auto ps-4 pt-1 pb-2 md:flex">
                  <CoinBar view={view} onView={onView} quotes={quotes} sectors={sectors} />
                </div>
                <FilterBar view={view} faults={faults} onView={onView} quotes={quotes} sectors={sectors} />
              </>
            )}
          </div>
        )}
        {listed.length > 0 && view.show === 'map' ? (
          <HeatMap lines={listed} prices={prices} locale={locale} />
        ) : compared !== null ? (
          <CompareMarkets markets={data.markets} lines={compared} days={days} view={view} onView={onView}>
            {table}
          </CompareMarkets>
        ) : listed.length > 0 ? (
          table
        ) : isFavourites && view.search.trim() === '' ? (
          <div className="px-4 py-12 text-center text-sm text-secondary">
            {known ? (
              <>
                <Star size={24} aria-hidden className="mx-auto mb-3 text-muted" />
                <p>{t('noFavourites')}</p>
              </>
            ) : (
              <p className="invisible">{t('noFavourites')}</p>
            )}
          </div>
        ) : (
          <EmptyState text={t('nothingFound')}>
            {isNarrowed ? (
              <ViewLink view={wholeLine(view)} onView={clear} className={`${buttonClasses('secondary')} max-md:h-11`}>
                {t('filter.clear')}
              </ViewLink>
            ) : null}
          </EmptyState>
        )}
        {view.show === 'table' ? <PageLinks part={part} view={view} onView={onPage} /> : null}
      </section>
      {detailed === null ? null : <Details symbolId={detailed} onClose={() => setDetailed(null)} />}
      {favouritesListener}
      {pricesListener}
      <ManageGroups open={managing} groups={groups} onEdit={edit} onClose={() => setManaging(false)} />
    </div>
  );
}
