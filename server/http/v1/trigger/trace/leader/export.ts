// Sends what the figures of a leader are made of as a file: hours of the account, closed trades, or all copies as one account.
import { exportLeaderRecord, type leaderFiles } from '#lib/contract/calls/v1/trigger/trace/leader/export.ts';
import { toLeaderHour, toLeaderTrade } from '#server/answers/leader-records/to-leader-record.ts';
import { csvFile } from '#server/answers/lists/csv-file.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { LeaderDetail } from '#server/services/leader-records/leader-records.ts';

type Told = { readonly detail: LeaderDetail; readonly listings: Listings; readonly decimals: number };

type File = { readonly head: readonly string[]; readonly rows: (told: Told) => readonly (readonly string[])[] };

const timeText = (timeMs: number | null): string => (timeMs === null ? '' : new Date(timeMs).toISOString());

const files: Readonly<Record<(typeof leaderFiles)[number], File>> = {
  hours: {
    head: ['time', 'equity', 'profit', 'mostMargin', 'computed'],
    rows: ({ detail, decimals }) =>
      detail.hours.map((hour) => {
        const { timeMs, equity, profit, mostMargin, isComputed } = toLeaderHour(hour, decimals);
        return [timeText(timeMs), equity, profit, mostMargin, String(isComputed)];
      }),
  },
  trades: {
    head: ['opened', 'closed', 'symbol', 'side', 'leverage', 'value', 'net', 'closedBy'],
    rows: ({ detail, listings, decimals }) =>
      detail.trades.map((trade) => {
        const { openTimeMs, closeTimeMs, symbolId, holdSide, leverage, opened, net, closedBy } = toLeaderTrade(trade, listings, decimals);
        return [timeText(openTimeMs), timeText(closeTimeMs), symbolId, holdSide ?? 'spot', String(leverage), opened, net, closedBy];
      }),
  },
  followers: {
    head: ['time', 'flow', 'profit'],
    rows: ({ detail, decimals }) =>
      detail.followers.map(({ timeMs, flowUnits, profitUnits }) => [
        timeText(timeMs),
        formatDecimal(flowUnits, decimals),
        formatDecimal(profitUnits, decimals),
      ]),
  },
};

export const serveExportLeaderRecord = servePublic(
  exportLeaderRecord,
  ['leaderRecords', 'leadCoinOf', 'listings'],
  async ({ leaderId, line, what }, { leaderRecords, leadCoinOf, listings }) => {
    const detail = await leaderRecords.detail({ leaderId: Number(leaderId), line });
    if (detail === null) return refuse('neverLed');
    const { head, rows } = files[what];
    const told = { detail, listings, decimals: leadCoinOf(line).decimals };
    async function* pages() {
      yield rows(told);
    }
    return csvFile(`leader-${leaderId}-${line}-${what}`, head, pages());
  },
);
