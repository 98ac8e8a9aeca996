// The form of conversions on the wire.
import * as z from 'zod/mini';

import { decimalText } from '../market.ts';
import { asText } from '../wire/fields.ts';

/** The way in which something was converted: by a quote, in a sweep of small balances, or by an order at a rate of one's own. */
const convertKinds = ['quote', 'sweep', 'limit'] as const;

/** One coin that became another. */
export const conversion = z.object({
  id: z.string(),
  kind: z.enum(convertKinds),
  fromCoin: z.string(),
  fromCoinSize: decimalText,
  toCoin: z.string(),
  toCoinSize: decimalText,
  /** Coins received for one given. */
  cnvtPrice: decimalText,
  fee: decimalText,
  /** The quote; empty: an order. */
  traceId: z.string(),
  /** Empty: a quote. */
  orderId: z.string(),
  timeMs: z.number(),
});
export type Conversion = z.output<typeof conversion>;

const convertOrderStates = ['open', 'filled', 'cancelled', 'expired'] as const;

export const convertOrder = z.object({
  orderId: z.string(),
  clientOid: z.string(),
  state: z.enum(convertOrderStates),
  fromCoin: z.string(),
  fromCoinSize: decimalText,
  toCoin: z.string(),
  /** The least amount that it must bring, and the rate of that. */
  minSize: decimalText,
  limitPrice: decimalText,
  /** The amount that it has brought; '0' unless filled. */
  toCoinSize: decimalText,
  placedMs: z.number(),
  expiresMs: z.number(),
  /** 0 while it stands. */
  closedMs: z.number(),
});
export type ConvertOrder = z.output<typeof convertOrder>;

/** A coin of a quote, and whether it was converted: `error` is a key of the catalogue; null: it was. */
export const takenPart = z.object({
  fromCoin: z.string(),
  fromCoinSize: decimalText,
  toCoinSize: decimalText,
  error: z.nullable(z.string()),
});
export type ConvertedPart = z.output<typeof takenPart>;

export const quoteId = asText.check(z.regex(/^(quote|sweep):[0-9a-f-]{36}$/, 'must be the id of a quote'));
