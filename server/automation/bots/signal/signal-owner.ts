// The inputs of an owner: pause, resume, stop, edit, and funds in and out.
import { withSignalEdit } from '#lib/order-math/bots/signal/signal-limits.ts';
import type { SignalEdit } from '#lib/contract/bots/signal/signal-terms.ts';
import { Wallet } from '#lib/contract/enums.ts';
import { ownerAnswers } from '../life/owner.ts';
import { isSpot } from '../order-sizes.ts';
import { dropQueues } from './signal-alerts.ts';
import { signalLife } from './signal-life.ts';
import { freeUnits } from './signal-money.ts';
import { planOf } from './signal-plan.ts';
import { legTurns, say, takeBack, type Turn } from './signal-turn.ts';

/** Positions stay, and their own exits are in force: what one of them has begun to close is closed. */
function pause(turn: Turn): void {
  dropQueues(turn, 'signal.paused');
  for (const leg of legTurns(turn)) {
    if (leg.own.closing?.why !== 'stop' && leg.own.closing?.why !== 'take') leg.own.closing = null;
    takeBack(leg);
  }
  say(turn, 'signal.bot-paused', {});
}

function edit(turn: Turn, change: SignalEdit): void {
  const { state, legs } = turn;
  state.terms = withSignalEdit(state.terms, change);
  state.plan = planOf(
    state.terms,
    legs.map(({ market }) => market),
  );
  say(turn, 'signal.edited', {});
}

function withdraw(turn: Turn, assetId: number, units: number): void {
  const { state, legs, actions } = turn;
  const main = legs[0]?.market;
  const free = Math.max(0, Math.min(freeUnits(state, legs), state.matchedUnits - state.withdrawnUnits));
  if (main === undefined || assetId !== main.quote.assetId || units > free)
    return say(turn, 'signal.profit-not-withdrawn', { units, free });
  state.withdrawnUnits += units;
  actions.returnFunds(assetId, units, isSpot(main) ? Wallet.spot : Wallet.futures);
  say(turn, 'signal.profit-withdrawn', { units });
}

export const takeOwner = ownerAnswers<Turn, SignalEdit>({
  pause,
  resume: (turn) => {
    for (const own of turn.state.legs) own.holdsBack = false;
    say(turn, 'signal.bot-resumed', {});
  },
  stop: signalLife.stop,
  edit,
  addFunds: (turn, units) => say(turn, 'signal.funds-added', { units }),
  withdraw,
  lastRound: null,
});
