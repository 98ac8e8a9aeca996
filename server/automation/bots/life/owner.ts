// The words of an owner, as bots of every kind hear them.
import type { StopReason } from '#lib/contract/bots/strategy-codes.ts';
import type { OwnerAction } from '../../bot-kind.ts';
import type { BotLeg } from '../../many-markets-kind.ts';
import type { Life } from './life.ts';

type OwnerTurn = { readonly state: Pick<Life, 'isPaused' | 'sells'> & { readonly ending: StopReason | null } };
type AnyEdit = { readonly sellsAtEnd?: boolean | undefined };

/** The acts of a kind upon each word, with what it says about it. `null`: the word means nothing to it. */
export type OwnerWords<Turn, Edit> = {
  pause(turn: Turn): void;
  resume(turn: Turn): void;
  stop(turn: Turn): void;
  edit(turn: Turn, edit: Edit): void;
  /** The funds come by themselves. */
  addFunds(turn: Turn, units: number, assetId: number): void;
  readonly withdraw: ((turn: Turn, assetId: number, units: number) => void) | null;
  readonly lastRound: ((turn: Turn) => void) | null;
};

/** The name of a coin that was put in, of bots of spot. */
export const coinCode = (legs: readonly BotLeg[], assetId: number): string =>
  (legs.find(({ market }) => market.base.assetId === assetId)?.market.base ?? legs[0]?.market.quote)?.code ?? '';

export function ownerAnswers<Turn extends OwnerTurn, Edit extends AnyEdit>(words: OwnerWords<Turn, Edit>) {
  return (turn: Turn, told: OwnerAction<Edit>): void => {
    const { state } = turn;
    switch (told.action) {
      case 'pause':
        if (state.isPaused || state.ending !== null) return;
        state.isPaused = true;
        return words.pause(turn);
      case 'resume':
        if (!state.isPaused) return;
        state.isPaused = false;
        return words.resume(turn);
      case 'stop':
        // A second stop may still change what becomes of the coins.
        state.sells = told.sells;
        state.isPaused = false;
        return words.stop(turn);
      case 'edit':
        if (told.edit.sellsAtEnd !== undefined && state.ending === null) state.sells = told.edit.sellsAtEnd;
        return words.edit(turn, told.edit);
      case 'add-funds':
        return words.addFunds(turn, told.units, told.assetId);
      case 'withdraw-profit':
        return words.withdraw?.(turn, told.assetId, told.units);
      case 'last-round':
        return words.lastRound?.(turn);
    }
  };
}
