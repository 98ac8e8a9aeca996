// What an order may say. Amounts are decimal text; whether they fit the market is the exchange's to answer.
import { z } from 'zod/mini';

import { OrderDirection, OrderType, TimeInForce } from './enums.ts';
import type { ErrorKey } from './errors.ts';
import { symbolText } from './market.ts';

/** Plain decimal digits: no sign, no exponent, no full-width digits. Its size is bounded, its precision is the market's. */
export const amountText = z.string().check(z.maxLength(40), z.regex(/^\d+(\.\d+)?$/, 'not a plain decimal number'));

export const orderIdText = z.string().check(z.regex(/^[1-9]\d{0,15}$/));
export const clientOrderIdText = z.string().check(z.regex(/^[\w.:-]{1,64}$/));

export const spotDirection = z.union([z.literal(OrderDirection.singleSideBuy), z.literal(OrderDirection.singleSideSell)]);

export const placeOrderRequest = z.object({
  symbolId: symbolText,
  businessLine: z._default(z.literal(1), 1),
  /** 21 buy, 22 sell. */
  delegateType: spotDirection,
  orderType: z.union([z.literal(OrderType.limit), z.literal(OrderType.market)]),
  timeInForceValue: z._default(
    z.union([z.literal(TimeInForce.gtc), z.literal(TimeInForce.postOnly), z.literal(TimeInForce.fok), z.literal(TimeInForce.ioc)]),
    TimeInForce.gtc,
  ),
  /** Limit orders only. */
  delegatePrice: z.optional(amountText),
  /** In the base coin; of a market order with tradeUnit 'quote' the amount to spend or to receive at most. */
  delegateCount: amountText,
  tradeUnit: z._default(z.enum(['base', 'quote']), 'base'),
  /** Makes placing repeatable: an account uses each name once. Absent: none. */
  clientOid: z.optional(clientOrderIdText),
  enterPointSource: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(4)), 1),
  /** Whose order goes when an account meets itself. */
  selfTradePrevention: z._default(z.enum(['cancel-taker', 'cancel-maker', 'cancel-both']), 'cancel-taker'),
});
export type PlaceOrderRequest = z.input<typeof placeOrderRequest>;

/** What placing or changing an order can be refused with. */
export const orderRefusals: readonly ErrorKey[] = [
  'symbolNotOpen', 'duplicateClientOrderId', 'invalidPrice', 'invalidQuantity', 'quantityBelowMinimum', 'quantityAboveMaximum',
  'amountBelowMinimum', 'amountAboveMaximum', 'priceHigh', 'priceLow', 'invalidTimeInForce', 'postOnlyWouldTake',
  'fillOrKillUnfilled', 'noLiquidity', 'openOrderLimit', 'insufficientBalance',
];
