// The track records of one bot, window by window, out of its figures at full hours.
import { Decimal } from 'decimal.js';

import { rankingLeast, rankingWindows } from '#lib/contract/bots/plaza.ts';
import { trackRecord, type TrackPoint } from '#lib/order-math/bots/track-record.ts';
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

/** Empty: it has not run long enough, or with too little. */
export function recordRows(bot: BotView, line: 1 | 2, points: readonly TrackPoint[], usdt: ToUsdt, copies: Copies): readonly RecordRow[] {
  const { strategyId, ownerId, strategyType, startedMs, endedMs } = bot;
  const last = points.at(-1);
  if (startedMs === null || last === undefined || last.timeMs - startedMs < rankingLeast.runningMs) return [];
  const rows = rankingWindows.flatMap((windowDays) => {
    const record = trackRecord(points, windowDays === 0 ? Number.POSITIVE_INFINITY : windowDays * dayMs);
    if (record === null) return [];
    const { rateE8, drawdownE8, worstDayE8 } = record;
    return {
      strategyId,
      windowDays,
      ownerId,
      strategyType,
      line,
      startedMs,
      endedMs: endedMs ?? runsOn,
      seenMs: last.timeMs,
      putIn: usdt(record.putInUnits),
      profit: usdt(record.profitUnits),
      fees: usdt(bot.feeUnits),
      rateE8,
      drawdownE8,
      worstDayE8,
      ...copies,
    };
  });
  return rows.some(({ windowDays, putIn }) => windowDays === 0 && putIn >= least) ? rows : [];
}
