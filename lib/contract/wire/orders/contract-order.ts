// An order for contracts as the calls carry it, and what it may be refused with.
import * as z from 'zod/mini';

import type { HoldSide } from '../../enums.ts';
import { contractName } from '../contract-fields.ts';
import { amount, clientOid, shortText, whole } from '../fields.ts';
import { selfTradePrevention } from './order-fields.ts';

/** The contract, the size and the name of an order. */
export const contractSizeFields = {
  ...contractName,
  /** In the unit of tradeUnit. */
  delegateCount: amount,
  /**
   * base: the contract's own quantity. margin: what it costs at the leverage, in the margin coin. priced: what it is worth, in the quote
   * coin. Both are converted at the order's price (of a market order the best ask, of a sell no less than that) and rounded down to the lot.
   */
  tradeUnit: z._default(z.enum(['base', 'margin', 'priced'], { error: 'must be base, margin or priced' }), 'base'),
  clientOid: z.optional(clientOid),
  selfTradePrevention,
  enterPointSource: z.optional(whole(1, 4)),
  // Carried by the order form; the contract knows them.
  secondBusinessLine: z.optional(shortText),
  pricedSymbol: z.optional(shortText),
};

/** And at which price; which way is each call's own. */
export const contractOrderFields = {
  ...contractSizeFields,
  /** 0 limit, 1 market. */
  orderType: z.literal([0, 1], { error: 'must be 0 (limit) or 1 (market)' }),
  /** 0 until cancelled, 1 maker-only, 2 all or nothing at once, 3 now or never. */
  timeInForceValue: z._default(z.literal([0, 1, 2, 3], { error: 'must be 0, 1, 2 or 3' }), 0),
  /** Limit orders only. */
  delegatePrice: z.optional(amount),
  /** 62 to 69: the price is the best bid or offer of that code (see OrderSource) when the order arrives; delegatePrice is not needed. */
  businessSource: z.optional(whole(0, 99)),
};

/** The terms of an order about positions. */
export type PositionTerms = { readonly holdSide?: HoldSide | undefined; readonly reduceOnly?: boolean | undefined };

/** The errors with which any order for contracts may be refused. */
export const contractOrderErrors = [
  'symbolNotOpen',
  'duplicateClientOid',
  'insufficientBalance',
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
  'marketCancelOnly',
  'marketHalted',
  'noMarkPrice',
  'noPosition',
  'positionNotEnough',
  'riskLimit',
  'worseThanBankruptcy',
  'invalidHoldSide',
  'closeOnly',
  'contractEnded',
] as const;
