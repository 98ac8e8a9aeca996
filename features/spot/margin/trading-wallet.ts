'use client';
// The wallet with which the order form trades: one's own, the shared margin wallet's, or those of the pair's.
import { create } from 'zustand';

import type { MarginAccountRow, MarginMode } from '#lib/contract/margin.ts';
import type { TicketAccount } from '../ticket/form/ticket-context.ts';

export type WalletMode = 'spot' | MarginMode;

type TradingWallet = {
  readonly mode: WalletMode;
  /** An order borrows what it lacks. */
  readonly borrow: boolean;
  /** True if the proceeds of an order repay the debt of the coin. */
  readonly repay: boolean;
  /** The available balance of the pair's coins, with what could be borrowed where orders borrow; null: not known yet. */
  readonly funds: TicketAccount;
  /** Null: no such wallet yet. */
  readonly account: MarginAccountRow | null;
  choose(mode: WalletMode): void;
  setBorrow(on: boolean): void;
  setRepay(on: boolean): void;
  know(account: MarginAccountRow | null, funds: TicketAccount): void;
};

/** Own coins until somebody says otherwise. */
export const useTradingWallet = create<TradingWallet>()((set) => ({
  mode: 'spot',
  borrow: true,
  repay: true,
  funds: null,
  account: null,
  choose: (mode) => set({ mode, funds: null, account: null }),
  setBorrow: (borrow) => set({ borrow }),
  setRepay: (repay) => set({ repay }),
  know: (account, funds) => set({ account, funds }),
}));
