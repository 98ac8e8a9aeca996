'use client';
// Every market: favourites in groups, one quote coin at a time, searched, sorted, moving.
import { Search, Star } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';

import { EmptyState } from '#components/trading/empty-state.tsx';
import { panelId, TabList, tabId } from '#components/ui/tabs/tab-list.tsx';
import { SortHandle } from '#components/ui/keyboard/sort-handle.tsx';
import type { SpotMarket, Ticker } from '#lib/contract/market.ts';
import { firstGroupId } from '#lib/contract/wire/watchlist.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { GroupBar } from './group-bar.tsx';
import { ManageGroups } from './manage-groups.tsx';
import { MarketTable } from './market-table.tsx';
import { linesOf, moved, type MarketLine, type MarketView } from './market-view.ts';
import { useFavouriteContracts } from './use-favourite-contracts.ts';
import { useFavouriteEdits } from './use-favourite-edits.ts';
import { useMarketView } from './use-market-view.ts';

type Props = {
  readonly markets: readonly SpotMarket[];
  readonly tickers: readonly Ticker[];
  readonly sparklines: readonly { readonly symbol: string; readonly closes: readonly string[] }[];
  readonly initial: MarketView;
  readonly locale: string;
};

const rowHeight = 52;
const none: readonly string[] = [];

export function MarketsPage({ markets, tickers, sparklines, initial, locale }: Props) {
  const t = useTranslations('markets');
  const [view, change] = useMarketView(initial);
  const [groupId, setGroupId] = useState(firstGroupId);
  const [managing, setManaging] = useState(false);
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const { groups, known, edits } = useFavouriteEdits();
  const live = useChannel(useHub(), 'tickers', 'spot').data;
  const search = useDeferredValue(view.search);
  const rendered = useMemo(() => new Map(tickers.map((ticker) => [ticker.symbol, ticker])), [tickers]);
  const days = useMemo(() => new Map(sparklines.map(({ symbol, closes }) => [symbol, closes])), [sparklines]);
  const quotes = useMemo(() => [...new Set(markets.map(({ quoteCoin }) => quoteCoin))], [markets]);
  const starred = useMemo(() => new Set(groups.flatMap(({ symbolIds }) => symbolIds)), [groups]);
  const group = groups.find((one) => one.groupId === groupId) ?? groups[0];
  /** A star pressed outside the favourites goes to the first group. */
  const shownGroupId = view.tab === 'favourites' ? (group?.groupId ?? firstGroupId) : firstGroupId;
  const order = draft ?? group?.symbolIds;
  const { tab, sort } = view;
  const contracts = useFavouriteContracts(tab === 'favourites' ? (group?.symbolIds ?? none) : none);
  const prices = useMemo(() => new Map([...(live ?? rendered), ...contracts.tickers]), [live, rendered, contracts.tickers]);
  const curves = useMemo(() => new Map([...days, ...contracts.days]), [days, contracts.days]);
  const lines = useMemo(
    () => linesOf({ tab, search }, tab === 'favourites' ? [...markets, ...contracts.markets] : markets, prices, order ?? none),
    [tab, search, markets, contracts.markets, prices, order],
  );
  const star = useCallback(
    (symbolId: string, on: boolean): void => (on ? edits.add({ symbolIds: [symbolId], groupId: shownGroupId }) : edits.remove([symbolId])),
    [edits, shownGroupId],
  );
  const tabs = [
    { id: 'favourites', label: t('favourites') },
    { id: 'all', label: t('all') },
    ...quotes.map((coin) => ({ id: coin, label: coin })),
  ];
  const sortable = tab === 'favourites' && sort === null && search.trim() === '' && group !== undefined;
  const keepOrder = (): void =>
    setDraft((symbolIds) => {
      if (symbolIds !== null && group !== undefined)
        queueMicrotask(() => edits.sort(groups.map((one) => (one === group ? { ...one, symbolIds: [...symbolIds] } : one))));
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
  return (
    <div className="mx-auto w-full max-w-6xl px-0 py-4 md:px-4 md:py-8">
      <h1 className="px-4 pb-4 md:px-0 page-title">{t('title')}</h1>
      <section className="border-y border-subtle bg-surface-1 md:rounded-xl md:border">
        <div className="flex flex-wrap items-center gap-2 border-b border-subtle px-2 md:h-14 md:pe-3">
          <TabList
            name={t('lists')}
            idPrefix="markets"
            tabs={tabs}
            chosen={tab}
            onChosen={(id) => change({ tab: id })}
            look="tall"
            className="flex-1 max-md:basis-full md:h-full"
          />
          <label className="ms-auto flex h-9 w-full items-center gap-2 rounded-md border border-field bg-field px-3 field-ring focus-within:border-accent max-md:mb-2 max-md:h-11 md:w-60">
            <Search size={15} aria-hidden className="text-muted" />
            <input
              type="search"
              value={view.search}
              onChange={(event) => change({ search: event.target.value.slice(0, 20) })}
              aria-label={t('search')}
              placeholder={t('search')}
              className="min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-disabled"
            />
          </label>
        </div>
        <div role="tabpanel" id={panelId('markets', tab)} aria-labelledby={tabId('markets', tab)} className="max-[24rem]:overflow-x-auto">
          {tab === 'favourites' ? (
            <GroupBar groups={groups} chosen={group?.groupId ?? firstGroupId} onChosen={setGroupId} onManage={() => setManaging(true)} />
          ) : null}
          {lines.length > 0 ? (
            <MarketTable
              lines={lines}
              sparklines={curves}
              sort={sort}
              onSort={(next) => change({ sort: next })}
              favourites={starred}
              onStar={star}
              locale={locale}
              {...(sortable ? { handleOf } : {})}
            />
          ) : tab === 'favourites' && search.trim() === '' ? (
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
            <EmptyState text={t('nothingFound')} />
          )}
        </div>
      </section>
      <ManageGroups
        open={managing}
        groups={groups}
        edits={edits}
        onNew={(groupName) => edits.add({ symbolIds: [], groupName })}
        onClose={() => setManaging(false)}
      />
    </div>
  );
}
