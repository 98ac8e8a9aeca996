// Which list of the futures panel is shown, and what was last asked for by name.
import { create } from 'zustand';

export const futuresTabs = [
  'positions',
  'open',
  'plans',
  'tpsl',
  'track',
  'positionHistory',
  'orderHistory',
  'fills',
  'funding',
  'transactions',
  'liquidations',
] as const;
export type FuturesTab = (typeof futuresTabs)[number];

type PanelsView = {
  readonly tab: FuturesTab;
  /** A row that is to be brought into view; null: none. */
  readonly shownKey: string | null;
  /** Of the desk's own contract alone. */
  readonly onlyThis: boolean;
  show(tab: FuturesTab, shownKey?: string | null): void;
  narrow(onlyThis: boolean): void;
};

export const usePanelsView = create<PanelsView>((set) => ({
  tab: 'positions',
  shownKey: null,
  onlyThis: false,
  // What is asked for by name may be of another contract.
  show: (tab, shownKey = null) => set(shownKey === null ? { tab, shownKey } : { tab, shownKey, onlyThis: false }),
  narrow: (onlyThis) => set({ onlyThis }),
}));
