// The operator's hand on bad days: in the market of real money, among contracts of play money beside it, or in all of demo trading.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { runningScenario, scenarioKind, scenarioSeed, scenarioWorld } from '#lib/contract/site/scenario.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const controlScenario = defineCall({
  name: 'controlScenario',
  path: 'v1/operator/market/scenario',
  ...fromOperator('funding'),
  request: changing({
    action: z.enum(['begin', 'end'], { error: 'must be begin or end' }),
    world: scenarioWorld,
    /** begin. */
    kind: z.optional(scenarioKind),
    /** begin: absent, a new one. */
    seed: z.optional(scenarioSeed),
  }),
  /** Those of the venue that the world is in. */
  response: z.object({ running: z.array(runningScenario) }),
  errors: ['scenarioRunning', 'noScenario', 'practiceOff'],
});
