// The figures of one leader, window by window, out of hours, trades and copies.
import { leaderWindows } from '#lib/contract/leaders/leader-record.ts';
import { tradeFigures } from '#lib/order-math/copy/record/closed-trades.ts';
import { type CopyLife, followersHours, followersResult } from '#lib/order-math/copy/record/followers-result.ts';
import { hourSteps, joinedHours, type LeaderHour } from '#lib/order-math/copy/record/leader-hours.ts';
import {
  dayChanges,
  maxDrawdown,
  netAssetValues,
  returnCurve,
  timeUnderWater,
  timeWeightedReturn,
  worstDay,
} from '#lib/order-math/copy/record/net-asset-value.ts';
import { return2023, return2026 } from '#lib/order-math/copy/record/returns.ts';
import { sharpeRatio } from '#lib/order-math/copy/record/sharpe-ratio.ts';
import type { MarketId } from '#server/engine/ids.ts';
import type { CopyOfLeader, LeaderPlace, LeaderTrade, RecordRow } from './known-leader.ts';

/** Whoever leads sorts behind every end. */
export const leadsOn = 253_402_300_799_999;
const dayMs = 86_400_000;

export type Known = LeaderPlace & {
  readonly hours: readonly LeaderHour[];
  /** Those of the time before it led: empty but for leaders of the house. What followers got is never worked out of them. */
  readonly computed: readonly LeaderHour[];
  readonly trades: readonly LeaderTrade[];
  /** The markets of the rule by which the house trades it; empty: anybody else. */
  readonly ruleMarkets: readonly MarketId[];
  readonly copies: readonly (CopyOfLeader & CopyLife)[];
  /** Null: leads. */
  readonly endedMs: number | null;
  /** The least worth of one who counts as alive, and the least that the formula of 2023 divides by. */
  readonly leastAliveUnits: number;
  readonly leastBeginningUnits: number;
};

type Return = Pick<
  RecordRow,
  | 'timeWeightedE8'
  | 'return2026E8'
  | 'return2023E8'
  | 'drawdownE8'
  | 'worstDayE8'
  | 'underWaterMs'
  | 'profit'
  | 'computedUntilMs'
  | 'computedProfit'
  | 'curve'
>;

function valuesOf(hours: readonly LeaderHour[], windowMs: number) {
  const steps = hourSteps(hours, windowMs);
  return { steps, navs: netAssetValues(steps, hours[hours.length - steps.length - 1]?.hourMs ?? 0) };
}

const sumOfProfits = (steps: ReturnType<typeof hourSteps>): bigint => BigInt(steps.reduce((sum, { profitUnits }) => sum + profitUnits, 0));

function returnsOf({ hours, computed, leastBeginningUnits }: Known, windowMs: number): Return {
  const { steps, navs } = valuesOf(joinedHours(computed, hours), windowMs);
  const untilMs = computed.at(-1)?.hourMs ?? Number.NEGATIVE_INFINITY;
  const hasComputed = steps.some(({ hourMs }) => hourMs <= untilMs);
  return {
    profit: sumOfProfits(steps),
    computedUntilMs: hasComputed ? untilMs : null,
    computedProfit: sumOfProfits(steps.filter(({ hourMs }) => hourMs <= untilMs)),
    timeWeightedE8: timeWeightedReturn(navs),
    curve: JSON.stringify(returnCurve(navs).map(({ timeMs, returnE8 }) => [timeMs, returnE8])),
    return2026E8: return2026(steps),
    return2023E8: return2023(steps, leastBeginningUnits),
    drawdownE8: maxDrawdown(navs),
    worstDayE8: worstDay(navs),
    underWaterMs: timeUnderWater(navs),
  };
}

/** A day that is not over says less than the others. */
const fullDays = (navs: ReturnType<typeof netAssetValues>): readonly number[] =>
  dayChanges(navs).flatMap(({ endMs, changeE8 }) => (endMs > (navs.at(-1)?.timeMs ?? 0) ? [] : [changeE8]));

/** Copies of a leader who has stopped are closed a moment later. */
export const followedUntil = (endedMs: number | null, toMs: number): number => (endedMs === null ? toMs : Number.POSITIVE_INFINITY);

function followersOf({ copies, endedMs }: Known, fromMs: number, toMs: number): Pick<RecordRow, 'followersProfit' | 'followersE8'> {
  const { profitUnits, rateE8 } = followersResult(followersHours(copies, fromMs, followedUntil(endedMs, toMs)), toMs);
  return { followersProfit: BigInt(profitUnits), followersE8: rateE8 };
}

function tradesOf({ trades, ruleMarkets }: Pick<Known, 'trades' | 'ruleMarkets'>, fromMs: number) {
  const counted = trades.filter(({ endedMs }) => endedMs > fromMs);
  const { closed, won, winRateE8, averageWinUnits, averageLossUnits, mostLeverage, leverageHundredths } = tradeFigures(counted);
  const traded = JSON.stringify([...new Set([...counted.toReversed().map(({ marketId }) => marketId), ...ruleMarkets])]);
  return { closed, won, winRateE8, averageWin: averageWinUnits, averageLoss: averageLossUnits, mostLeverage, leverageHundredths, traded };
}

/** Empty: there is no hour. */
export function recordRows(known: Known): readonly RecordRow[] {
  const { leaderId, line, hours, computed, copies, endedMs, leastAliveUnits } = known;
  const [first, last] = [hours[0], hours.at(-1)];
  if (first === undefined || last === undefined) return [];
  const running = copies.filter(({ hasEnded }) => !hasEnded);
  const sum = (some: Known['copies'], of: (copy: CopyOfLeader) => number): bigint => BigInt(some.reduce((all, copy) => all + of(copy), 0));
  const sharpe = sharpeRatio(fullDays(valuesOf(joinedHours(computed, hours), Number.POSITIVE_INFINITY).navs));
  return leaderWindows.map((windowDays) => {
    const windowMs = windowDays === 0 ? Number.POSITIVE_INFINITY : windowDays * dayMs;
    const fromMs = Math.max(first.hourMs, last.hourMs - windowMs);
    return {
      leaderId,
      line,
      windowDays,
      startedMs: first.hourMs,
      endedMs: endedMs ?? leadsOn,
      isAlive: endedMs === null && last.equityUnits >= leastAliveUnits,
      seenMs: last.hourMs,
      equity: BigInt(last.equityUnits),
      ...returnsOf(known, windowMs),
      sharpe,
      ...tradesOf(known, fromMs),
      copiesNow: running.length,
      copies: copies.length,
      aum: sum(running, ({ equityUnits }) => equityUnits),
      ...followersOf(known, fromMs, last.hourMs),
      shared: sum(copies, ({ sharedUnits }) => sharedUnits),
    };
  });
}
