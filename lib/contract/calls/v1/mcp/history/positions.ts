// The user's positions that are over, the last one to end first: what each cost, brought, and how it ended.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../call.ts';
import { closedPosition } from '../../../../history/contract-history.ts';
import { positionEnds } from '../../../../history/history-kinds.ts';
import { reading } from '../../../../wire/body.ts';
import { contractListFields, ofHoldSide } from '../../../../wire/contract-list-fields.ts';
import { pageAnswer } from '../../../../wire/list-fields.ts';

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
