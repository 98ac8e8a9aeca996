// The looks of a portfolio: at its exits every minute, at its weights every five minutes or at its interval.
import { isAway } from '#lib/order-math/bots/portfolio/portfolio-trades.ts';
import { portfolioLimits, toMillionths } from '#lib/order-math/bots/portfolio/portfolio-limits.ts';
import { mulDivDown, mulDivUp } from '#server/engine/arithmetic/mul-div.ts';
import type { ProfitWaits } from '../../bot-kind.ts';
import type { PortfolioState } from './portfolio-state.ts';
import { beginPurchases, beginRebalance } from './portfolio-tasks.ts';
import { beginEnd, isOpen, say, type Turn } from './portfolio-turn.ts';
import { legValues, quoteWeight, targetsNow, totalOf } from './portfolio-worth.ts';

const million = 1_000_000;
const minuteMs = 60_000;

const nextMultiple = (timeMs: number, ofMs: number): number => (Math.floor(timeMs / ofMs) + 1) * ofMs;

/** The profits at which the whole ends by itself, against all that was put in. */
function exitProfits({ terms, paidInUnits, ending, phase }: PortfolioState): ProfitWaits {
  const { takeProfitRate, stopLossRate } = terms;
  if (ending !== null || phase !== 'running' || paidInUnits <= 0) return { atOrBelow: null, atOrAbove: null };
  return {
    atOrBelow: stopLossRate === null ? null : -mulDivDown(paidInUnits, toMillionths(stopLossRate), million),
    atOrAbove: takeProfitRate === null ? null : mulDivUp(paidInUnits, toMillionths(takeProfitRate), million),
  };
}

/** The exits of the whole: its gain, what was paid out included. Exits sell. */
export function checkExits(turn: Turn): void {
  const { state } = turn;
  if (state.task?.action === 'termination') return;
  const { atOrBelow, atOrAbove } = exitProfits(state);
  const profit = totalOf(turn) + state.extractedUnits - state.paidInUnits;
  const takes = atOrAbove !== null && profit >= atOrAbove;
  const reached = takes ? 'take-profit' : atOrBelow !== null && profit <= atOrBelow ? 'stop-loss' : null;
  if (reached === null) return;
  say(turn, `portfolio.${reached}`, { profit });
  state.sells = true;
  beginEnd(turn, reached);
}

/** True if a coin whose market trades, or the part that stays money, is so far from its target. */
function isOff(turn: Turn, ratePpm: number, atLeast: boolean): boolean {
  const { state, legs } = turn;
  const { legs: targets, quote } = targetsNow(turn);
  const values = legValues(turn);
  const isLegOff = legs.some(
    (leg, place) => isOpen(leg) && isAway(BigInt(values[place] ?? 0), BigInt(targets[place] ?? 0), ratePpm, atLeast),
  );
  return isLegOff || (quoteWeight(state) > 0 && isAway(BigInt(state.quoteUnits), BigInt(quote), ratePpm, atLeast));
}

function isRebalanceDue(turn: Turn): boolean {
  const { state } = turn;
  const { mode } = state.terms;
  if (mode.by === 'unbalanced') return false;
  if (state.isForced) return true;
  if (mode.by === 'proportional') return isOff(turn, toMillionths(mode.threshold), true);
  return state.isTimedDue && isOff(turn, toMillionths(portfolioLimits.timedTolerance), false);
}

/**
 * Begins what is due; true: something has begun. Money that is kept for a coin is spent first, and a rebalance that was due then comes at
 * the next look.
 */
export function look(turn: Turn): boolean {
  const { state, legs } = turn;
  if (!state.isLookDue && !state.isTimedDue) return false;
  const isDue = isRebalanceDue(turn);
  const isTimed = state.isTimedDue;
  state.isLookDue = false;
  state.isTimedDue = false;
  if (beginPurchases(turn)) {
    if (isDue && isTimed) state.isForced = true;
    return true;
  }
  if (!isDue) return false;
  state.isForced = false;
  state.isIncomplete = legs.some((leg) => !isOpen(leg));
  return beginRebalance(turn);
}

/** Waits for its exits: prices that lead there are found without a look at each. The minute is there for whatever has been missed. */
export function keepExits({ state, actions }: Turn): void {
  const wanted = exitProfits(state);
  const { atOrBelow, atOrAbove } = state.exitProfits ?? { atOrBelow: null, atOrAbove: null };
  if (wanted.atOrBelow === atOrBelow && wanted.atOrAbove === atOrAbove) return;
  state.exitProfits = wanted;
  actions.waitForProfit(wanted);
}

/** Sets the next moments by the time of the input, for what its terms and its state ask for. */
export function setClock({ state, timeMs }: Turn): void {
  const { mode, takeProfitRate, stopLossRate } = state.terms;
  const looksForExits = state.ending === null && (takeProfitRate !== null || stopLossRate !== null);
  const retriesEnd = state.task?.action === 'termination' && state.task.parts.some(({ holdsBack }) => holdsBack);
  if (!looksForExits && !retriesEnd) state.minuteMs = 0;
  else if (state.minuteMs <= timeMs) state.minuteMs = nextMultiple(timeMs, minuteMs);
  const isQuiet = state.isPaused || state.ending !== null;
  const isKept = state.legs.some(({ carriedUnits }) => carriedUnits > 0);
  if (isQuiet || !(mode.by === 'proportional' || isKept || state.isForced)) state.fiveMs = 0;
  else if (state.fiveMs <= timeMs) state.fiveMs = nextMultiple(timeMs, portfolioLimits.lookMinutes * minuteMs);
  if (mode.by !== 'timed' || state.ending !== null) state.timedMs = 0;
  else if (state.timedMs <= timeMs) {
    const intervalMs = mode.intervalMinutes * minuteMs;
    const behind = state.timedMs === 0 ? 0 : Math.floor((timeMs - state.timedMs) / intervalMs);
    state.timedMs = (state.timedMs === 0 ? timeMs : state.timedMs + behind * intervalMs) + intervalMs;
  }
}

/** The moments that have come. They are set anew at the end of the turn. */
export function takeTime(turn: Turn): void {
  const { state, timeMs } = turn;
  const isDue = (atMs: number): boolean => atMs !== 0 && atMs <= timeMs;
  // A time is told once: what it waits for is said anew.
  state.waitsMs = 0;
  for (const part of state.task?.parts ?? []) part.holdsBack = false;
  if (isDue(state.minuteMs)) checkExits(turn);
  if (isDue(state.fiveMs)) state.isLookDue = true;
  if (isDue(state.timedMs)) state.isTimedDue = true;
}
