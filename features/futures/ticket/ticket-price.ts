// The prices at which a form reckons with an order that has none yet, or another than it names.
import { Side } from '#lib/contract/enums.ts';
import { Amount, readAmount, readPositive, writeAmount } from '#lib/order-math/amount.ts';
import { bestOfferPrice } from '#lib/order-math/best-offer-price.ts';
import { futuresMarketPrice } from '#lib/order-math/futures-market-price.ts';
import { marketOrderPrice } from '#lib/order-math/market-order-price.ts';
import { planOpenPrice } from '#lib/order-math/plan-open-price.ts';
import { protectionPrice } from '#lib/order-math/protection-price.ts';
import { averagePrice } from './scaled-spread.ts';
import type { TicketDesk } from './ticket-desk.ts';
import type { TicketState } from './ticket-state.ts';

/** How far beyond the best price a buy at market is counted. */
const markupRate = '0.0005';

/** Of a limit order: as typed, or as the book has it; '' while there is none. */
export function limitPrice({ bestOffer, texts }: TicketState, side: Side, { book, market }: TicketDesk): string {
  return bestOffer === null ? texts.price : (bestOfferPrice(book, side, bestOffer, market.tickSize) ?? '');
}

/** A sell is not counted below the best ask. */
export function limitOpenPrice(price: string, side: Side, { book }: TicketDesk): string | null {
  const typed = readPositive(price);
  if (typed === null || side === Side.buy) return typed === null ? null : writeAmount(typed);
  return writeAmount(Amount.max(typed, readAmount(book.asks[0]?.[0] ?? '') ?? 0));
}

/** The worst price that an order at market trades at; null where nothing bounds it. */
export const marketBound = (side: Side, { market, ticker }: Pick<TicketDesk, 'market' | 'ticker'>): string | null =>
  protectionPrice(side, {
    referencePrice: ticker.indexPrice ?? ticker.lastPrice,
    bandRate: market.priceBandRate,
    tickSize: market.tickSize,
  });

/** At which sizes are converted and what an order takes is counted; null while it is not known. */
export function openPrice(state: TicketState, side: Side, desk: TicketDesk): string | null {
  const { kind, texts, executeAt } = state;
  const { book, ticker } = desk;
  switch (kind) {
    case 'limit':
      return limitOpenPrice(limitPrice(state, side, desk), side, desk);
    case 'market':
      return marketOrderPrice(book) ?? ticker.lastPrice;
    case 'trigger': {
      const executePrice = executeAt === 'market' ? null : texts.executePrice;
      const price = planOpenPrice({ side, triggerPrice: texts.triggerPrice, executePrice, bestAsk: book.asks[0]?.[0] ?? null });
      return readPositive(price ?? '') === null ? null : price;
    }
    case 'scaled':
      return averagePrice(state, side, desk);
    case 'trailing':
      return readPositive(texts.activationPrice) === null ? ticker.lastPrice : texts.activationPrice;
  }
}

/** The same for what it may cost: a buy at market may meet worse than the best price. */
export function costPrice(state: TicketState, side: Side, desk: TicketDesk): string | null {
  const price = openPrice(state, side, desk);
  if (state.kind !== 'market' || side === Side.sell) return price;
  const { book, market } = desk;
  const [bestBid, bestAsk] = [book.bids[0]?.[0] ?? null, book.asks[0]?.[0] ?? null];
  return futuresMarketPrice({ side, bestBid, bestAsk, markupRate, tickSize: market.tickSize }) ?? price;
}
