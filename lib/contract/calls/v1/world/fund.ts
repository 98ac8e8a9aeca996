// Play money for a seat in a world: the owner gives it to every seat, a trader to his own.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { amount, coin } from '#lib/contract/wire/fields.ts';
import { worldId, worldRun, worldSeatId } from '#lib/contract/worlds/world.ts';
import { steeringErrors } from '#lib/contract/worlds/world-errors.ts';

export const fundWorldSeat = defineCall({
  name: 'fundWorldSeat',
  path: 'v1/world/fund',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding' }),
  request: changing({
    worldId,
    coin,
    amount,
    /** Left out: one's own. */
    seatId: z.optional(worldSeatId),
  }),
  response: worldRun,
  errors: [
    'unknownWorld',
    'noWorldSeat',
    'noPermission',
    'frozenFunds',
    'unknownCoin',
    'demoFundsLimit',
    'noMarkPrice',
    'insufficientBalance',
    ...steeringErrors,
  ],
});
