// The position of a copy in one market: of contracts, or coins that were bought after a leader.
import * as z from 'zod/mini';

import { decimalText } from '../market.ts';
import { signedText } from '../wire/signed-text.ts';

/** Prices and money in the quote coin, of contracts money in the margin coin. */
export const trackingOrder = z.object({
  /** Names it: the copy, and the market. */
  trackingNo: z.string(),
  strategyId: z.string(),
  /** The account that is copied. */
  leaderId: z.string(),
  symbolId: z.string(),
  businessLine: z.number(),
  holdSide: z.enum(['long', 'short']),
  /** In base coins. */
  quantity: decimalText,
  averagePrice: decimalText,
  /** The price of now that its take profit and its stop loss look at: the mark price, of coins the last price; null: there is none yet. */
  price: z.nullable(decimalText),
  /** The time of the first fill of what is held; null: not known. */
  openTimeMs: z.nullable(z.number()),
  /** Null: it has no leverage. */
  leverage: z.nullable(z.number()),
  /** 1 isolated, 2 cross; null: it has none. */
  marginMode: z.nullable(z.literal([1, 2])),
  /** Isolated: its own; cross: all of the coin in the copy, which stands behind it. Null: it has none. */
  margin: z.nullable(decimalText),
  /** Null: no price at which it would be taken over. */
  liquidationPrice: z.nullable(decimalText),
  /** Not realised, at the mark price, of coins at the last price; null: there is no price yet. */
  profit: z.nullable(signedText),
  coin: z.string(),
  /** It is closed there whatever the leader does; null: nowhere. */
  takeProfitPrice: z.nullable(decimalText),
  stopLossPrice: z.nullable(decimalText),
  /** They were set for this position; false: they follow from the settings of the copy. */
  areExitsSet: z.boolean(),
});
export type TrackingOrder = z.output<typeof trackingOrder>;

export const trackingNoOf = (strategyId: number | string, symbolId: string): string => `${strategyId}-${symbolId}`;

const trackingNoPattern = /^([1-9]\d{0,15})-([A-Z0-9_]{1,40})$/;

/** Null: it names nothing. */
export function readTrackingNo(text: string): { readonly strategyId: string; readonly symbolId: string } | null {
  const [, strategyId, symbolId] = trackingNoPattern.exec(text) ?? [];
  return strategyId === undefined || symbolId === undefined ? null : { strategyId, symbolId };
}
