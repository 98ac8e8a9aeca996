// Begin another attempt at the programme; one that goes on is given up.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { programmeState } from '#lib/contract/trader-pro/attempt.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const resetTraderPro = defineCall({
  name: 'resetTraderPro',
  path: 'v1/trigger/trader-pro/reset',
  /** The main account, or the sub-account of the programme itself. */
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session' }),
  request: changing({}),
  response: programmeState,
  errors: ['paperOff', 'noPermission', 'programmeNotJoined', 'programmePassed', 'programmeNoResets'],
});
