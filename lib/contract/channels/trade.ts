// The public tape of a market: the last 50 trades, then the new ones in small batches.
import * as z from 'zod/mini';

import { publicTrade, type PublicTrade } from '../market.ts';

export const tradesInSnapshot = 50;
/** Oldest first, in both. */
export const tradeSnapshot = z.array(publicTrade);
export const tradeUpdate = z.array(publicTrade);
export type TradeMessage = readonly PublicTrade[];
