// Orders between people as the wire tells them.
import type { C2cOrderAnswer, C2cOrderDetail } from '#lib/contract/c2c/order-answer.ts';
import { fiatDecimals, isFiat } from '#lib/contract/c2c/fiats.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { C2cOrderRow, C2cStepRow } from '#server/projections/c2c/create-c2c-reader.ts';
import type { C2cOrders, OrderDetail, OrderRefusal, OwnOrder } from '#server/services/c2c/orders/c2c-orders.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';
import { toShownRating } from './told-rating.ts';

type Naming = Pick<Listings, 'asset'>;

/** Both amounts with the names of what they are of. */
export function sizesOf({ assetId, units, currency, payUnits, payAssetId }: C2cOrderRow, listings: Naming) {
  const coin = listings.asset(assetId);
  const paid = payAssetId === null ? null : listings.asset(payAssetId);
  const decimals = paid?.decimals ?? (isFiat(currency) ? fiatDecimals(currency) : 0);
  return {
    coin: coin.code,
    quantity: formatDecimal(units, coin.decimals),
    quote: paid?.code ?? currency,
    amount: formatDecimal(payUnits, decimals),
  };
}

export const toHistory = (steps: readonly C2cStepRow[]) => steps.map(({ cause, by, state, timeMs }) => ({ cause, by, state, timeMs }));

export function toC2cOrder({ row, role, counterpart }: OwnOrder, listings: Naming): C2cOrderAnswer {
  const { orderId, advertId, state, price, cancelAskedBy, decidedFor, payByMs, dueMs, placedMs, paidMs, endedMs } = row;
  return {
    orderId: String(orderId),
    advertId: String(advertId),
    role,
    state,
    ...sizesOf(row, listings),
    price,
    cancelAskedBy,
    decidedFor,
    payByMs,
    dueMs,
    placedMs,
    paidMs,
    endedMs,
    counterpart,
  };
}

export const toC2cOrderDetail = (order: OrderDetail, listings: Naming): C2cOrderDetail => ({
  ...toC2cOrder(order, listings),
  history: toHistory(order.history),
  steps: [...order.steps],
  payment: order.payment.map(({ scheme, fields }) => ({ scheme, fields: fields.map(({ kind, value }) => ({ kind, value })) })),
  payerName: order.payerName,
  ratings: order.ratings.map(toShownRating),
});

type Rooms = { readonly c2cOrders: Pick<C2cOrders, 'find'>; readonly listings: Naming };

/** An order of others is unknown. */
export async function detailAnswer(accountId: number, orderId: string, { c2cOrders, listings }: Rooms): Promise<C2cOrderDetail | Refusal> {
  const found = await c2cOrders.find(accountId, Number(orderId));
  return found === null ? refuse('unknownOrder') : toC2cOrderDetail(found, listings);
}

export const refusalOf = ({ refused, params }: OrderRefusal): Refusal => refuse(refused, params);
