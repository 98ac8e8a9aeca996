// The list of the orders area that is shown, and the order that was last asked for by name.
import { create } from 'zustand';

/** At the desk and on the page of spot orders. */
export const orderTabs = ['open', 'plans', 'history', 'planHistory', 'fills', 'assets', 'debts'] as const;
/** On the page of margin orders. */
export const marginTabs = [
  'open',
  'plans',
  'history',
  'planHistory',
  'fills',
  'debts',
  'loans',
  'repayments',
  'interest',
  'calls',
  'liquidations',
] as const;
export type OrderTab = (typeof orderTabs)[number] | (typeof marginTabs)[number];

type OrdersView = {
  readonly tab: OrderTab;
  readonly orderId: string | null;
  show(tab: OrderTab): void;
  /** Brings the order into view, in the list where it stands. */
  showOrder(orderId: string, tab: OrderTab): void;
};

export const useOrdersView = create<OrdersView>((set) => ({
  tab: 'open',
  orderId: null,
  show: (tab) => set({ tab, orderId: null }),
  showOrder: (orderId, tab) => set({ tab, orderId }),
}));
