// The views of orders and books.
import { openOrderViews } from '../accounts/account-view.ts';
import { bookView } from './book-view.ts';
import type { AccountId, MarketId, OrderId } from '../ids.ts';
import type { State } from '../state.ts';
import { once, perAccount, view } from '../view.ts';

const perBook = ({ markets }: State): [MarketId, number][] => [...markets.keys()].map((marketId) => [marketId, Number.MAX_SAFE_INTEGER]);

export const orderViews = {
  /** Oldest first. */
  openOrders: view(({ state }, accountId: AccountId) => openOrderViews(state, accountId), perAccount),
  book: view(({ state }, marketId: MarketId, levels: number) => bookView(state, marketId, levels), perBook),
  /** The last id of orders and plans, which share one series. */
  lastOrderId: view(({ state }): OrderId => state.nextOrderId - 1, once),
};
