// Tells all that anybody may know of a leader.
import { getLeaderRecord } from '#lib/contract/calls/v1/trigger/trace/leader/detail.ts';
import { leaderWindows } from '#lib/contract/leaders/leader-record.ts';
import { toFigures, toGap, toLeaderHour, toLeaderTrade, toRankedLeader } from '#server/answers/leader-records/to-leader-record.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { formatDecimal } from '#server/engine/units.ts';

const shownTrades = 100;

export const serveLeaderRecord = servePublic(
  getLeaderRecord,
  ['leaderRecords', 'leadCoinOf', 'leaders', 'listings'],
  async ({ leaderId, line }, { leaderRecords, leadCoinOf, leaders, listings }) => {
    const found = await leaderRecords.detail({ leaderId: Number(leaderId), line });
    const whole = found?.rows.find(({ windowDays }) => windowDays === 0);
    if (found === null || whole === undefined) return refuse('neverLed');
    const { code, decimals } = leadCoinOf(line);
    const [{ shown: profile }, house] = await Promise.all([leaders.profile(whole.leaderId), leaders.houseRules()]);
    const money = (units: number): string => formatDecimal(units, decimals);
    return {
      leader: toRankedLeader(whole, { profile, houseRule: house.get(whole.leaderId) ?? null }, decimals),
      periods: leaderWindows.flatMap((days) => {
        const row = found.rows.find(({ windowDays }) => windowDays === days);
        return row === undefined ? [] : [toFigures(row, decimals)];
      }),
      hours: found.hours.map((hour) => toLeaderHour(hour, decimals)),
      trades: found.trades
        .slice(-shownTrades)
        .toReversed()
        .map((trade) => toLeaderTrade(trade, listings, decimals)),
      followers: found.followers.map(({ timeMs, flowUnits, profitUnits }) => ({
        timeMs,
        flow: money(flowUnits),
        profit: money(profitUnits),
      })),
      gap: toGap(found.gap, decimals),
      coin: code,
    };
  },
);
