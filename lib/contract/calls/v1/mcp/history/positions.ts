// The user's positions that are over, the last one to end first: what each cost, brought, and how it ended.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { closedPosition } from '#lib/contract/history/contract-history.ts';
import { positionEnds } from '#lib/contract/history/history-kinds.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractListFields, ofHoldSide } from '#lib/contract/wire/contract-list-fields.ts';
import { pageAnswer } from '#lib/contract/wire/list-fields.ts';

export const getClosedPositions = defineCall({
  name: 'getClosedPositions',
  path: 'v1/mcp/history/positions',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({
    ...contractListFields,
    holdSide: ofHoldSide,
    closedBy: z.optional(z.enum(positionEnds, { error: 'must be trade, liquidation, deleverage, netting or delivery' })),
  }),
  response: pageAnswer(closedPosition),
  errors: ['symbolNotOpen'],
});
