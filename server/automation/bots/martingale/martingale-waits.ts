// The prices and candles that a martingale waits for, and the state in which it is shown.
import type { BotState } from '#lib/contract/bots/strategy-codes.ts';
import type { Waits } from '../../bot-kind.ts';
import { isSpot } from '../order-sizes.ts';
import { type MartingaleState, isLong, noWaits } from './martingale-state.ts';
import type { Turn } from './martingale-turn.ts';

/** Every price is at or above one tick. */
const anyPrice = { lastAtOrAbove: 1 };

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

const isSame = (one: Waits, other: Waits): boolean =>
  one.lastAtOrAbove === other.lastAtOrAbove &&
  one.lastAtOrBelow === other.lastAtOrBelow &&
  one.markAtOrAbove === other.markAtOrAbove &&
  one.markAtOrBelow === other.markAtOrBelow &&
  one.candles === other.candles &&
  one.atMs === other.atMs;

export function keepWaits(turn: Turn): void {
  const { state, actions } = turn;
  const waits: Waits = { ...noWaits, ...priceWaits(turn), candles: candlesOf(state), atMs: state.round.bandRetryAtMs ?? 0 };
  if (isSame(waits, state.waits)) return;
  state.waits = waits;
  actions.waitFor(waits);
}

function shownState(state: MartingaleState): Exclude<BotState, 'stopped'> {
  if (state.ending !== null) return 'stopping';
  if (state.isPaused) return 'paused';
  if (!state.isMarketOpen) return 'halted';
  if (state.round.number === 0 && (state.phase === 'new' || state.phase === 'waiting')) return 'waiting';
  if (state.phase === 'funding' || (state.phase === 'opening' && state.matchedCount === 0)) return 'starting';
  return 'running';
}

export function keepShown({ state, actions }: Turn): void {
  const shown = shownState(state);
  if (shown === state.shown || state.phase === 'over') return;
  state.shown = shown;
  actions.become(shown);
}
