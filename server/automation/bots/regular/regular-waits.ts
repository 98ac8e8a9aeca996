// The moment and the prices that an auto-invest waits for, and the state in which it is shown.
import { MarketState } from '#lib/contract/enums.ts';

import type { ShownState } from '../life/life.ts';
import { profitTicks } from './regular-profit.ts';
import type { Turn } from './regular-turn.ts';

/** Every price is at or above one tick. */
const anyPrice = 1;

function waitedTicks(turn: Turn): readonly number[] {
  const { state, legs } = turn;
  if (state.phase !== 'selling') return profitTicks(turn);
  return legs.map(({ prices }, place) => (state.heldBack.includes(place) || prices.lastTicks === 0 ? anyPrice : 0));
}

export function keepWaits(turn: Turn): void {
  const { state, actions } = turn;
  if (state.phase === 'over') return;
  const isWaiting = state.phase === 'waiting' && !state.isPaused && state.ending === null;
  const atMs = isWaiting ? state.nextMs : 0;
  for (const [place, ticks] of waitedTicks(turn).entries()) {
    const isNew = ticks !== state.waitTicks[place];
    if (!isNew && (place > 0 || atMs === state.waitMs)) continue;
    state.waitTicks[place] = ticks;
    actions.waitFor({ lastAtOrAbove: ticks, ...(place === 0 ? { atMs } : {}) }, place);
  }
  state.waitMs = atMs;
}

/** The state in which it is shown at work. */
export function shownAtWork({ state, legs }: Turn): ShownState {
  if (legs.every((leg) => leg.state !== MarketState.online)) return 'halted';
  if (state.rounds > 0) return 'running';
  return state.round === null ? 'waiting' : 'starting';
}
