// Lists the ranking of leaders, with the picture of everybody beside that of those who are left.
import { getRankedLeaders } from '#lib/contract/calls/v1/trigger/trace/leader/ranking.ts';
import { toShortCurve } from '#server/answers/lists/to-short-curve.ts';
import { toPicture, toRankedLeader, tradedSymbols } from '#server/answers/leader-records/to-leader-record.ts';
import { findAnyMarket } from '#server/answers/market/find-market.ts';
import { symbolsOfMarkets } from '#server/answers/market/symbols-of-markets.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveRankedLeaders = servePublic(
  getRankedLeaders,
  ['leaderRecords', 'leadCoinOf', 'leaders', 'listings'],
  async ({ line, windowDays, sort, state, name, symbolId, pageNo, pageSize }, { leaderRecords, leadCoinOf, leaders, listings }) => {
    const market = symbolId === undefined ? null : findAnyMarket(listings, symbolId);
    if (market instanceof Refusal) return market;
    const asked = { line, windowDays, marketId: market?.marketId ?? null };
    const named = name === undefined ? null : await leaders.named(name);
    const [{ rows, hasMore }, all, alive, markets] = await Promise.all([
      leaderRecords.page({ ...asked, sort, state, leaderIds: named, page: pageNo, size: pageSize }),
      leaderRecords.picture({ ...asked, state: 'all' }),
      leaderRecords.picture({ ...asked, state: 'alive' }),
      leaderRecords.markets({ line, windowDays }),
    ]);
    const leaderIds = rows.map(({ leaderId }) => leaderId);
    const [profiles, house, known] = await Promise.all([leaders.profiles(leaderIds), leaders.houseRules(), leaders.findAll(leaderIds)]);
    const shares = new Map(
      known.filter((one) => one.line === line && one.endedMs === null).map((one) => [one.accountId, one.sharePercent]),
    );
    const { code, decimals } = leadCoinOf(line);
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
      markets: symbolsOfMarkets(listings, markets),
      picture: { all: toPicture(all), alive: toPicture(alive) },
    };
  },
);
