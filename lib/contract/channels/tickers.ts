// The tickers of a business line: all of them, then those that changed, at most twice a second.
import * as z from 'zod/mini';

import { contractLineKeys } from '../contract-lines.ts';
import { ticker, type Ticker } from '../market.ts';

export const tickersKey = z.enum(['spot', ...contractLineKeys]);
export const tickersSnapshot = z.array(ticker);
/** Each takes the place of the ticker of its symbol. */
export const tickersUpdate = z.array(ticker);
export type TickersMessage = readonly Ticker[];
