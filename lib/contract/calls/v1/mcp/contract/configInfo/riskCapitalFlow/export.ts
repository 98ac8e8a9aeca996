// The history of the insurance fund's balance of a coin, day by day, as a file: answered as it is read, not in an envelope.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { coin } from '#lib/contract/wire/fields.ts';

export const exportInsuranceFlow = defineCall({
  name: 'exportInsuranceFlow',
  path: 'v1/mcp/contract/configInfo/riskCapitalFlow/export',
  ...fromAnybody('session', 'GET'),
  request: reading({ coin, format: z.enum(['csv'], { error: 'must be csv' }) }),
  /** The text of the file, line by line. */
  response: z.string(),
});
