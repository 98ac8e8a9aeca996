// The life that bots have alike, whatever their kind, as each of them knows it of itself.
import type { BotState, StopReason } from '#lib/contract/bots/strategy-codes.ts';
import type { BotActions } from '../../bot-kind.ts';

export type Life = {
  isPaused: boolean;
  /** Set: it is on its way to its end, with this reason. */
  ending: StopReason | null;
  /** At the end what it holds is sold or closed. */
  sells: boolean;
  /** The state in which it was shown last; null: in none so far. */
  shown: BotState | null;
};

export const newLife = (sells: boolean): Life => ({ isPaused: false, ending: null, sells, shown: null });

/** The state in which a bot is shown that is not over. */
export type ShownState = Exclude<BotState, 'stopped'>;

/** The phase is the kind's own; all of them have `over`. */
type LifeTurn = { readonly state: Life & { phase: string }; readonly actions: Pick<BotActions, 'become' | 'end'> };

/** `atWork`: the state in which it is shown while it is neither on its way to its end nor paused. */
export function keepShown({ state, actions }: LifeTurn, atWork: ShownState): void {
  const shown = state.ending !== null ? 'stopping' : state.isPaused ? 'paused' : atWork;
  if (shown === state.shown || state.phase === 'over') return;
  state.shown = shown;
  actions.become(shown);
}

export function over({ state, actions }: LifeTurn): void {
  state.phase = 'over';
  actions.end(state.ending ?? 'manual');
}
