// The same movements as a file, all of them, however old: answered as they are read, not in an envelope.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { movementFilter } from '../history.ts';

/** csv: for spreadsheets. jsonl: a movement in JSON on each line. */
export const exportFormats = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportMovements = defineCall({
  name: 'exportMovements',
  path: 'v1/assets/history/export',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'session', method: 'GET' }),
  request: reading({ ...movementFilter, format: z.enum(exportFormats, { error: 'must be csv or jsonl' }) }),
  /** The text of the file, line by line. */
  response: z.string(),
  errors: ['unknownCoin'],
});
