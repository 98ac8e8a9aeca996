// The bad days that are on.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../../../call.ts';
import { runningScenario } from '../../../../site/scenario.ts';
import { reading } from '../../../../wire/body.ts';

export const getScenarios = defineCall({
  name: 'getScenarios',
  path: 'v1/mcp/market/scenarios',
  ...fromAnybody('read', 'GET'),
  request: reading({}),
  response: z.object({ running: z.array(runningScenario) }),
});
