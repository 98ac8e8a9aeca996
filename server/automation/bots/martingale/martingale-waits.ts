// The prices and candles that a martingale waits for, and the state in which it is shown.
import type { Waits } from '../../bot-kind.ts';
import type { ShownState } from '../life/life.ts';
import { anyPrice } from '../life/waits.ts';
import { isSpot } from '../order-sizes.ts';
import { type MartingaleState, isLong } from './martingale-state.ts';
import type { Turn } from './martingale-turn.ts';

function candlesOf({ terms, phase, ending }: MartingaleState): Waits['candles'] {
  // The index goes on through a round, so that the next one starts by a whole one.
  return terms.start.by === 'rsi' && ending === null && phase !== 'over' ? terms.start.interval : null;
}

/** The price that ends it, paused or not. */
function stopWaits({ state, market }: Turn): Partial<Waits> {
  const { phase, round } = state;
  if (phase !== 'holding' || round.stopTicks === 0) return {};
  if (isSpot(market)) return isLong(state) ? { lastAtOrBelow: round.stopTicks } : { lastAtOrAbove: round.stopTicks };
  return isLong(state) ? { markAtOrBelow: round.stopTicks } : { markAtOrAbove: round.stopTicks };
}

function priceWaits(turn: Turn): Partial<Waits> {
  const { state, prices } = turn;
  const { phase, plan } = state;
  if (!state.isMarketOpen || phase === 'over' || phase === 'returning' || phase === 'funding') return {};
  if (state.holdsBack || (phase === 'closing' && state.live.length === 0)) return anyPrice;
  if (state.isPaused) return stopWaits(turn);
  if (phase === 'closing') return {};
  if (phase === 'opening' && prices.lastTicks === 0) return anyPrice;
  if (phase === 'waiting' && plan.startTicks > 0 && state.terms.start.by === 'price') {
    if (state.startsFrom === null) return anyPrice;
    return state.startsFrom === 'above' ? { lastAtOrBelow: plan.startTicks } : { lastAtOrAbove: plan.startTicks };
  }
  return stopWaits(turn);
}

export const waitsOf = (turn: Turn): Partial<Waits> => ({
  ...priceWaits(turn),
  candles: candlesOf(turn.state),
  atMs: turn.state.round.bandRetryAtMs ?? 0,
});

/** The state in which it is shown at work. */
export function shownAtWork({ state }: Turn): ShownState {
  if (!state.isMarketOpen) return 'halted';
  if (state.round.number === 0 && (state.phase === 'new' || state.phase === 'waiting')) return 'waiting';
  if (state.phase === 'funding' || (state.phase === 'opening' && state.matchedCount === 0)) return 'starting';
  return 'running';
}
