// A copy reads the leader's trades: openings and reductions become tasks of their market, or are skipped with the reason.
import { MarginMode } from '#lib/contract/enums.ts';
import { leaderChange } from '#lib/order-math/copy/copy-size.ts';
import { mulDivDown } from '#server/engine/arithmetic/mul-div.ts';
import type { LeaderInput } from '../../leaders/leader-input.ts';
import { isOnline } from '../life/many-markets.ts';
import { copyLife } from './copy-life.ts';
import { legPlanOf } from './copy-plan.ts';
import { freeUnits } from './copy-money.ts';
import { isFlat, type LegTurn, legTurns, say, tell } from './copy-turn.ts';

/** Openings that were copied and are not closed: in one market, and in all. */
const marketLimit = 100;
const copyLimit = 300;
/** Tasks of one market that wait. */
const taskLimit = 50;

type Told<What> = Extract<LeaderInput, { readonly what: What }>;

/** Says why an opening is not copied, whatever its size; true: it is not. */
function skips(turn: LegTurn, order: number): boolean {
  const { state, own, leg } = turn;
  const skipped = (code: `copy.skipped-${'ending' | 'last-round' | 'paused' | 'daily-stop' | 'left-out' | 'market' | 'queue'}`): true => {
    tell(turn, code, { order });
    return true;
  };
  if (state.ending !== null) return skipped('copy.skipped-ending');
  if (state.isLastRound) return skipped('copy.skipped-last-round');
  if (state.isPaused) return skipped('copy.skipped-paused');
  if (state.restsForDay) return skipped('copy.skipped-daily-stop');
  if (legPlanOf(state.terms, leg.market).isLeftOut) return skipped('copy.skipped-left-out');
  if (!isOnline(turn)) return skipped('copy.skipped-market');
  if (own.tasks.length >= taskLimit) return skipped('copy.skipped-queue');
  const all = state.legs.reduce((sum, { copies }) => sum + copies, 0);
  const isFull = own.copies >= marketLimit || all >= copyLimit;
  if (isFull) tell(turn, 'copy.skipped-limit', { order, most: own.copies >= marketLimit ? marketLimit : copyLimit });
  return isFull;
}

function takeTrade(turn: LegTurn, told: Told<'traded'>): void {
  const { state, own } = turn;
  const { order, value, lots: traded, leverage, equityUnits } = told;
  const { closed, of, opened, side } = leaderChange(told.before, told.after);
  if (told.bothSides !== undefined) tell(turn, 'copy.leader-hedges', { order, ...told.bothSides });
  if (state.phase === 'new' || state.phase === 'funding') return tell(turn, 'copy.skipped-funds', { order, free: 0 });
  if (closed > 0 && state.ending === null) {
    if (isFlat(turn)) tell(turn, 'copy.nothing-held', { order });
    else {
      own.tasks.push({ does: 'close', order, closed, of, traded: { value, lots: traded } });
      if (!isOnline(turn)) tell(turn, 'copy.close-waits', { order });
    }
  } else if (closed > 0) tell(turn, 'copy.skipped-ending', { order });
  if (opened === 0 && closed === 0) tell(turn, 'copy.leader-unchanged', { order });
  if (opened === 0 || skips(turn, order)) return;
  const marginMode = told.marginMode === MarginMode.isolated ? 'isolated' : 'cross';
  own.tasks.push({ does: 'open', order, side, lots: opened, traded: { value, lots: traded }, leverage, marginMode, equityUnits });
}

/** The copy's own margin times the part that the leader has added to his. */
function takeMargin(turn: LegTurn, { order, units, before }: Told<'margin'>): void {
  const { state, own, actions, place } = turn;
  tell(turn, 'copy.leader-margin', { order, units });
  const isMirrored = state.terms.mirrorsMargin && units > 0 && before > 0 && own.marginMode === 'isolated' && own.side !== null;
  if (!isMirrored || state.ending !== null) return;
  const margin = Math.ceil(own.valueUnits / Math.max(1, own.leverage)) + own.addedMarginUnits;
  const added = Math.min(freeUnits(turn), mulDivDown(margin, units, before));
  if (added === 0) return;
  own.settings.push({ step: actions.changeMargin(added, place), sets: 'margin', units: added });
  tell(turn, 'copy.margin-mirrored', { order, units: added });
}

export function takeLeader(turn: LegTurn, told: LeaderInput): void {
  switch (told.what) {
    case 'traded':
      return takeTrade(turn, told);
    case 'margin':
      return takeMargin(turn, told);
    case 'exit':
      return tell(turn, 'copy.leader-exit', { order: told.order, takePrice: told.takeTicks, stopPrice: told.stopTicks });
    case 'left':
      if (turn.state.ending !== null) return;
      say(turn, 'copy.leader-left', {});
      return copyLife.beginEnd(turn, 'follow-ended');
  }
}

/** Openings that wait are not copied any more; reductions go on. */
export function dropOpenings(turn: LegTurn, code: 'copy.skipped-paused' | 'copy.skipped-daily-stop' | 'copy.skipped-last-round'): void {
  const { own } = turn;
  for (const { does, order } of own.tasks) if (does === 'open') tell(turn, code, { order });
  own.tasks = own.tasks.filter(({ does }) => does === 'close');
}

/** A copy in its last round ends when nothing is held any more. */
export function endRound(turn: Parameters<typeof legTurns>[0]): void {
  const { state } = turn;
  if (state.isLastRound && state.phase === 'running' && legTurns(turn).every(isFlat)) copyLife.beginEnd(turn, 'round-ended');
}
