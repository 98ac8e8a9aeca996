// The fields that every call which places something carries: where, which way, how much, under which name.
import * as z from 'zod/mini';

import { amount, clientOid, flag, shortText, symbolId, whole } from '../fields.ts';
import { anyDirection, anyListLine, direction, ofMarginMode, spotOrMargin } from '../list-fields.ts';

export const tradeUnit = z._default(z.enum(['base', 'quote'], { error: 'must be base or quote' }), 'base');
export const selfTradePrevention = z.optional(
  z.enum(['cancel-taker', 'cancel-maker', 'cancel-both'], { error: 'must be cancel-taker, cancel-maker or cancel-both' }),
);

/** Carried by the order form for every product. The market knows the coins: others than its own are refused. */
export const formFields = {
  /** The margin coin of a contract; of a pair its quote coin. */
  tokenId: z.optional(shortText),
  /** The quote coin. */
  pricedSymbol: z.optional(shortText),
  secondBusinessLine: z.optional(z.literal('N/A', { error: 'must be N/A' })),
};

export const placingFields = {
  symbolId,
  /** 1 own coins (also when absent), 23 margin. */
  businessLine: spotOrMargin,
  /** On margin: the wallet that it trades in. */
  marginMode: ofMarginMode,
  /** On margin: an order borrows what it lacks; a plan holds nothing, and borrows when it fires. */
  autoBorrow: z.optional(flag),
  /** On margin: what it brings repays what is owed of that coin. What plans bring always does. */
  autoRepay: z.optional(flag),
  /** 21 buy, 22 sell. */
  delegateType: direction,
  /** In the base coin, or in the quote coin: see tradeUnit where the call has one. */
  delegateCount: amount,
  clientOid: z.optional(clientOid),
  selfTradePrevention,
  /** 1 web, 2 app, 3 API (also when absent). Nobody outside is 4, the system: it counts as 3. */
  enterPointSource: z.optional(whole(1, 4)),
  ...formFields,
};

/** The terms of an order that may trade at once. */
export const orderTermFields = {
  /** 0 limit, 1 market. */
  orderType: z.literal([0, 1], { error: 'must be 0 (limit) or 1 (market)' }),
  /** 0 until cancelled, 1 maker-only, 2 all or nothing at once, 3 now or never. */
  timeInForceValue: z._default(z.literal([0, 1, 2, 3], { error: 'must be 0, 1, 2 or 3' }), 0),
  /** Limit orders only. */
  delegatePrice: z.optional(amount),
  /**
   * 62 to 77: the price is the best bid or offer of that code (see OrderSource) when the order arrives; delegatePrice is not needed.
   * 70 to 77 are of orders that close a position of a contract.
   */
  businessSource: z.optional(whole(0, 99)),
};

/** The fields of plans that spot and contracts share. */
export const planPlacingFields = {
  ...placingFields,
  businessLine: z.optional(anyListLine),
  /** 21 and 22, of contracts in hedge mode 1 to 4. */
  delegateType: anyDirection,
  /** base; of spot also quote (an amount), of contracts also margin and priced, converted at the price at which the plan would open. */
  tradeUnit: z._default(z.enum(['base', 'quote', 'margin', 'priced'], { error: 'must be base, quote, margin or priced' }), 'base'),
};

/** A share of 1, as decimal text: 0.01 is one per cent. */
export const rate = amount;
