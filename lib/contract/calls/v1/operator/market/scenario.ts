// The operator's hand on bad days: in the market of real money, among contracts of play money beside it, or in all of demo trading. And
// on contracts of play money that are delivered soon.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { runningScenario, scenarioSeed, scenarioWorld, sharedScenarioKind } from '#lib/contract/site/scenario.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { whole } from '#lib/contract/wire/fields.ts';

export const controlScenario = defineCall({
  name: 'controlScenario',
  path: 'v1/operator/market/scenario',
  ...fromOperator('funding'),
  request: changing({
    action: z.enum(['begin', 'end', 'delivery'], { error: 'must be begin, end or delivery' }),
    /** delivery: where a contract of play money is listed, so never live. */
    world: scenarioWorld,
    /** begin. */
    kind: z.optional(sharedScenarioKind),
    /** begin: absent, a new one. */
    seed: z.optional(scenarioSeed),
    /** delivery: a contract is listed that ends after so many minutes. */
    minutes: z.optional(whole(2, 60)),
  }),
  response: z.object({
    /** Those of the venue that the world is in. */
    running: z.array(runningScenario),
    /** delivery: the contract; '' otherwise. */
    symbolId: z.string(),
    name: z.string(),
  }),
  errors: ['scenarioRunning', 'noScenario', 'scenariosOff', 'deliveryLimit'],
});
