// The funds of a bot: taken over at its start, given back at its end, and the steps that it waits for meanwhile.
import type { StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { BotActions } from '../../bot-kind.ts';
import { type Life, over } from './life.ts';
import { sayAs } from './rows.ts';

export type Funds = {
  isFunded: boolean;
  /** Steps that are no orders and are waited for. */
  pending: number[];
  /** The step that asks for its funds; 0: none does, or it was refused. */
  fundsStep: number;
};

export const noFunds = (): Funds => ({ isFunded: false, pending: [], fundsStep: 0 });

/** @returns false if it has not waited for the step */
export function takePending({ pending }: Pick<Funds, 'pending'>, step: number): boolean {
  const place = pending.indexOf(step);
  if (place !== -1) pending.splice(place, 1);
  return place !== -1;
}

export type FundsRows = {
  readonly 'funds-refused': readonly ['reason'];
  readonly 'returns-funds': readonly ['reason'];
  readonly 'stop-asked': readonly [];
};

type ReturningTurn = {
  readonly state: Life & Pick<Funds, 'isFunded' | 'pending'> & { phase: string };
  readonly actions: Pick<BotActions, 'become' | 'end'> & { say: BotActions['say'] };
};

/** Gives back what it has, by the steps that `returns` sends; one that was never funded is over at once. */
export function giveBack(name: string, turn: ReturningTurn, returns: () => number[]): void {
  const { state } = turn;
  if (!state.isFunded) return over(turn);
  state.phase = 'returning';
  sayAs<FundsRows>(name)(turn, 'returns-funds', { reason: state.ending ?? 'manual' });
  state.pending = returns();
}

/** The bot is over once its funds are back. */
export function endReturning(turn: Pick<ReturningTurn, 'actions'> & { readonly state: Omit<ReturningTurn['state'], 'isFunded'> }): void {
  if (turn.state.phase === 'returning' && turn.state.pending.length === 0) over(turn);
}

/** Why a bot ends whose start was refused: its funds, or what goes with them. */
export function endOfRefusedStart(isFunds: boolean, reason: RejectReason): StopReason {
  if (!isFunds) return 'order-failed';
  return reason === RejectReason.insufficientBalance ? 'insufficient-balance' : 'assets-failed';
}

type FundedTurn = ReturningTurn & { readonly state: ReturningTurn['state'] & Funds };

export type FundsParts<Turn extends FundedTurn> = {
  /** Its phases once its funds are there: at work, or with its end where that was decided meanwhile. */
  readonly phases: { readonly work: Turn['state']['phase']; readonly end: Turn['state']['phase'] };
  /** It begins to work. */
  begin(turn: Turn): void;
  beginEnd(turn: Turn, reason: StopReason): void;
};

/** The answers to the steps of a bot that takes all its funds at its start. */
export function fundsAnswers<Turn extends FundedTurn>(name: string, { phases, begin, beginEnd }: FundsParts<Turn>) {
  function endFunding(turn: Turn): void {
    const { state } = turn;
    if (state.phase !== 'funding' || state.pending.length > 0) return;
    state.isFunded = state.fundsStep !== 0;
    state.phase = state.ending === null ? phases.work : phases.end;
    if (state.ending === null) begin(turn);
  }
  return {
    takeDone(turn: Turn, { step }: { readonly step: number }): void {
      if (!takePending(turn.state, step)) return;
      endFunding(turn);
      endReturning(turn);
    },
    /** Its owner stops it. */
    stop(turn: Turn): void {
      const { isFunded, phase } = turn.state;
      sayAs<FundsRows>(name)(turn, 'stop-asked', {});
      beginEnd(turn, isFunded || phase === 'funding' ? 'manual' : 'cancelled');
    },
    refusePending(turn: Turn, step: number, reason: RejectReason): void {
      const { state } = turn;
      if (!takePending(state, step)) return;
      if (state.phase !== 'funding') return endReturning(turn);
      sayAs<FundsRows>(name)(turn, 'funds-refused', { reason });
      const isFunds = step === state.fundsStep;
      if (isFunds) state.fundsStep = 0;
      beginEnd(turn, endOfRefusedStart(isFunds, reason));
      endFunding(turn);
    },
  };
}
