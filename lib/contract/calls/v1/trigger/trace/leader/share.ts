// Change the share of profit: a lower one holds at once, a higher one seven days after those who copy were told.
import { defineCall, fromUser } from '../../../../../call.ts';
import { leaderLine } from '../../../../../leaders/leader-line.ts';
import { changing, nothing } from '../../../../../wire/body.ts';
import { sharePercent } from '../../../../../wire/leader-fields.ts';

export const setLeaderShare = defineCall({
  name: 'setLeaderShare',
  path: 'v1/trigger/trace/leader/share',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session' }),
  request: changing({ line: leaderLine, sharePercent }),
  response: nothing,
  errors: ['notLeading', 'leaderShare'],
});
