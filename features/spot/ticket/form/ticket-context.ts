// The context of a form: the market, one's balances, the book and the last price as they are now.
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import { Side } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { protectionPrice } from '#lib/order-math/risk/protection-price.ts';

/** Null: a visitor, or a balance that is not known yet. */
export type TicketAccount = { readonly base: string; readonly quote: string } | null;

export type TicketContext = {
  readonly market: SpotMarket;
  readonly account: TicketAccount;
  readonly book: DepthBook;
  readonly lastPrice: string;
  /** From which the market measures its price band; absent or null while it is not known: the last price stands for it. */
  readonly indexPrice?: string | null;
};

/** The worst price that an order at market trades at; null where nothing bounds it. */
export const marketBound = (side: Side, { market, lastPrice, indexPrice }: Omit<TicketContext, 'account' | 'book'>): string | null =>
  protectionPrice(side, { referencePrice: indexPrice ?? lastPrice, bandRate: market.priceBandRate, tickSize: market.tickSize });

/** The price at which money is held for a buy at market by quantity: the most that it may pay where it begins. */
export const heldPrice = ({ priceBandRate, tickSize }: SpotMarket, startPrice: string): string =>
  protectionPrice(Side.buy, { referencePrice: startPrice, bandRate: priceBandRate, tickSize }) ?? startPrice;

/** The available balance of the coin that the side spends; null when not known. */
export const availableFor = (side: Side, account: TicketAccount): string | null =>
  account === null ? null : side === Side.buy ? account.quote : account.base;
