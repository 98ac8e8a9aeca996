// Lists those who lead a line.
import { getLeaders } from '#lib/contract/calls/v1/trigger/trace/leader/list.ts';
import { toNextShare } from '#server/answers/leaders/to-own-line.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveLeaders = servePublic(getLeaders, ['leaders'], async ({ line }, { leaders }) => {
  const board = await leaders.board(line);
  const [profiles, house] = await Promise.all([leaders.profiles(board.map(({ leader }) => leader.accountId)), leaders.houseRules()]);
  return {
    list: board.map(({ leader, standing: { tier, places, copies } }) => ({
      leaderId: String(leader.accountId),
      line,
      profile: profiles.get(leader.accountId)?.shown ?? null,
      houseRule: house.get(leader.accountId) ?? null,
      startedTimeMs: leader.startedMs,
      sharePercent: Math.min(leader.sharePercent, tier.maxSharePercent),
      nextShare: toNextShare(leader),
      tier: tier.tier,
      copiers: copies.copiers,
      places,
      isOpen: copies.copiers < places,
    })),
  };
});
