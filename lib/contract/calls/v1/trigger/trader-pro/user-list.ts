// Every attempt at the programme by its score, the failed ones too.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { rankedAttempt } from '#lib/contract/trader-pro/attempt.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { whole } from '#lib/contract/wire/fields.ts';

export const getTraderProUsers = defineCall({
  name: 'getTraderProUsers',
  path: 'v1/trigger/trader-pro/user-list',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ pageNo: z._default(whole(1, 1000), 1), pageSize: z._default(whole(1, 50), 20) }),
  /** `mine`: one's own best attempt, on whichever page; null: there is none. */
  response: z.object({ list: z.array(rankedAttempt), hasMore: z.boolean(), mine: z.nullable(rankedAttempt) }),
  errors: ['paperOff'],
});
