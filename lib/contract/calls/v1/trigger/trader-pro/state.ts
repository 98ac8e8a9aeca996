// The newest attempt of a user at the programme, with what is used and left of each of its limits.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { programmeState } from '#lib/contract/trader-pro/attempt.ts';

export const getTraderProState = defineCall({
  name: 'getTraderProState',
  path: 'v1/trigger/trader-pro/state',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  response: programmeState,
  errors: ['paperOff'],
});
