// Lead a line from now on. Whoever copies pays a share of the profit; the agreement of leaders is accepted with it.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { leaderLine } from '#lib/contract/leaders/leader-line.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { sharePercent } from '#lib/contract/wire/leader-fields.ts';

export const applyToLead = defineCall({
  name: 'applyToLead',
  path: 'v1/trigger/trace/leader/apply',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session' }),
  request: changing({ line: leaderLine, sharePercent, agreed: z.literal(true, { error: 'must be true' }) }),
  response: nothing,
  errors: [
    'noPermission',
    'leaderAccount',
    'leaderSuspended',
    'leadsAlready',
    'leaderElsewhere',
    'leaderFollows',
    'leaderWorth',
    'leaderShare',
    'accountUnified',
    'openPositionOrOrder',
  ],
});
