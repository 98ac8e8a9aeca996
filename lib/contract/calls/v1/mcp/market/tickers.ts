// Tickers of all contracts that a line has now: what a list of contracts is drawn from.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { ticker } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractLine } from '#lib/contract/wire/contract-fields.ts';

export const getContractTickers = defineCall({
  name: 'getContractTickers',
  path: 'v1/mcp/market/tickers',
  ...fromAnybody('read', 'GET'),
  request: reading({ businessLine: contractLine }),
  /** One that never traded has none yet. */
  response: z.object({ tickers: z.array(ticker) }),
});
