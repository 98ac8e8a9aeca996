// The prices, minutes and times that an arbitrage bot waits for, and the state in which it is shown.
import { isReverse } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import type { Waits } from '../../bot-kind.ts';
import type { ShownState } from '../life/life.ts';
import { noWaits, waitInLeg } from '../life/waits.ts';
import { type ArbitrageState, spotLeg } from './arbitrage-state.ts';
import type { Turn } from './arbitrage-turn.ts';

/** An order at a price is given so long before it is placed anew. */
const placedMs = 60_000;

/** A price that is watched as long as something can be done about it. */
const watched = ({ ending, marginSteps }: ArbitrageState, ticks: number): number =>
  ending === null && marginSteps.length === 0 ? ticks : 0;

/** The next price is what it waits for, and neither a minute nor the price band. */
const isHeldBack = ({ holdsBack, rests, bandRetryAtMs }: ArbitrageState): boolean => holdsBack && !rests && bandRetryAtMs === undefined;

/** Any price wakes what waits for one. */
function spotWaits({ state, spot, timeMs }: Turn): Waits {
  const before = state.waits[spotLeg] ?? noWaits;
  const isStanding = state.spotOrder !== null && state.spotOrder.isLimit && !state.spotOrder.isCancelled;
  // A time is told once: one that is past is replaced by the next. One of this very moment may still come, behind a candle.
  const standsUntil = before.atMs >= timeMs ? before.atMs : timeMs + placedMs;
  const atMs = state.bandRetryAtMs ?? (isStanding ? standsUntil : 0);
  const wantsPrice = state.phase === 'running' && (isHeldBack(state) || spot.prices.lastTicks === 0);
  const loanTicks = state.phase === 'running' ? watched(state, state.loanTicks) : 0;
  return { ...noWaits, atMs, lastAtOrAbove: wantsPrice ? 1 : loanTicks, candles: state.phase === 'running' ? '1m' : null };
}

function contractWaits({ state, contract }: Turn): Waits {
  if (state.phase !== 'running') return noWaits;
  const wantsPrice = isHeldBack(state) || contract.prices.lastTicks === 0;
  const marginTicks = watched(state, state.marginTicks);
  const marks = isReverse(state.terms)
    ? { markAtOrAbove: watched(state, state.loanMarkTicks), markAtOrBelow: marginTicks }
    : { markAtOrAbove: marginTicks };
  return { ...noWaits, ...marks, lastAtOrAbove: wantsPrice ? 1 : 0 };
}

export function keepWaits(turn: Turn): void {
  const { state, actions } = turn;
  if (state.phase === 'over') return;
  const wanted = [spotWaits(turn), contractWaits(turn)];
  state.waits = wanted.map((waits, leg) => waitInLeg(actions, leg, state.waits[leg] ?? noWaits, waits));
}

/** The state in which it is shown at work. */
export function shownAtWork({ state }: Turn): ShownState {
  if (state.closedLegs.length > 0) return 'halted';
  if (state.phase === 'new') return 'waiting';
  return state.isEntered ? 'running' : 'starting';
}
