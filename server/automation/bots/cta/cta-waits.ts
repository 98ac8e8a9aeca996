// The prices and candles that a CTA bot waits for, and the state in which it is shown.
import type { BotState } from '#lib/contract/bots/strategy-codes.ts';
import type { Waits } from '../../bot-kind.ts';
import { isSpot } from '../order-sizes.ts';
import { type CtaState, noWaits } from './cta-state.ts';
import type { Turn } from './cta-turn.ts';

/** Every price is at or above one tick. */
const anyPrice = { lastAtOrAbove: 1 };

function priceWaits({ state, market, prices }: Turn): Partial<Waits> {
  const { phase, trade, target, order } = state;
  if (!state.isMarketOpen || order !== null || (phase !== 'running' && phase !== 'closing')) return {};
  if (state.holdsBack || ((phase === 'closing' || target !== trade.side) && prices.lastTicks === 0)) return anyPrice;
  if (phase === 'closing' || trade.side === 'flat') return {};
  const [above, below] = trade.side === 'long' ? [trade.targetTicks, trade.stopTicks] : [trade.stopTicks, trade.targetTicks];
  return isSpot(market) ? { lastAtOrAbove: above, lastAtOrBelow: below } : { markAtOrAbove: above, markAtOrBelow: below };
}

const isSame = (one: Waits, other: Waits): boolean =>
  one.lastAtOrAbove === other.lastAtOrAbove &&
  one.lastAtOrBelow === other.lastAtOrBelow &&
  one.markAtOrAbove === other.markAtOrAbove &&
  one.markAtOrBelow === other.markAtOrBelow &&
  one.candles === other.candles;

export function keepWaits(turn: Turn): void {
  const { state, actions } = turn;
  const candles = state.ending === null ? state.terms.interval : null;
  const waits: Waits = { ...noWaits, ...priceWaits(turn), candles };
  if (state.phase === 'over' || isSame(waits, state.waits)) return;
  state.waits = waits;
  actions.waitFor(waits);
}

function shownState(state: CtaState): Exclude<BotState, 'stopped'> {
  if (state.ending !== null) return 'stopping';
  if (state.isPaused) return 'paused';
  if (!state.isMarketOpen) return 'halted';
  if (state.phase === 'new') return 'waiting';
  return state.phase === 'funding' ? 'starting' : 'running';
}

export function keepShown({ state, actions }: Turn): void {
  const shown = shownState(state);
  if (shown === state.shown || state.phase === 'over') return;
  state.shown = shown;
  actions.become(shown);
}
