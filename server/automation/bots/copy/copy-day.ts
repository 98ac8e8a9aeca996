// The day of a copy: its stops, the midnight (UTC) at which a stop by the day is over, and the settlement of the leader's share.
import { dropOpenings } from './copy-follow.ts';
import { copyLife } from './copy-life.ts';
import { beginDay, dayLengthMs, hasStop, stopProfits } from './copy-stops.ts';
import { isFlat, isHeld, legTurns, say, type Turn } from './copy-turn.ts';

const minuteMs = 60_000;

/** A new day: openings are copied again, and the share of the day before is due as soon as nothing is held. */
export function takeTime(turn: Turn): void {
  const { state, timeMs } = turn;
  if (state.phase !== 'running' || timeMs < state.dayMs + dayLengthMs) return;
  beginDay(turn);
  state.isSettling = true;
  if (!state.restsForDay) return;
  state.restsForDay = false;
  say(turn, 'copy.day-begins', {});
}

/** Pays the leader's share once nothing is held: what is held may still lose what it has gained. */
export function settle(turn: Turn): void {
  const { state, actions } = turn;
  if (!state.isSettling || state.phase !== 'running' || !legTurns(turn).every(isFlat)) return;
  state.isSettling = false;
  if (actions.books().pendingShareUnits === 0) return;
  say(turn, 'copy.settles', {});
  actions.settleShare();
}

/** A stop of the whole, and one of the day. */
export function watchStops(turn: Turn): void {
  const { state, actions } = turn;
  if (!hasStop(state)) return;
  const books = actions.books();
  const { profitUnits, putInUnits } = books;
  const { total, daily } = stopProfits(turn, books);
  if (total !== null && profitUnits <= total) {
    say(turn, 'copy.total-stop', { lossUnits: -profitUnits, putInUnits });
    return copyLife.beginEnd(turn, 'stop-loss');
  }
  if (daily === null || profitUnits > daily) return;
  const [lossUnits, worthUnits] = [state.dayProfitUnits - profitUnits, Math.max(0, state.dayWorthUnits)];
  state.restsForDay = true;
  say(turn, 'copy.daily-stop', { lossUnits, worthUnits });
  actions.notify('day-stop', 0);
  for (const leg of legTurns(turn)) dropOpenings(leg, 'copy.skipped-daily-stop');
}

/** Waits for the nearer of the losses at which a stop is reached: prices that make it are found without a look at each. */
export function keepStops(turn: Turn): void {
  const { state, actions } = turn;
  const { total, daily } = hasStop(state) ? stopProfits(turn, actions.books()) : { total: null, daily: null };
  const stop = total === null || daily === null ? (total ?? daily) : Math.max(total, daily);
  if (stop === state.stopProfit) return;
  state.stopProfit = stop;
  actions.waitForProfit({ atOrBelow: stop, atOrAbove: null });
}

/**
 * The next midnight; and while something is held that a stop looks at, a minute from the first look on: not the full minute, at which
 * all copies of the exchange would look at once. 0: never.
 * @param armedMs the time that it waits for already
 */
export function wakeMsOf(turn: Turn, armedMs: number): number {
  const { state, timeMs } = turn;
  if (state.phase !== 'running') return 0;
  const isWatched = hasStop(state) && legTurns(turn).some(isHeld);
  const midnightMs = state.dayMs + dayLengthMs;
  if (!isWatched) return midnightMs;
  const isArmed = armedMs > timeMs && armedMs <= timeMs + minuteMs;
  return isArmed ? armedMs : Math.min(timeMs + minuteMs, midnightMs);
}
