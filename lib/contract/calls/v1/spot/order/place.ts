// Place a spot order. A client order id makes it safe to send twice: the second time answers 000001 and the first order's id.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../call.ts';
import { orderResult } from '../../../../wire/orders/order-result.ts';
import { changing } from '../../../../wire/body.ts';
import { exitFields } from '../../../../wire/orders/exit-fields.ts';
import { marginMode } from '../../../../margin.ts';
import { amount, clientOid, shortText, symbolId, whole } from '../../../../wire/fields.ts';

export const placeOrder = defineCall({
  name: 'placeOrder',
  path: 'v1/spot/order/place',
  ...fromUser('everybody', 'trade'),
  request: changing({
    symbolId,
    /** 1 with own coins, 23 on margin. */
    businessLine: z.optional(z.literal([1, 23], { error: 'must be 1 (spot) or 23 (margin)' })),
    /** On margin: the wallet that it trades in. */
    marginMode: z.optional(marginMode),
    /** On margin: what is missing to place it is borrowed. */
    autoBorrow: z.optional(z.boolean({ error: 'must be true or false' })),
    /** On margin: what it brings repays what is owed of the coin. */
    autoRepay: z.optional(z.boolean({ error: 'must be true or false' })),
    /** 21 buy, 22 sell. */
    delegateType: z.literal([21, 22], { error: 'must be 21 (buy) or 22 (sell)' }),
    /** 0 limit, 1 market. */
    orderType: z.literal([0, 1], { error: 'must be 0 (limit) or 1 (market)' }),
    /** 0 until cancelled, 1 maker-only, 2 all or nothing at once, 3 now or never. */
    timeInForceValue: z._default(z.literal([0, 1, 2, 3], { error: 'must be 0, 1, 2 or 3' }), 0),
    /** Limit orders only. */
    delegatePrice: z.optional(amount),
    /** In the base coin, or what to spend (or receive) in the quote coin: see tradeUnit. */
    delegateCount: amount,
    /** 'quote' is for market orders. */
    tradeUnit: z._default(z.enum(['base', 'quote'], { error: 'must be base or quote' }), 'base'),
    clientOid: z.optional(clientOid),
    selfTradePrevention: z.optional(
      z.enum(['cancel-taker', 'cancel-maker', 'cancel-both'], { error: 'must be cancel-taker, cancel-maker or cancel-both' }),
    ),
    enterPointSource: z.optional(whole(1, 4)),
    // Carried by the order form for every product; a spot order does without them.
    tokenId: z.optional(shortText),
    pricedSymbol: z.optional(shortText),
    secondBusinessLine: z.optional(shortText),
    /** 62 to 69: the price is the best bid or offer of that code (see OrderSource) when the order arrives; delegatePrice is not needed. */
    businessSource: z.optional(whole(0, 99)),
    /** Take-profit and stop-loss for what the order will have traded. */
    ...exitFields,
  }),
  response: orderResult,
  errors: [
    'symbolNotOpen',
    'duplicateClientOid',
    'insufficientBalance',
    'notMargined',
    'accountUnified',
    'notLent',
    'loanLimit',
    'lendingPoolEmpty',
    'marginNotEnough',
    'invalidPrice',
    'invalidQuantity',
    'quantityBelowMinimum',
    'quantityAboveMaximum',
    'amountBelowMinimum',
    'amountAboveMaximum',
    'priceHigh',
    'priceLow',
    'invalidTimeInForce',
    'postOnlyWouldTake',
    'fillOrKillUnfilled',
    'noLiquidity',
    'openOrderLimit',
    'invalidExit',
    'marketCancelOnly',
    'marketHalted',
  ],
});
