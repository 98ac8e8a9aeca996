// The public tape of a market: the last 50 trades, then the new ones in small batches.
import * as z from 'zod/mini';

import { publicTrade, type PublicTrade } from '../market.ts';

/** BTCUSDT. */
export const tradeKey = z.string().check(z.minLength(1), z.maxLength(32));
export const tradesInSnapshot = 50;
/** Oldest first, in both. */
export const tradeSnapshot = z.array(publicTrade);
export const tradeUpdate = z.array(publicTrade);
export type TradeMessage = readonly PublicTrade[];
