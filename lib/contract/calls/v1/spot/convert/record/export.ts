// The same conversions as a file, all of them, however old: answered as they are read, not in an envelope.
import * as z from 'zod/mini';

import { defineCall } from '../../../../../call.ts';
import { reading } from '../../../../../wire/body.ts';
import { exportFormats } from '../../../assets/history/export.ts';
import { conversionFilter } from '../record.ts';

export const exportConversions = defineCall({
  name: 'exportConversions',
  method: 'GET',
  path: 'v1/spot/convert/record/export',
  access: 'user',
  audience: 'everybody',
  rateClass: 'session',
  request: reading({ ...conversionFilter, format: z.enum(exportFormats, { error: 'must be csv or jsonl' }) }),
  /** The text of the file, line by line. */
  response: z.string(),
  errors: ['unknownCoin'],
});
