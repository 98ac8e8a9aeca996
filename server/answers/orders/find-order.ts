// The open order a request names, and what to say when there is none.
import { symbolOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { OpenOrderView } from '#server/engine/accounts/account-view.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { Reply } from '#server/engine/reply.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';

export type OrderName = {
  readonly orderId?: string | undefined;
  readonly clientOid?: string | undefined;
  readonly symbolId?: string | undefined;
};
type Found = { readonly order: OpenOrderView; readonly market: MarketListing };
type Books = Pick<Rooms, 'client' | 'projections' | 'listings'>;

/** One's own order that is no longer open; anything else, somebody else's order included, does not exist. */
async function closedOrder({ client, projections }: Books, accountId: AccountId, name: OrderName): Promise<Refusal> {
  await projections.caughtUp(client.status().sequence);
  if (name.clientOid !== undefined) {
    const own = await projections.orders.findByClientId(accountId, name.clientOid);
    return refuse(own === null ? 'unknownOrder' : 'orderNotOpen');
  }
  const found = await projections.orders.find(Number(name.orderId));
  return refuse(found?.accountId === accountId ? 'orderNotOpen' : 'unknownOrder');
}

/** True if an order of a market can be meant at all. */
export type IsMeant = (market: MarketListing) => boolean;

/** Orders for contracts; with a line those of that line alone. */
export const ofContracts =
  ({ businessLine }: { readonly businessLine?: number | undefined }): IsMeant =>
  (market) =>
    isContract(market) && (businessLine === undefined || market.contract.line === businessLine);

const ofSpot: IsMeant = (market) => !isContract(market);

/** `isMeant`: another's market makes the order unknown; spot alone when left out. */
export async function findOpenOrder(
  books: Books,
  accountId: AccountId,
  name: OrderName,
  isMeant: IsMeant = ofSpot,
): Promise<Found | Refusal> {
  const open = await books.client.openOrders(accountId);
  const order = open.find((one) =>
    name.clientOid === undefined ? String(one.orderId) === name.orderId : one.clientOid === name.clientOid,
  );
  if (order === undefined) return closedOrder(books, accountId, name);
  const market = books.listings.market(order.marketId);
  const isNamed = name.symbolId === undefined || symbolOf(name.symbolId) === market.symbol;
  return isNamed && isMeant(market) ? { order, market } : refuse('unknownOrder');
}

/** For an order that was found open and filled or cancelled before the command arrived; null: it was refused for another reason. */
export function closedMeanwhile(reply: Reply): Refusal | null {
  const gone = !reply.ok && (reply.reason === RejectReason.orderNotOpen || reply.reason === RejectReason.unknownOrder);
  return gone ? refuse('orderNotOpen') : null;
}
