// The same conversions as a file, all of them, however old: answered as they are read, not in an envelope.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { exportFormats } from '#lib/contract/calls/v1/assets/history/export.ts';
import { conversionFilter } from '../record.ts';

export const exportConversions = defineCall({
  name: 'exportConversions',
  path: 'v1/spot/convert/record/export',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'session', method: 'GET' }),
  request: reading({ ...conversionFilter, format: z.enum(exportFormats, { error: 'must be csv or jsonl' }) }),
  /** The text of the file, line by line. */
  response: z.string(),
  errors: ['unknownCoin'],
});
