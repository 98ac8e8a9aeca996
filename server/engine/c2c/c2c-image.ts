// The snapshot of the orders between people.
import type { AccountId } from '../ids.ts';
import { nothing, type Nothing, type PartImage } from '../snapshots/part-image.ts';
import type { State } from '../state.ts';
import type { C2cOrder } from './c2c-orders.ts';

type OrderImage = Omit<C2cOrder, 'seller' | 'buyer'> & { readonly sellerId: AccountId; readonly buyerId: AccountId };

type C2cImage = {
  /** In the order of placing. */
  readonly orders: readonly OrderImage[];
  /** By advert. */
  readonly taken: readonly (readonly [advertId: number, amount: number])[];
};

type OfVenue = { readonly c2c?: C2cImage };

/** Nothing, of a venue where no advert was ever taken. The order of the fields is part of the format. */
function imageOf({ c2c: { open, taken } }: State): OfVenue {
  if (open.size + taken.size === 0) return {};
  const orders = [...open.values()].map((order) => ({
    orderId: order.orderId,
    advertId: order.advertId,
    sellerId: order.seller.accountId,
    buyerId: order.buyer.accountId,
    taker: order.taker,
    assetId: order.assetId,
    amount: order.amount,
    state: order.state,
    payByMs: order.payByMs,
    cancelAskedBy: order.cancelAskedBy,
    answerByMs: order.answerByMs,
    decidedFor: order.decidedFor,
    objectByMs: order.objectByMs,
    isReopened: order.isReopened,
  }));
  return { c2c: { orders, taken: [...taken].toSorted(([one], [other]) => one - other) } };
}

/** Once accounts are there. Refuses (Error) an order of nobody's. */
function restoreOrders({ c2c, accounts }: State, { orders, taken }: C2cImage): void {
  for (const { sellerId, buyerId, ...order } of orders) {
    const [seller, buyer] = [accounts.get(sellerId), accounts.get(buyerId)];
    if (seller === undefined || buyer === undefined) throw new Error(`snapshot has the order ${order.orderId} of an unknown account`);
    c2c.add({ ...order, seller, buyer });
  }
  for (const [advertId, amount] of taken) c2c.take(advertId, amount);
}

export const c2cImage: PartImage<OfVenue, Nothing, Nothing> = {
  venue: imageOf,
  account: nothing,
  market: nothing,
  restore: (state, { c2c }) => {
    if (c2c !== undefined) restoreOrders(state, c2c);
  },
};
