// The price of an order that follows the book: the best bid or offer, or the fifth, of its own side or of the other one.
import { Amount, readAmount, writeAmount } from '../amounts/amount.ts';

/** counterparty: prices that one would trade with; queue: prices that one would wait at. */
export const bestOffers = ['counterparty1', 'counterparty5', 'queue1', 'queue5'] as const;
export type BestOffer = (typeof bestOffers)[number];

type Levels = readonly (readonly [price: string, quantity: string])[];

const depth = 5;

/**
 * As the exchange reads it when the order arrives. With fewer than five prices on the side it is the best one moved by five ticks:
 * up for a buy's counterparty and a sell's queue, down for the other two. Null when the side is empty or the price would not be positive.
 */
export function bestOfferPrice(
  book: { readonly bids: Levels; readonly asks: Levels },
  side: 'buy' | 'sell',
  offer: BestOffer,
  tickSize: string,
): string | null {
  const ofAsks = (side === 'buy') === offer.startsWith('counterparty');
  const levels = ofAsks ? book.asks : book.bids;
  const best = levels[0]?.[0];
  if (best === undefined || !offer.endsWith('5')) return best ?? null;
  const fifth = levels[depth - 1]?.[0];
  if (fifth !== undefined) return fifth;
  const [price, tick] = [readAmount(best), readAmount(tickSize)];
  if (price === null || tick === null) return null;
  const moved = price.plus(tick.times(ofAsks ? depth : -depth));
  return moved.greaterThan(new Amount(0)) ? writeAmount(moved) : null;
}
