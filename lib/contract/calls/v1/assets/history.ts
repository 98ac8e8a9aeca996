// Every movement of the user's money, newest first.
import * as z from 'zod/mini';

import { movementLines, walletKindIds } from '#lib/contract/accounts/account-kinds.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { movement } from '#lib/contract/history/movement.ts';
import { movementKinds } from '#lib/contract/history/ledger-causes.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { coin } from '#lib/contract/wire/fields.ts';
import { pageAnswer, pageFields, timeSpan } from '#lib/contract/wire/list-fields.ts';

export const movementFilter = {
  coin: z.optional(coin),
  account: z.optional(z.enum(walletKindIds, { error: 'is not known' })),
  /** 1 spot, 5 orders between people, 8 to 13 contracts, 23 margin; left out: all. Each movement is of one line. */
  businessLine: z.optional(z.literal(movementLines, { error: `must be one of ${movementLines.join(', ')}` })),
  /** Left out: all but those that only hold and give back. */
  kind: z.optional(z.enum(movementKinds, { error: 'is not known' })),
  ...timeSpan,
};

export const getMovements = defineCall({
  name: 'getMovements',
  path: 'v1/assets/history',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ ...movementFilter, ...pageFields }),
  response: pageAnswer(movement),
  errors: ['unknownCoin'],
});
