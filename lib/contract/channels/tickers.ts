// The tickers of a business line: all of them, then those that changed, at most twice a second.
import * as z from 'zod/mini';

import { ticker, type Ticker } from '../market.ts';

export const tickersSnapshot = z.array(ticker);
export type TickersMessage = readonly Ticker[];
