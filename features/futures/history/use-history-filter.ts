// To what the histories at a desk are narrowed: kept from list to list, and in the address of the page with the list that is shown.
import { useEffect, useMemo } from 'react';

import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { futuresTabs, isHistory, usePanelsView, type FuturesTab } from '../panels/state/panels-view.ts';
import { appliedTo, countOf, type HistoryFilter, noFilter, readFilter, writeFilter } from './history-filter.ts';

/** Writes the list and the filter into the address; no new entry in the history, and what else stands in it stays. */
function writeAddress(): void {
  const { tab, filter } = usePanelsView.getState();
  const url = new URL(window.location.href);
  if (tab === 'positions') url.searchParams.delete('tab');
  else url.searchParams.set('tab', tab);
  writeFilter(url.searchParams, isHistory(tab) ? appliedTo(tab, filter) : noFilter);
  if (url.href !== window.location.href) window.history.replaceState(null, '', url);
}

/** Takes the list and the filter that an address asks for. Without a list it asks for nothing. */
function readAddress(): void {
  const query = new URLSearchParams(window.location.search);
  const tab = futuresTabs.find((one) => one === query.get('tab'));
  if (tab === undefined) return;
  usePanelsView.getState().show(tab);
  usePanelsView.getState().narrowTo(readFilter(query));
}

type HistoryChoice = {
  /** As the chosen list has it; the same object until it is narrowed otherwise. */
  readonly filter: HistoryFilter;
  /** By how many choices of the reader's. */
  readonly count: number;
  readonly change: (part: Partial<HistoryFilter>) => void;
};

/** With `onlyThis` histories are of the desk's own contract, whatever else is chosen. A contract that the line does not have narrows nothing. */
export function useHistoryFilter(
  tab: FuturesTab,
  market: ContractMarket,
  markets: ReadonlyMap<string, ContractMarket>,
  onlyThis: boolean,
): HistoryChoice {
  const chosen = usePanelsView((view) => view.filter);
  // Again at the desk of another contract: its address begins without a list.
  useEffect(() => {
    readAddress();
    writeAddress();
    return usePanelsView.subscribe(writeAddress);
  }, [market.symbolId]);
  const own = useMemo(() => (isHistory(tab) ? appliedTo(tab, chosen) : noFilter), [tab, chosen]);
  const contract = onlyThis ? market.symbolId : own.contract !== null && markets.has(own.contract) ? own.contract : null;
  const filter = useMemo(() => (tab === 'transactions' ? own : { ...own, contract }), [own, tab, contract]);
  return {
    filter,
    count: countOf(onlyThis ? { ...own, contract: null } : own),
    change: (part) => usePanelsView.getState().narrowTo({ ...usePanelsView.getState().filter, ...part }),
  };
}
