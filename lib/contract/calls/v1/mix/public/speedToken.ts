// The token that a report of the speed of a page needs. Empty: the operator does not measure.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';

export const getSpeedToken = defineCall({
  name: 'getSpeedToken',
  path: 'v1/mix/public/speedToken',
  ...fromAnybody('session'),
  response: z.object({ token: z.string() }),
});
