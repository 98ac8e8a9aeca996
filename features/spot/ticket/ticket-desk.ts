// What a form is judged by: the market, one's balances, the book and the last price as they are now.
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import { Side } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';

/** Null: a visitor, or a balance that is not known yet. */
export type TicketAccount = { readonly base: string; readonly quote: string } | null;

export type TicketDesk = {
  readonly market: SpotMarket;
  readonly account: TicketAccount;
  readonly book: DepthBook;
  /** Stands for the reference from which the market measures its price band. The index price is not known here. */
  readonly lastPrice: string;
};

/** Of the coin that the side spends; null when not known. */
export const availableFor = (side: Side, account: TicketAccount): string | null =>
  account === null ? null : side === Side.buy ? account.quote : account.base;

export const oppositeLevels = (side: Side, book: DepthBook): DepthBook['bids'] => (side === Side.buy ? book.asks : book.bids);
