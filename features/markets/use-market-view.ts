'use client';
// The view of the list, kept in the address: it can be shared, and the way back leads through what was looked at.
import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { type ConditionFault, readConditions } from './screener/conditions.ts';
import { readView, writeView, type MarketsPath, type MarketView } from './market-view.ts';

export type ShownView = {
  /** With the search as it is typed. */
  readonly view: MarketView;
  /** Conditions of the address that cannot be followed: then none of them is. */
  readonly faults: readonly ConditionFault[];
  /** To another view, with a step back to this one. */
  readonly onView: (view: MarketView) => void;
  readonly onSearch: (text: string) => void;
};

const addressHere = (view: MarketView): string => `${window.location.pathname}${writeView(view)}`;

export function useMarketView(path: MarketsPath): ShownView {
  const query = useSearchParams();
  const kept = useMemo(() => readView(new URLSearchParams(query), path), [query, path]);
  const faults = useMemo(
    () => (kept.line === 'favourites' ? [] : readConditions(new URLSearchParams(query), kept.line).faults),
    [query, kept.line],
  );
  const [search, setSearch] = useState(kept.search);
  const view = useMemo(() => (search === kept.search ? kept : { ...kept, search, page: 1 }), [kept, search]);
  useEffect(() => {
    const back = (): void => setSearch(readView(new URLSearchParams(window.location.search), path).search);
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, [path]);
  const onView = useCallback((next: MarketView): void => window.history.pushState(null, '', addressHere(next)), []);
  const onSearch = (text: string): void => {
    setSearch(text);
    const show = view.show === 'compare' ? 'table' : view.show;
    // Without a new entry in the history: typing a search is not a walk through pages.
    window.history.replaceState(null, '', addressHere({ ...view, show, search: text, page: 1 }));
  };
  return { view, faults, onView, onSearch };
}
