// The state that a grid tells of itself, which follows from what it is doing.
import { BotState } from '#lib/contract/bots/strategy-codes.ts';

import type { GridContext } from './grid-context.ts';
import type { GridState } from './grid-state.ts';

function shownOf({ phase, isPaused, isHalted, outside }: GridState): Exclude<BotState, 'stopped'> {
  if (phase === 'stopping') return BotState.stopping;
  if (isPaused) return BotState.paused;
  if (phase === 'waiting') return BotState.waiting;
  if (isHalted) return BotState.halted;
  if (phase !== 'running') return BotState.starting;
  return outside === 0 ? BotState.running : BotState.outOfRange;
}

export function show({ state, act }: GridContext): void {
  if (state.phase === 'over') return;
  const shown = shownOf(state);
  if (shown === state.shown) return;
  state.shown = shown;
  act.become(shown);
}
