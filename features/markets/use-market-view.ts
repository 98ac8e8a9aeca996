'use client';
// The view of the list, kept in the address so that it can be shared and survives going back.
import { useCallback, useState } from 'react';

import { writeView, type MarketView } from './market-view.ts';

export function useMarketView(initial: MarketView): readonly [MarketView, (change: Partial<MarketView>) => void] {
  const [view, setView] = useState(initial);
  const change = useCallback((part: Partial<MarketView>) => {
    setView((before) => {
      const after = { ...before, ...part };
      // Without a new entry in the history: typing a search is not a walk through pages.
      queueMicrotask(() => window.history.replaceState(null, '', `${window.location.pathname}${writeView(after)}`));
      return after;
    });
  }, []);
  return [view, change];
}
