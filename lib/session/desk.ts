// What was picked on the trading desk: a price clicked in the book finds its way to the ticket.
import { create } from 'zustand';

type Picked = { readonly price: string; readonly side: 'buy' | 'sell' | null; readonly count: number };

type Desk = {
  readonly picked: Picked | null;
  /** `side` is the side that the picker would trade; null leaves it. */
  pick(price: string, side: 'buy' | 'sell' | null): void;
};

export const useDesk = create<Desk>((set) => ({
  picked: null,
  pick: (price, side) => set((desk) => ({ picked: { price, side, count: (desk.picked?.count ?? 0) + 1 } })),
}));
