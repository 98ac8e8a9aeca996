// Tell if the user has accepted the agreement of trading bots.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';

export const checkStrategyAgreement = defineCall({
  name: 'checkStrategyAgreement',
  path: 'v1/trigger/strategy/agreement/check',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  response: z.object({ agreed: z.boolean(), agreedTimeMs: z.nullable(z.number()) }),
});
