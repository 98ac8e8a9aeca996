// Lists the ranking of leaders, with the picture of everybody beside that of those who are left.
import { getRankedLeaders } from '#lib/contract/calls/v1/trigger/trace/leader/ranking.ts';
import { toShortCurve } from '#server/answers/lists/to-short-curve.ts';
import { toPicture, toRankedLeader, tradedSymbols } from '#server/answers/leader-records/to-leader-record.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveRankedLeaders = servePublic(
  getRankedLeaders,
  ['leaderRecords', 'leaders', 'listings'],
  async ({ line, windowDays, sort, state, name, pageNo, pageSize }, { leaderRecords, leaders, listings }) => {
    const named = name === undefined ? null : await leaders.named(name);
    const [{ rows, hasMore }, all, alive] = await Promise.all([
      leaderRecords.page({ line, windowDays, sort, state, leaderIds: named, page: pageNo, size: pageSize }),
      leaderRecords.picture({ line, windowDays, state: 'all' }),
      leaderRecords.picture({ line, windowDays, state: 'alive' }),
    ]);
    const leaderIds = rows.map(({ leaderId }) => leaderId);
    const [profiles, house, known] = await Promise.all([leaders.profiles(leaderIds), leaders.houseRules(), leaders.findAll(leaderIds)]);
    const shares = new Map(
      known.filter((one) => one.line === line && one.endedMs === null).map((one) => [one.accountId, one.sharePercent]),
    );
    const { code, decimals } = leaderRecords.coinOf(line);
    return {
      list: rows.map((row) => {
        const words = { profile: profiles.get(row.leaderId)?.shown ?? null, houseRule: house.get(row.leaderId) ?? null };
        const symbolIds = tradedSymbols(row, listings);
        return {
          ...toRankedLeader(row, words, decimals),
          curve: toShortCurve(row.curve),
          symbolIds,
          sharePercent: shares.get(row.leaderId) ?? null,
        };
      }),
      hasMore,
      coin: code,
      picture: { all: toPicture(all), alive: toPicture(alive) },
    };
  },
);
