// Takes the profile of a leader.
import { sendLeaderProfile } from '#lib/contract/calls/v1/trigger/trace/leader/profile.ts';
import { leaderLines } from '#lib/contract/leaders/leader-line.ts';
import { toOwnProfile } from '#server/answers/leaders/to-own-profile.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSendLeaderProfile = serveUser(
  sendLeaderProfile,
  ['leaders'],
  async ({ name, words, picture }, { accountId }, { leaders }) => {
    const led = await Promise.all(leaderLines.map((line) => leaders.leaderOf(accountId, line)));
    if (led.every((terms) => terms === null)) return refuse('notLeading');
    const refused = await leaders.sendProfile(accountId, { name, words, picture });
    return refused === null ? toOwnProfile(await leaders.profile(accountId)) : refuse(refused.refused, refused.params);
  },
);
