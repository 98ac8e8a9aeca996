// Last price, mark and index price, funding and 24 hours of one contract: by its id, or by its name and line.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { ticker } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractLine } from '#lib/contract/wire/contract-fields.ts';
import { shortText, symbolId } from '#lib/contract/wire/fields.ts';

type Named = {
  readonly symbolId?: string | undefined;
  readonly symbolCodeDisplayName?: string | undefined;
  readonly businessLine?: number | undefined;
};

const named = z.refine<Named>(
  ({ symbolId: id, symbolCodeDisplayName, businessLine }: Named) =>
    id !== undefined || (symbolCodeDisplayName !== undefined && businessLine !== undefined),
  { error: 'or symbolCodeDisplayName and businessLine must be given', path: ['symbolId'] },
);

export const getContractTicker = defineCall({
  name: 'getContractTicker',
  path: 'v1/mcp/market/ticker',
  ...fromAnybody('read'),
  request: reading({
    symbolId: z.optional(symbolId),
    symbolCodeDisplayName: z.optional(shortText),
    businessLine: z.optional(contractLine),
  }).check(named),
  response: ticker,
  errors: ['symbolNotOpen'],
});
