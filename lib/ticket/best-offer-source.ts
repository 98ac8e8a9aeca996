// The word of the order call for a price that is read from the book when the order arrives.
import { closingSource } from '#lib/contract/wire/orders/best-source.ts';
import { OrderSource, type Side } from '#lib/contract/enums.ts';
import type { BestOffer } from '#lib/order-math/prices/best-offer-price.ts';

const sources: Readonly<Record<Side, Readonly<Record<BestOffer, OrderSource>>>> = {
  buy: {
    counterparty1: OrderSource.bestBuyCounterparty1,
    counterparty5: OrderSource.bestBuyCounterparty5,
    queue1: OrderSource.bestBuyQueue1,
    queue5: OrderSource.bestBuyQueue5,
  },
  sell: {
    counterparty1: OrderSource.bestSellCounterparty1,
    counterparty5: OrderSource.bestSellCounterparty5,
    queue1: OrderSource.bestSellQueue1,
    queue5: OrderSource.bestSellQueue5,
  },
};

/** `closes`: a position of a contract. */
export const sourceOf = (side: Side, offer: BestOffer, closes = false): number =>
  closes ? closingSource(sources[side][offer]) : sources[side][offer];
