// The track records of one bot, window by window, out of its figures at full hours.
import { Decimal } from 'decimal.js';

import { rankingLeast, rankingWindows } from '#lib/contract/bots/plaza.ts';
import { joinedPoints, joinedRecord } from '#lib/order-math/bots/computed/joined-record.ts';
import { rateCurve, type TrackPoint } from '#lib/order-math/bots/track-record.ts';
import type { BotView } from '#server/automation/bot-view.ts';
import type { strategyRecords } from '#server/store/schema/bots/plaza.ts';

export type RecordRow = typeof strategyRecords.$inferSelect;
type Copies = Pick<RecordRow, 'copies' | 'copiersProfit' | 'copiersPutIn'>;

/** A running bot sorts behind every end. */
export const runsOn = 253_402_300_799_999;
const dayMs = 86_400_000;
const usdtDecimals = 8;

/** Whole units of the bot's coin as USDT of 10⁻⁸, rounded towards minus infinity. */
export type ToUsdt = (units: number) => bigint;

export const toUsdt =
  (decimals: number, price: string): ToUsdt =>
  (units) =>
    BigInt(
      new Decimal(units)
        .times(price)
        .times(new Decimal(10).pow(usdtDecimals - decimals))
        .toFixed(0, Decimal.ROUND_FLOOR),
    );

const least = toUsdt(0, rankingLeast.investedUsdt)(1);

/** A bot with the points that its figures are made of, oldest first, and what its copies have made. */
type Figured = {
  readonly bot: BotView;
  readonly line: 1 | 2;
  readonly points: readonly TrackPoint[];
  /** Those of the time before it began; empty but for bots of the house. */
  readonly computed: readonly TrackPoint[];
  readonly usdt: ToUsdt;
  readonly copies: Copies;
};

/** The figures over each window; empty: there is no point. */
export function figureRows({ bot, line, points, computed, usdt, copies }: Figured): readonly RecordRow[] {
  const { strategyId, ownerId, strategyType, startedMs, createdMs, endedMs, marketIds } = bot;
  const last = points.at(-1) ?? computed.at(-1);
  if (last === undefined) return [];
  return rankingWindows.flatMap((windowDays) => {
    const windowMs = windowDays === 0 ? Number.POSITIVE_INFINITY : windowDays * dayMs;
    const record = joinedRecord(computed, points, windowMs);
    if (record === null) return [];
    const { rateE8, drawdownE8, worstDayE8 } = record;
    return {
      strategyId,
      windowDays,
      ownerId,
      strategyType,
      line,
      startedMs: startedMs ?? createdMs,
      endedMs: endedMs ?? runsOn,
      seenMs: last.timeMs,
      putIn: usdt(record.putInUnits),
      profit: usdt(record.profitUnits),
      fees: usdt(bot.feeUnits),
      rateE8,
      drawdownE8,
      worstDayE8,
      ...copies,
      computedUntilMs: record.computed?.untilMs ?? null,
      computedProfit: usdt(record.computed?.profitUnits ?? 0),
      curve: JSON.stringify(
        rateCurve(record.computed === null ? points : joinedPoints(computed, points), windowMs).map(({ timeMs, rateE8 }) => [
          timeMs,
          rateE8,
        ]),
      ),
      markets: marketIds,
    };
  });
}

/** Empty: it has not run long enough, or with too little. */
export function recordRows(figured: Figured): readonly RecordRow[] {
  const { bot, points, computed } = figured;
  const lastMs = (points.at(-1) ?? computed.at(-1))?.timeMs ?? 0;
  if (bot.startedMs === null || lastMs - (computed[0]?.timeMs ?? bot.startedMs) < rankingLeast.runningMs) return [];
  const rows = figureRows(figured);
  return rows.some(({ windowDays, putIn }) => windowDays === 0 && putIn >= least) ? rows : [];
}

/** The points of a bot that does not count yet, up to this moment. */
export function pointsUpTo(bot: BotView, written: readonly TrackPoint[], nowMs: number): readonly TrackPoint[] {
  const putInUnits = bot.investedUnits + bot.addedUnits;
  const begin = written.length > 0 ? written : [{ timeMs: bot.startedMs ?? bot.createdMs, putInUnits, totalUnits: 0 }];
  const lastMs = begin.at(-1)?.timeMs ?? 0;
  return bot.endedMs !== null || nowMs <= lastMs ? begin : [...begin, { timeMs: nowMs, putInUnits, totalUnits: bot.totalUnits }];
}
