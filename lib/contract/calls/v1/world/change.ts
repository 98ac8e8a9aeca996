// Changes how a world is called and looks, and how long it stays.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { flag } from '#lib/contract/wire/fields.ts';
import { worldColour, worldId, worldName, worldRow } from '#lib/contract/worlds/world.ts';

export const changeWorld = defineCall({
  name: 'changeWorld',
  path: 'v1/world/change',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding' }),
  request: changing({
    worldId,
    name: z.optional(worldName),
    colour: z.optional(worldColour),
    /** True: it stays, however long nobody looks. */
    kept: z.optional(flag),
    /** True: its time goes on while nobody looks. */
    runsOn: z.optional(flag),
  }),
  response: worldRow,
  errors: ['unknownWorld', 'noWorldSeat', 'noPermission'],
});
