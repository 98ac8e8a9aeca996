// The list of the futures panel that is shown, how those of the past are narrowed, and what was last asked for by name.
import { create } from 'zustand';

import { type HistoryFilter, type HistoryTab, historyTabs, noFilter } from '../../history/history-filter.ts';

export const futuresTabs = ['positions', 'open', 'plans', 'tpsl', 'track', ...historyTabs] as const;
export type FuturesTab = (typeof futuresTabs)[number];

export const isHistory = (tab: FuturesTab): tab is HistoryTab => historyTabs.some((one) => one === tab);

type PanelsView = {
  readonly tab: FuturesTab;
  /** A row that is to be brought into view; null: none. */
  readonly shownKey: string | null;
  /** True if only the desk's own contract is shown. */
  readonly onlyThis: boolean;
  /** The filter of all histories; each applies the choices that it knows. */
  readonly filter: HistoryFilter;
  show(tab: FuturesTab, shownKey?: string | null): void;
  narrow(onlyThis: boolean): void;
  narrowTo(filter: HistoryFilter): void;
};

export const usePanelsView = create<PanelsView>((set) => ({
  tab: 'positions',
  shownKey: null,
  onlyThis: false,
  filter: noFilter,
  // A row that is requested by name may be of another contract, and no filter hides it.
  show: (tab, shownKey = null) => set(shownKey === null ? { tab, shownKey } : { tab, shownKey, onlyThis: false, filter: noFilter }),
  narrow: (onlyThis) => set({ onlyThis }),
  narrowTo: (filter) => set({ filter }),
}));
