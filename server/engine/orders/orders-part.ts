// The part of the core about orders in the books.
import { openOrderViews } from '../accounts/account-view.ts';
import type { AccountId, MarketId, OrderId } from '../ids.ts';
import type { Part } from '../part.ts';
import type { State } from '../state.ts';
import { once, perAccount, view } from '../view.ts';
import { bookView } from './book-view.ts';
import { brokenBooks } from './broken-books.ts';
import type { OrderCommand } from './order-command.ts';
import { orderCommands } from './order-commands.ts';
import { orderImage } from './order-image.ts';

const perBook = ({ markets }: State): [MarketId, number][] => [...markets.keys()].map((marketId) => [marketId, Number.MAX_SAFE_INTEGER]);

/** The views of orders and books. */
const orderViews = {
  /** Oldest first. */
  openOrders: view(({ state }, accountId: AccountId) => openOrderViews(state, accountId), perAccount),
  book: view(({ state }, marketId: MarketId, levels: number) => bookView(state, marketId, levels), perBook),
  /** The last id of orders and plans, which share one series. */
  lastOrderId: view(({ state }): OrderId => state.nextOrderId - 1, once),
};

export const ordersPart = {
  commands: orderCommands,
  image: orderImage,
  invariants: [brokenBooks],
  views: orderViews,
  due: null,
} satisfies Part<OrderCommand>;
