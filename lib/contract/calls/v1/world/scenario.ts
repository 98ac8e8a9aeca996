// A bad day in a world begins, in the place of one that runs; it ends; or a spot market is delisted, which no end takes back.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { scenarioKind } from '#lib/contract/site/scenario.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { worldId, worldRun, worldSeed, worldSymbol } from '#lib/contract/worlds/world.ts';
import { steeringErrors } from '#lib/contract/worlds/world-errors.ts';

export const setWorldScenario = defineCall({
  name: 'setWorldScenario',
  path: 'v1/world/scenario',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'read' }),
  request: changing({
    worldId,
    action: z.enum(['begin', 'end', 'delist'], { error: 'must be begin, end or delist' }),
    /** begin. */
    kind: z.optional(scenarioKind),
    /** begin: the same kind and seed give the same bad day; left out: a new one. */
    seed: z.optional(worldSeed),
    /** delist: a spot market of the world. Its orders are cancelled, and it takes no more. */
    symbol: z.optional(worldSymbol),
  }),
  response: worldRun,
  errors: [
    'unknownWorld',
    'noWorldSeat',
    'noPermission',
    'noScenario',
    /** delist: no spot market of the world, or one that is gone. */
    'symbolNotOpen',
    ...steeringErrors,
  ],
});
