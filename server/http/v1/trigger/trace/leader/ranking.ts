// Lists the ranking of leaders, with the picture of everybody beside that of those who are left.
import { getRankedLeaders } from '#lib/contract/calls/v1/trigger/trace/leader/ranking.ts';
import { toPicture, toRankedLeader } from '#server/answers/leader-records/to-leader-record.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveRankedLeaders = servePublic(
  getRankedLeaders,
  ['leaderRecords', 'leaders'],
  async ({ line, windowDays, sort, state, name, pageNo, pageSize }, { leaderRecords, leaders }) => {
    const leaderIds = name === undefined ? null : await leaders.named(name);
    const [{ rows, hasMore }, all, alive] = await Promise.all([
      leaderRecords.page({ line, windowDays, sort, state, leaderIds, page: pageNo, size: pageSize }),
      leaderRecords.picture({ line, windowDays, state: 'all' }),
      leaderRecords.picture({ line, windowDays, state: 'alive' }),
    ]);
    const [profiles, house] = await Promise.all([leaders.profiles(rows.map(({ leaderId }) => leaderId)), leaders.houseRules()]);
    const { code, decimals } = leaderRecords.coinOf(line);
    return {
      list: rows.map((row) => {
        const words = { profile: profiles.get(row.leaderId)?.shown ?? null, houseRule: house.get(row.leaderId) ?? null };
        return toRankedLeader(row, words, decimals);
      }),
      hasMore,
      coin: code,
      picture: { all: toPicture(all), alive: toPicture(alive) },
    };
  },
);
