'use client';
// The wallet with which the order form trades: one's own, the shared margin wallet's, or those of the pair's.
import { create } from 'zustand';

import type { MarginAccountRow, MarginMode } from '#lib/contract/margin.ts';
import type { TicketAccount } from '../ticket/form/ticket-context.ts';

export type WalletMode = 'spot' | MarginMode;

type TradingWallet = {
  readonly mode: WalletMode;
  /** The available balance of the pair's coins, with what could be borrowed where orders borrow; null: not known yet. */
  readonly funds: TicketAccount;
  /** The part of it that is there without borrowing. */
  readonly own: TicketAccount;
  /** Null: no such wallet yet. */
  readonly account: MarginAccountRow | null;
  choose(mode: WalletMode): void;
  know(account: MarginAccountRow | null, funds: TicketAccount, own: TicketAccount): void;
};

/** Own coins until somebody says otherwise. */
export const useTradingWallet = create<TradingWallet>()((set) => ({
  mode: 'spot',
  funds: null,
  own: null,
  account: null,
  choose: (mode) => set({ mode, funds: null, own: null, account: null }),
  know: (account, funds, own) => set({ account, funds, own }),
}));
