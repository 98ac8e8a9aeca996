// The contracts of a line that live now. A client that names the hash it knows gets the list only when it has changed.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { contractMarket } from '#lib/contract/contract-market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractLine } from '#lib/contract/wire/contract-fields.ts';
import { shortText } from '#lib/contract/wire/fields.ts';

export const getContracts = defineCall({
  name: 'getContracts',
  path: 'v1/mcp/contract/symbols',
  ...fromAnybody('read', 'GET'),
  request: reading({ businessLine: contractLine, md5: z.optional(shortText) }),
  response: z.object({
    md5: z.string(),
    /** Null: the hash still holds. */
    symbols: z.nullable(z.array(contractMarket)),
  }),
});
