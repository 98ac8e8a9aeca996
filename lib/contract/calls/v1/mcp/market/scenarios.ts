// The bad days that are on, where one trades; in demo trading those of the live market too, whose prices it follows.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { runningScenario } from '#lib/contract/site/scenario.ts';

export const getScenarios = defineCall({
  name: 'getScenarios',
  path: 'v1/mcp/market/scenarios',
  ...fromAnybody('read', 'GET'),
  response: z.object({ running: z.array(runningScenario) }),
});
