// The views of converting for others: the terms, the prices at this moment, and the orders that are due.
import { reachedUnits } from './convert-order.ts';
import type { AccountId, AssetId, OrderId } from '../ids.ts';
import { RejectReason } from '../reject.ts';
import type { State } from '../state.ts';
import type { ConvertOrder, ConvertTerms } from './conversions.ts';
import { priceConversion, type ConvertPrice } from './price.ts';

export type ConvertAsk = { readonly assetId: AssetId; readonly toAssetId: AssetId; readonly units: bigint };
/** A price, or why there is none. */
export type ConvertAnswer = ConvertPrice | { readonly reason: RejectReason };

/** In the order of asking. Coins that the convert account does not hold are not offered. */
export const convertPrices = (state: State, asked: readonly ConvertAsk[]): ConvertAnswer[] =>
  asked.map(({ assetId, toAssetId, units }) => {
    const { terms } = state.conversions;
    const { convertAccount } = state;
    const isListed = assetId !== toAssetId && state.assets.has(assetId) && state.assets.has(toAssetId);
    if (terms === null || convertAccount === null || !isListed) return { reason: RejectReason.noConversion };
    const priced = priceConversion(state, terms, assetId, toAssetId, units);
    if (typeof priced === 'string') return { reason: priced };
    return state.ledger.available(convertAccount.row, toAssetId) < priced.toUnits ? { reason: RejectReason.convertAccountEmpty } : priced;
  });

/** Orders that are looked at with one question: the thread that asks for prices also trades. */
const maxLooked = 256;

export type ConvertsDue = {
  /** Orders whose rate is reached, and those whose time is over where the clock does not end them. */
  readonly orderIds: readonly OrderId[];
  /** The order after which the next look goes on; 0: from the first again. */
  readonly next: OrderId;
};

/** The due orders after `after`, in the order of placing; 0: from the first. */
export function convertsDue(state: State, nowMs: number, after: OrderId): ConvertsDue {
  const orderIds: OrderId[] = [];
  let looked = 0;
  const isOver = ({ expiresMs }: ConvertOrder): boolean => nowMs > expiresMs && state.conversions.terms?.expiresByClock !== true;
  for (const order of state.conversions.orders.values()) {
    if (order.orderId <= after) continue;
    if (isOver(order) || typeof reachedUnits(state, order) === 'bigint') orderIds.push(order.orderId);
    looked += 1;
    if (looked === maxLooked) return { orderIds, next: order.orderId };
  }
  return { orderIds, next: 0 };
}

export type ConvertView = { readonly terms: ConvertTerms | null; readonly orderIds: readonly OrderId[] };

/** Terms of the venue, and the orders of one account that stand. */
export const convertView = ({ conversions }: State, accountId: AccountId): ConvertView => ({
  terms: conversions.terms,
  orderIds: [...conversions.orders.values()].filter(({ account }) => account.accountId === accountId).map(({ orderId }) => orderId),
});
