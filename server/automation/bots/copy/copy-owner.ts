// The inputs of a follower: pause, resume, stop, last round, edit, and funds in and out.
import type { CopyEdit } from '#lib/contract/bots/copy/copy-terms.ts';
import { withCopyEdit } from '#lib/order-math/copy/copy-limits.ts';
import { Wallet } from '#lib/contract/enums.ts';
import { ownerAnswers } from '../life/owner.ts';
import { isSpot } from '../order-sizes.ts';
import { dropOpenings } from './copy-follow.ts';
import { copyLife } from './copy-life.ts';
import { freeUnits } from './copy-money.ts';
import { planOf } from './copy-plan.ts';
import { legTurns, say, type Turn } from './copy-turn.ts';

/** A paused copy still follows the leader out, and its own exits stay in force. */
function pause(turn: Turn): void {
  for (const leg of legTurns(turn)) dropOpenings(leg, 'copy.skipped-paused');
  say(turn, 'copy.paused', {});
}

function lastRound(turn: Turn): void {
  const { state } = turn;
  if (state.isLastRound || state.ending !== null) return;
  state.isLastRound = true;
  for (const leg of legTurns(turn)) dropOpenings(leg, 'copy.skipped-last-round');
  say(turn, 'copy.last-round', {});
}

function edit(turn: Turn, change: CopyEdit): void {
  const { state, legs } = turn;
  const [main] = legs;
  state.terms = withCopyEdit(state.terms, change);
  if (main !== undefined) state.plan = planOf(state.terms, main.market);
  say(turn, 'copy.edited', {});
}

/** Profit that is free, less the share of the leader that is due for it. */
function withdraw(turn: Turn, assetId: number, units: number): void {
  const { state, legs, actions } = turn;
  const main = legs[0]?.market;
  const { equityUnits, putInUnits } = actions.books();
  const free = Math.max(0, Math.min(freeUnits(turn), equityUnits - putInUnits));
  if (main === undefined || assetId !== main.quote.assetId || units > free || state.ending !== null)
    return say(turn, 'copy.profit-not-withdrawn', { units, free });
  actions.returnFunds(assetId, units, isSpot(main) ? Wallet.spot : Wallet.futures);
  say(turn, 'copy.profit-withdrawn', { units });
}

export const takeOwner = ownerAnswers<Turn, CopyEdit>({
  pause,
  resume: (turn) => {
    for (const own of turn.state.legs) own.holdsBack = false;
    say(turn, 'copy.resumed', {});
  },
  stop: copyLife.stop,
  edit,
  addFunds: (turn, units) => say(turn, 'copy.funds-added', { units }),
  withdraw,
  lastRound,
});
