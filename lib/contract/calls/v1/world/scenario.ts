// A bad day in a world begins, in the place of one that runs; or it ends.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { scenarioKind } from '#lib/contract/site/scenario.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { worldId, worldRun, worldSeed } from '#lib/contract/worlds/world.ts';

export const setWorldScenario = defineCall({
  name: 'setWorldScenario',
  path: 'v1/world/scenario',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'read' }),
  request: changing({
    worldId,
    action: z.enum(['begin', 'end'], { error: 'must be begin or end' }),
    /** begin. */
    kind: z.optional(scenarioKind),
    /** begin: the same kind and seed give the same bad day; left out: a new one. */
    seed: z.optional(worldSeed),
  }),
  response: worldRun,
  errors: [
    'unknownWorld',
    'noWorldSeat',
    'noPermission',
    'noScenario',
    'worldAwakeLimit',
    'worldsFull',
    'worldFull',
    'worldDamaged',
    'worldsAway',
  ],
});
