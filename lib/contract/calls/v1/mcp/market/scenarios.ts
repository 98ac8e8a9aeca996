// Which bad days are on.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { runningScenario } from '../../../../site/scenario.ts';
import { reading } from '../../../../wire/body.ts';

export const getScenarios = defineCall({
  name: 'getScenarios',
  method: 'GET',
  path: 'v1/mcp/market/scenarios',
  access: 'public',
  rateClass: 'read',
  request: reading({}),
  response: z.object({ running: z.array(runningScenario) }),
  errors: [],
});
