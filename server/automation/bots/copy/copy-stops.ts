// The losses at which the stops of a copy are reached.
import { mulDivDown } from '#server/engine/arithmetic/mul-div.ts';
import type { BotBooks } from '../../leaders/leader-input.ts';
import { rateScale } from '../whole-terms.ts';
import type { Turn } from './copy-turn.ts';

export const dayLengthMs = 86_400_000;

/** The day (UTC) that a daily stop counts from begins. */
export function beginDay({ state, actions, timeMs }: Turn): void {
  const { equityUnits, profitUnits } = actions.books();
  state.dayMs = Math.floor(timeMs / dayLengthMs) * dayLengthMs;
  state.dayWorthUnits = equityUnits;
  state.dayProfitUnits = profitUnits;
}

/** A share of some money, down, and something at least: no loss is none. */
const lossOf = (units: number, rate: number): number => Math.max(1, mulDivDown(units, rate, rateScale));

/** The profits of its books at which its stops are reached; null: there is no such stop, or it has no say at the moment. */
type StopProfits = { readonly total: number | null; readonly daily: number | null };

export function stopProfits({ state }: Turn, { putInUnits }: Pick<BotBooks, 'putInUnits'>): StopProfits {
  const { totalStopRate, dailyStopRate } = state.plan;
  if (state.phase !== 'running') return { total: null, daily: null };
  return {
    total: totalStopRate === 0 ? null : -lossOf(putInUnits, totalStopRate),
    daily: dailyStopRate === 0 || state.restsForDay ? null : state.dayProfitUnits - lossOf(Math.max(0, state.dayWorthUnits), dailyStopRate),
  };
}

export const hasStop = ({ plan }: Turn['state']): boolean => plan.totalStopRate > 0 || plan.dailyStopRate > 0;
