// The choices on the trading desk: a price clicked in the book finds its way to the ticket.
import { create } from 'zustand';

type Picked = {
  readonly price: string;
  readonly side: 'buy' | 'sell' | null;
  /** In the base coin, where a size was picked with the price. */
  readonly quantity: string | null;
  readonly count: number;
};
type Asked = { readonly side: 'buy' | 'sell'; readonly count: number };

type Desk = {
  readonly picked: Picked | null;
  /** The side for which the ticket was opened, where it is opened by a button. */
  readonly asked: Asked | null;
  /** `side` is the side that the picker would trade; null leaves it, as no quantity leaves the size. */
  pick(price: string, side: 'buy' | 'sell' | null, quantity?: string | null): void;
  ask(side: 'buy' | 'sell'): void;
};

export const useDesk = create<Desk>((set) => ({
  picked: null,
  asked: null,
  pick: (price, side, quantity = null) => set((desk) => ({ picked: { price, side, quantity, count: (desk.picked?.count ?? 0) + 1 } })),
  ask: (side) => set((desk) => ({ asked: { side, count: (desk.asked?.count ?? 0) + 1 } })),
}));
