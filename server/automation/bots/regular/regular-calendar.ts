// The next round of an auto-invest by its calendar.
import { roundAfter } from '#lib/order-math/bots/regular/round-times.ts';

import { say, type Turn } from './regular-turn.ts';

/** The round after this moment. Those that were due before and never came, as when nothing ran, are left out. */
export function planNext(turn: Turn): void {
  const { state, timeMs } = turn;
  const { terms, lastMs } = state;
  const last = lastMs === 0 ? null : lastMs;
  const missed = last === null ? null : roundAfter(terms, last, last);
  if (missed !== null && missed <= timeMs && state.nextMs === lastMs) say(turn, 'regular.rounds-missed', {});
  state.nextMs = roundAfter(terms, timeMs, last) ?? 0;
}

/** True if a round of the calendar is due now. */
export const isDue = ({ state, timeMs }: Turn): boolean => state.nextMs > 0 && timeMs >= state.nextMs;
