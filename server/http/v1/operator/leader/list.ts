// Lists everybody who leads or led, for the operator.
import { listLeaders } from '#lib/contract/calls/v1/operator/leader/list.ts';
import { leaderLines } from '#lib/contract/leaders/leader-line.ts';
import { toOwnProfile } from '#server/answers/leaders/to-own-profile.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveOperator } from '#server/http/serving/serve.ts';

export const serveListLeaders = serveOperator(listLeaders, ['roomsIn', 'accounts'], null, async ({ world }, { roomsIn, accounts }) => {
  const rooms = await roomsIn(world);
  if (rooms instanceof Refusal) return rooms;
  const { leaders } = rooms;
  const all = (await Promise.all(leaderLines.map((line) => leaders.list(line)))).flat();
  return {
    list: await Promise.all(
      all.map(async (leader) => ({
        leaderId: String(leader.accountId),
        line: leader.line,
        email: await accounts.emailOf(leader.userId),
        status: leader.status,
        copiers: (await leaders.standing(leader)).copies.copiers,
        sharePercent: leader.sharePercent,
        suspendedReason: leader.suspendedReason ?? '',
        profile: toOwnProfile(await leaders.profile(leader.accountId)),
      })),
    ),
  };
});
