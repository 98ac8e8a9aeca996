// The actions of a strategy account about its orders, each of which is known by the step that placed it.
import { Wallet } from '#lib/contract/enums.ts';
import type { Account } from '../../accounts/account.ts';
import type { ByteReader, ByteWriter } from '../../codec/byte-writer.ts';
import { everyMarket, type OrderId } from '../../ids.ts';
import { facesOf } from '../../lending/margin-account.ts';
import { amendOrder } from '../../orders/amend-order.ts';
import { cancelAllOrders, cancelOrder } from '../../orders/cancel-order.ts';
import type { PlaceOrder } from '../../orders/order-command.ts';
import { readPlaceOrder, writePlaceOrder } from '../../orders/place-order-codec.ts';
import { placeOrder } from '../../orders/place-order.ts';
import { refuse, type Context, type Outcome } from '../../outcome.ts';
import { RejectReason } from '../../reject.ts';
import type { ActingStrategy } from './action-entry.ts';
import type { AmendByStep, CancelByStep, PlaceByStep } from '../strategy-command.ts';

const orderOf = (action: PlaceByStep, accountId: number, clientOid: string): PlaceOrder => ({
  ...action,
  type: 'place-order',
  accountId,
  clientOid,
});

/** In the bytes of any order; account and name stand with the step. */
export const writePlaceByStep = (action: PlaceByStep, out: ByteWriter): void => writePlaceOrder(orderOf(action, 0, ''), out);

export function readPlaceByStep(from: ByteReader): PlaceByStep {
  const order = readPlaceOrder(from);
  const { marketId, side, kind, timeInForce, priceTicks, quantityLots, amountUnits, selfTradePrevention } = order;
  const { displayLots, bestPrice, entryPoint, reduceOnly, holdSide, wallet } = order;
  return {
    type: 'place',
    marketId,
    side,
    kind,
    timeInForce,
    priceTicks,
    quantityLots,
    amountUnits,
    selfTradePrevention,
    ...(displayLots === undefined ? {} : { displayLots }),
    ...(bestPrice === undefined ? {} : { bestPrice }),
    ...(entryPoint === undefined ? {} : { entryPoint }),
    ...(reduceOnly === undefined ? {} : { reduceOnly }),
    ...(holdSide === undefined ? {} : { holdSide }),
    ...(wallet === Wallet.isolated ? { wallet } : {}),
  };
}

export const placeByStep = (context: Context, { account, strategy }: ActingStrategy, action: PlaceByStep): Outcome =>
  placeOrder(context, orderOf(action, account.accountId, String(strategy.step)));

/** The order that was placed at a step, if it still stands. */
function findByStep({ account, strategy }: ActingStrategy, orderStep: number): OrderId | RejectReason {
  const name = String(orderStep);
  for (const { open } of facesOf(account)) for (const { orderId, clientOid } of open.values()) if (clientOid === name) return orderId;
  return orderStep > 0 && orderStep < strategy.step ? RejectReason.orderNotOpen : RejectReason.unknownOrder;
}

export function cancelByStep(context: Context, acting: ActingStrategy, { orderStep }: CancelByStep): Outcome {
  const orderId = findByStep(acting, orderStep);
  if (typeof orderId === 'string') return refuse(orderId);
  return cancelOrder(context, { type: 'cancel-order', accountId: acting.account.accountId, orderId });
}

export const cancelAllByStep = (context: Context, { account: { accountId } }: { readonly account: Account }): Outcome =>
  cancelAllOrders(context, { type: 'cancel-all-orders', accountId, marketId: everyMarket, side: null });

export function amendByStep(context: Context, acting: ActingStrategy, { orderStep, priceTicks, quantityLots }: AmendByStep): Outcome {
  const orderId = findByStep(acting, orderStep);
  if (typeof orderId === 'string') return refuse(orderId);
  return amendOrder(context, { type: 'amend-order', accountId: acting.account.accountId, orderId, priceTicks, quantityLots });
}
