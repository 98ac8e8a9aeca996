// All of one world: its beginning, its clock, the run up to now, its seats; for its owner the links too. One that sleeps is woken.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { worldId, worldLink, worldRow, worldRun, worldSeat } from '#lib/contract/worlds/world.ts';

export const getWorld = defineCall({
  name: 'getWorld',
  path: 'v1/world/detail',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'read' }),
  request: reading({ worldId }),
  response: z.object({
    world: worldRow,
    /** Null: it cannot be woken. */
    run: z.nullable(worldRun),
    /** The code of the error for which it cannot be woken; null: it is awake. */
    problem: z.nullable(z.string()),
    seats: z.array(worldSeat),
    /** Newest first; of those that are revoked the last ones. */
    links: z.array(worldLink),
  }),
  errors: ['unknownWorld', 'noWorldSeat'],
});
