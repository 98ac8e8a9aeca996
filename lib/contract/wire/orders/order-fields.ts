// The fields that every call which places something carries: where, which way, how much, under which name.
import * as z from 'zod/mini';

import { amount, clientOid, shortText, symbolId, whole } from '../fields.ts';
import { anyDirection, anyListLine, ofMarginMode, spotOrMargin } from '../list-fields.ts';

const delegateType = z.literal([21, 22], { error: 'must be 21 (buy) or 22 (sell)' });
export const tradeUnit = z._default(z.enum(['base', 'quote'], { error: 'must be base or quote' }), 'base');
export const selfTradePrevention = z.optional(
  z.enum(['cancel-taker', 'cancel-maker', 'cancel-both'], { error: 'must be cancel-taker, cancel-maker or cancel-both' }),
);

export const placingFields = {
  symbolId,
  /** 1 own coins (also when absent), 23 margin. */
  businessLine: spotOrMargin,
  /** On margin: the wallet that it trades in. */
  marginMode: ofMarginMode,
  /** On margin: an order borrows what it lacks; a plan holds nothing, and borrows when it fires. */
  autoBorrow: z.optional(z.boolean({ error: 'must be true or false' })),
  /** On margin: what it brings repays what is owed of that coin. What plans bring always does. */
  autoRepay: z.optional(z.boolean({ error: 'must be true or false' })),
  delegateType,
  /** In the base coin, or in the quote coin: see tradeUnit where the call has one. */
  delegateCount: amount,
  clientOid: z.optional(clientOid),
  selfTradePrevention,
  enterPointSource: z.optional(whole(1, 4)),
};

/** The fields of plans that spot and contracts share. */
export const planPlacingFields = {
  ...placingFields,
  businessLine: z.optional(anyListLine),
  /** 21 and 22, of contracts in hedge mode 1 to 4. */
  delegateType: anyDirection,
  /** base; of spot also quote (an amount), of contracts also margin and priced, converted at the price at which the plan would open. */
  tradeUnit: z._default(z.enum(['base', 'quote', 'margin', 'priced'], { error: 'must be base, quote, margin or priced' }), 'base'),
  // Carried by the order form; the contract knows them.
  tokenId: z.optional(shortText),
  pricedSymbol: z.optional(shortText),
  secondBusinessLine: z.optional(shortText),
};

/** A share of 1, as decimal text: 0.01 is one per cent. */
export const rate = amount;
