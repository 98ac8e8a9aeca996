// Say who one is to those who copy. An operator looks at it before others see it; in demo trading it is shown at once.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { ownProfile } from '#lib/contract/leaders/leader-answer.ts';
import { leaderName, leaderPicture, leaderWords } from '#lib/contract/leaders/leader-profile.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const sendLeaderProfile = defineCall({
  name: 'sendLeaderProfile',
  path: 'v1/trigger/trace/leader/profile',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session' }),
  request: changing({ name: leaderName, words: leaderWords, picture: leaderPicture }),
  response: ownProfile,
  errors: ['notLeading', 'leaderWords', 'publicName'],
});
