// Within what a stop by margin ratio may be set, and where the position's ratio stands now.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { positionName } from '#lib/contract/wire/contract-fields.ts';

export const getRiskRatioRange = defineCall({
  name: 'getRiskRatioRange',
  path: 'v1/trigger/plan/mmr/getRiskRatioRange',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading(positionName),
  response: z.object({
    minimum: decimalText,
    maximum: decimalText,
    /** Maintenance through equity, rounded up to six decimals; null where no equity is left. */
    current: z.nullable(decimalText),
  }),
  errors: ['symbolNotOpen', 'noPosition'],
});
