// A bad day on demand where money is play money, and contracts that are delivered soon: for practice. In demo trading spot and all
// contracts move together; beside real money the contracts of play money alone.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { runningScenario, scenarioKind, scenarioSeed } from '#lib/contract/site/scenario.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { whole } from '#lib/contract/wire/fields.ts';

export const practise = defineCall({
  name: 'practise',
  path: 'v1/mcp/demo/scenario',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'funding' }),
  request: changing({
    action: z.enum(['begin', 'end', 'delivery'], { error: 'must be begin, end or delivery' }),
    /** begin. */
    kind: z.optional(scenarioKind),
    /** begin: absent, a new one. */
    seed: z.optional(scenarioSeed),
    /** delivery: a contract is listed that ends after so many minutes. */
    minutes: z.optional(whole(2, 60)),
  }),
  response: z.object({
    running: z.array(runningScenario),
    /** delivery: the contract; '' otherwise. */
    symbolId: z.string(),
    name: z.string(),
  }),
  errors: ['scenarioRunning', 'noScenario', 'practiceOff', 'deliveryLimit'],
});
