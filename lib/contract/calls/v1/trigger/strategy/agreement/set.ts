// Accept the agreement of trading bots. Nobody can start one before.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const acceptStrategyAgreement = defineCall({
  name: 'acceptStrategyAgreement',
  path: 'v1/trigger/strategy/agreement/set',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session' }),
  request: changing({ agreed: z.literal(true, { error: 'must be true' }) }),
  response: z.object({ agreed: z.boolean(), agreedTimeMs: z.nullable(z.number()) }),
});
