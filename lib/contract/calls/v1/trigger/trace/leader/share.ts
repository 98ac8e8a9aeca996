// Change the share of profit: a lower one holds at once, a higher one seven days after those who copy were told. Copies that run keep theirs.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { leaderLine } from '#lib/contract/leaders/leader-line.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { sharePercent } from '#lib/contract/wire/leader-fields.ts';

export const setLeaderShare = defineCall({
  name: 'setLeaderShare',
  path: 'v1/trigger/trace/leader/share',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session' }),
  request: changing({ line: leaderLine, sharePercent }),
  response: nothing,
  errors: ['notLeading', 'leaderShare'],
});
