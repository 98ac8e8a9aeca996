// The time before a start in which the candles lie that a kind needs; a year at most.
import { longestBacktestMs } from '#lib/contract/bots/backtest.ts';
import { bucketStart, shiftBucket } from '#lib/contract/kline-bucket.ts';
import type { HistoryNeed } from '#server/automation/bot-kind.ts';

/** 0 where nothing is needed. */
export const historyMs = (need: HistoryNeed | null, fromMs: number): number =>
  need === null ? 0 : Math.min(longestBacktestMs, fromMs - shiftBucket(need.interval, bucketStart(need.interval, fromMs), -need.candles));
