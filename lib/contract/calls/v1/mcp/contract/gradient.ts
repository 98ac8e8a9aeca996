// The risk tiers of a line's contracts: how large a position may be at a leverage, and what must stay behind it.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractLine } from '#lib/contract/wire/contract-fields.ts';
import { shortText } from '#lib/contract/wire/fields.ts';

/** A slice of a position's value, in the quote coin. */
const gradient = z.object({
  /** From 1. */
  level: z.number(),
  /** The lower bound of the slice: values above this, up to and with `upTo`. */
  above: decimalText,
  upTo: decimalText,
  maxLeverage: decimalText,
  maintenanceRate: decimalText,
  /** The amount that value × maintenanceRate asks too much, because the slices below ask less: it is taken off. */
  deduction: decimalText,
});

export const getGradients = defineCall({
  name: 'getGradients',
  path: 'v1/mcp/contract/gradient',
  ...fromAnybody('read', 'GET'),
  request: reading({ businessLine: contractLine, md5: z.optional(shortText) }),
  response: z.object({
    md5: z.string(),
    /** Null: the hash still holds. */
    gradients: z.nullable(z.array(z.object({ symbolId: z.string(), tiers: z.array(gradient) }))),
  }),
});
