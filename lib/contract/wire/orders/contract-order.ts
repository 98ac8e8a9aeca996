// An order for contracts as the calls carry it, and what it may be refused with.
import * as z from 'zod/mini';

import type { HoldSide } from '../../enums.ts';
import { contractName } from '../contract-fields.ts';
import { amount, clientOid, whole } from '../fields.ts';
import { formFields, orderTermFields, selfTradePrevention } from './order-fields.ts';
import { tradingErrors } from './order-errors.ts';

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
  ...formFields,
};

/** And at which price; which way is each call's own. */
export const contractOrderFields = { ...contractSizeFields, ...orderTermFields };

/** The terms of an order about positions. */
export type PositionTerms = { readonly holdSide?: HoldSide | undefined; readonly reduceOnly?: boolean | undefined };

/** The errors with which any order for contracts may be refused. */
export const contractOrderErrors = [
  ...tradingErrors,
  'noMarkPrice',
  'noPosition',
  'positionNotEnough',
  'riskLimit',
  'positionAboveMaximum',
  'worseThanBankruptcy',
  'invalidHoldSide',
  'closeOnly',
  'contractEnded',
] as const;
