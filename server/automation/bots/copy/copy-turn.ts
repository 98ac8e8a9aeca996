// One turn of a copy: its state, its markets, and the ways in which it acts, each noted in the state.
import { heldSide } from '../held-position.ts';
import type { LegTurnOf, ManyMarketsTurn } from '../life/many-markets.ts';
import type { CopyReason, ParamsOf } from './copy-reasons.ts';
import { type CopyLeg, type CopyState, emptyLeg } from './copy-state.ts';

export type Turn = ManyMarketsTurn<CopyState>;
export type LegTurn = LegTurnOf<CopyState, CopyLeg>;

/** All of its markets, in their order. A market that has come since is one of which it has nothing yet. */
export const legTurns = (turn: Turn): readonly LegTurn[] =>
  turn.legs.map((leg, place) => {
    const own = turn.state.legs[place] ?? emptyLeg();
    turn.state.legs[place] = own;
    return { ...turn, leg, place, own };
  });

export const isHeld = ({ own, leg }: LegTurn): boolean => heldSide(own, leg.market, leg.prices) !== null;

/** Nothing is held there, and nothing is on its way. */
export const isFlat = (turn: LegTurn): boolean => {
  const { order, closing, tasks } = turn.own;
  return order === null && closing === null && tasks.length === 0 && !isHeld(turn);
};

export function say<Code extends CopyReason>({ actions }: Pick<Turn, 'actions'>, code: Code, params: ParamsOf<Code>): void {
  actions.say(code, params);
}

const dayLengthMs = 86_400_000;

/** Openings that are left out although the follower has not asked for that. */
const unwanted: ReadonlySet<CopyReason> = new Set([
  'copy.skipped-deviation',
  'copy.skipped-minimum',
  'copy.skipped-maximum',
  'copy.skipped-funds',
  'copy.skipped-market',
  'copy.skipped-limit',
  'copy.skipped-queue',
  'copy.failed',
]);

/** A row about the market of the turn. The first opening of a day (UTC) that could not be copied is told by a message as well. */
export function tell<Code extends CopyReason>(turn: LegTurn, code: Code, params: Omit<ParamsOf<Code>, 'leg'>): void {
  const { actions, place: leg, state, timeMs } = turn;
  actions.say(code, { ...params, leg });
  const day = Math.floor(timeMs / dayLengthMs);
  if (!unwanted.has(code) || state.skippedDay === day) return;
  state.skippedDay = day;
  actions.notify('skipped', leg);
}
