// Lead a line no more. Whatever was copied is closed by the rules of each copy.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { leaderLine } from '#lib/contract/leaders/leader-line.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';

export const stopLeading = defineCall({
  name: 'stopLeading',
  path: 'v1/trigger/trace/leader/leave',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session', staysWhenFrozen: true }),
  request: changing({ line: leaderLine }),
  response: nothing,
  errors: ['notLeading'],
});
