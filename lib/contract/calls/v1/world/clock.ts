// The clock of a world: it runs, stands, or takes a step. Time goes forward alone.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { whole } from '#lib/contract/wire/fields.ts';
import { worldId, worldRun, worldSpeed } from '#lib/contract/worlds/world.ts';
import { steeringErrors } from '#lib/contract/worlds/world-errors.ts';

export const setWorldClock = defineCall({
  name: 'setWorldClock',
  path: 'v1/world/clock',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'read' }),
  request: changing({
    worldId,
    action: z.enum(['run', 'stop', 'step'], { error: 'must be run, stop or step' }),
    /** run: as fast as its grid allows. */
    speed: z.optional(worldSpeed),
    /** run: it stops there; left out: it goes on. */
    untilMs: z.optional(whole(0, 4_102_444_800_000)),
    /** step: this much of its time passes at once. */
    ms: z.optional(whole(1, 90_000_000)),
  }),
  response: worldRun,
  errors: ['unknownWorld', 'noWorldSeat', 'noPermission', 'worldTimePassed', 'worldSpeed', ...steeringErrors],
});
