// Attempts at the programme as the wire tells them.
import { createHash } from 'node:crypto';
import { Decimal } from 'decimal.js';

import type { Broken, ProgrammeAlert, ProgrammeAttempt, RankedAttempt } from '#lib/contract/trader-pro/attempt.ts';
import { programmeGoals, programmeLimits, programmeRules } from '#lib/contract/trader-pro/programme-rules.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { type AttemptRow, attemptOfRow, readDays } from '#server/projections/trader-pro/attempt-row.ts';
import { createWorths, largestUse, listedMarkets } from '#server/projections/trader-pro/attempt-worth.ts';
import type { NewsRow } from '#server/projections/trader-pro/create-attempt-reader.ts';

const shareDecimals = 8;

/** Rounded towards minus infinity. */
const share = (part: bigint | number, whole: bigint | number): string =>
  new Decimal(String(part)).dividedBy(String(whole)).toDecimalPlaces(shareDecimals, Decimal.ROUND_FLOOR).toFixed();

const figuresOf = (row: AttemptRow) => ({
  state: row.state,
  number: row.number,
  startTimeMs: row.startedMs,
  endTimeMs: row.endedMs,
  roi: share(row.equityUnits - row.startUnits, row.startUnits),
  winRate: row.closes === 0 ? '0' : share(row.wins, row.closes),
  drawdown: share(row.fellFromUnits - row.fellToUnits, row.fellFromUnits),
  score: formatDecimal(row.scoreE2, 2),
  orders: row.orders,
  greenDays: row.greenDays,
  days: readDays(row.days).length,
});

export function createAttemptAnswers(listings: Listings) {
  const worths = createWorths(listedMarkets(listings));
  const decimals = listings.assetOf('USDT')?.decimals ?? 0;
  const money = (units: bigint): string => formatDecimal(units, decimals);

  const ruleOf = ({ rule }: NewsRow): Broken['rule'] | null =>
    [...programmeLimits, ...programmeGoals].find((known) => known === rule) ?? null;
  /** Money, or a number of days or orders. */
  const figures = ({ rule, value, limit }: Pick<NewsRow, 'rule' | 'value' | 'limit'>) => {
    const amount = rule === 'greenDays' || rule === 'orders' ? String : money;
    return { value: amount(value), limit: amount(limit) };
  };
  const brokenOf = (news: readonly NewsRow[]): Broken | null => {
    const failure = news.find(({ kind }) => kind === 'failed');
    const rule = failure === undefined ? null : ruleOf(failure);
    if (failure === undefined || rule === null) return null;
    const { sequence, timeMs } = failure;
    return { rule, ...figures(failure), sequence, timeMs };
  };
  /** A gain is no use of a loss. What is left is never below zero. */
  const partOf = (amount: bigint, base: bigint, percent: number) => {
    const used = amount > 0n ? amount : 0n;
    const limit = base > 0n ? (base * BigInt(percent)) / 100n : 0n;
    return { used: money(used), limit: money(limit), left: money(limit > used ? limit - used : 0n) };
  };

  /** An attempt that is over is not followed. */
  const largestOf = (row: AttemptRow): bigint => (row.memory === '' || worths === null ? 0n : largestUse(attemptOfRow(row), worths));

  return {
    figures,
    attempt: (row: AttemptRow, news: readonly NewsRow[]): ProgrammeAttempt => {
      const { equityUnits, startUnits, dayStartUnits } = row;
      const { dailyLossPercent, totalLossPercent, positionPercent, days } = programmeRules;
      const dayList = readDays(row.days);
      return {
        ...figuresOf(row),
        startBalance: money(startUnits),
        equity: money(equityUnits),
        dayStart: money(dayStartUnits),
        day: Math.min(days, dayList.length + 1),
        losses: {
          daily: partOf(dayStartUnits - equityUnits, dayStartUnits, dailyLossPercent),
          total: partOf(startUnits - equityUnits, startUnits, totalLossPercent),
        },
        largestPosition: partOf(largestOf(row), equityUnits, positionPercent),
        dayList: dayList.map(({ dayMs, startUnits: start, endUnits: end }) => ({
          dayMs,
          start: money(start),
          end: money(end),
          isGreen: end > start,
        })),
        broken: brokenOf(news.filter(({ accountId }) => accountId === row.accountId)),
      };
    },
    ranked: (row: AttemptRow, place: number, news: readonly NewsRow[], participant: string): RankedAttempt => ({
      ...figuresOf(row),
      place,
      trader: createHash('sha256').update(`trader-pro ${row.participant}`).digest('hex').slice(0, 8).toUpperCase(),
      isMine: row.participant === participant,
      brokenRule: brokenOf(news.filter(({ accountId }) => accountId === row.accountId))?.rule ?? null,
    }),
    alerts: (news: readonly NewsRow[]): ProgrammeAlert[] =>
      news.flatMap((told) => {
        const { kind, sequence, timeMs } = told;
        const rule = programmeLimits.find((known) => known === told.rule);
        return kind !== 'alert' || rule === undefined ? [] : [{ rule, ...figures(told), sequence, timeMs }];
      }),
  };
}
