// The position of a copy in one market: of contracts, or coins that were bought after a leader.
import * as z from 'zod/mini';

import { decimalText } from '../market.ts';
import { signedText } from '../wire/signed-text.ts';

/** Prices and money in the quote coin, of contracts money in the margin coin. */
export const trackingOrder = z.object({
  /** Names it: the copy, and the market. */
  trackingNo: z.string(),
  strategyId: z.string(),
  symbolId: z.string(),
  businessLine: z.number(),
  holdSide: z.enum(['long', 'short']),
  /** In base coins. */
  quantity: decimalText,
  averagePrice: decimalText,
  /** Null: it has no leverage. */
  leverage: z.nullable(z.number()),
  /** Not realised, at the mark price, of coins at the last price; null: there is no price yet. */
  profit: z.nullable(signedText),
  coin: z.string(),
  /** It is closed there whatever the leader does; null: nowhere. */
  takeProfitPrice: z.nullable(decimalText),
  stopLossPrice: z.nullable(decimalText),
});
export type TrackingOrder = z.output<typeof trackingOrder>;

export const trackingNoOf = (strategyId: number | string, symbolId: string): string => `${strategyId}-${symbolId}`;

const trackingNoPattern = /^([1-9]\d{0,15})-([A-Z0-9_]{1,40})$/;

/** Null: it names nothing. */
export function readTrackingNo(text: string): { readonly strategyId: string; readonly symbolId: string } | null {
  const [, strategyId, symbolId] = trackingNoPattern.exec(text) ?? [];
  return strategyId === undefined || symbolId === undefined ? null : { strategyId, symbolId };
}
