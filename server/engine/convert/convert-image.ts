// The snapshot of conversions.
import type { AccountId, OrderId } from '../ids.ts';
import { nothing, type Nothing, type PartImage } from '../snapshots/part-image.ts';
import type { State } from '../state.ts';
import { addOrder, type ConvertOrder, type ConvertTerms } from './conversions.ts';

type OrderImage = Omit<ConvertOrder, 'account' | 'clientOid' | 'min'> & {
  readonly accountId: AccountId;
  readonly clientOrderId: string;
  readonly least: number;
};

type ConvertImage = {
  readonly terms: ConvertTerms;
  /** In the order of placing. */
  readonly orders: readonly OrderImage[];
  readonly taken: readonly (readonly [reference: string, expiresMs: number])[];
};

type OfVenue = { readonly conversions?: ConvertImage };

/** Nothing, of a venue that does not convert. */
function imageOf({ conversions: { terms, orders, taken } }: State): OfVenue {
  if (terms === null) return {};
  // The order of the fields is part of the format: the same order always gives the same bytes.
  const images = [...orders.values()].map((order) => ({
    accountId: order.account.accountId,
    orderId: order.orderId,
    assetId: order.assetId,
    amount: order.amount,
    toAssetId: order.toAssetId,
    least: order.min,
    expiresMs: order.expiresMs,
    clientOrderId: order.clientOid,
  }));
  return { conversions: { terms, orders: images, taken: [...taken] } };
}

/** Once accounts are there. Refuses (Error) an order of nobody's. */
function restoreConversions({ conversions, accounts }: State, { terms, orders, taken }: ConvertImage): void {
  conversions.terms = terms;
  for (const { accountId, clientOrderId, least, ...order } of orders) {
    const account = accounts.get(accountId);
    if (account === undefined) throw new Error(`snapshot has a conversion of the unknown account ${accountId}`);
    const orderId: OrderId = order.orderId;
    addOrder(conversions, { ...order, orderId, clientOid: clientOrderId, min: least, account });
  }
  for (const [reference, expiresMs] of taken) conversions.taken.set(reference, expiresMs);
}

export const convertImage: PartImage<OfVenue, Nothing, Nothing> = {
  venue: imageOf,
  account: nothing,
  market: nothing,
  restore: (state, { conversions }) => {
    if (conversions !== undefined) restoreConversions(state, conversions);
  },
};
