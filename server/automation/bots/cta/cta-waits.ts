// The prices and candles that a CTA bot waits for, and the state in which it is shown.
import type { Waits } from '../../bot-kind.ts';
import type { ShownState } from '../life/life.ts';
import { anyPrice } from '../life/waits.ts';
import { isSpot } from '../order-sizes.ts';
import type { Turn } from './cta-turn.ts';

function priceWaits({ state, market, prices }: Turn): Partial<Waits> {
  const { phase, trade, target, order } = state;
  if (!state.isMarketOpen || order !== null || (phase !== 'running' && phase !== 'closing')) return {};
  if (state.holdsBack || ((phase === 'closing' || target !== trade.side) && prices.lastTicks === 0)) return anyPrice;
  if (phase === 'closing' || trade.side === 'flat') return {};
  const [above, below] = trade.side === 'long' ? [trade.targetTicks, trade.stopTicks] : [trade.stopTicks, trade.targetTicks];
  return isSpot(market) ? { lastAtOrAbove: above, lastAtOrBelow: below } : { markAtOrAbove: above, markAtOrBelow: below };
}

export const waitsOf = (turn: Turn): Partial<Waits> => ({
  ...priceWaits(turn),
  candles: turn.state.ending === null ? turn.state.terms.interval : null,
});

/** The state in which it is shown at work. */
export function shownAtWork({ state: { isMarketOpen, phase } }: Turn): ShownState {
  if (!isMarketOpen) return 'halted';
  if (phase === 'new') return 'waiting';
  return phase === 'funding' ? 'starting' : 'running';
}
