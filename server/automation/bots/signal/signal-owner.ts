// The inputs of an owner: pause, resume, stop, edit, and funds in and out.
import { withSignalEdit } from '#lib/order-math/bots/signal/signal-limits.ts';
import type { SignalEdit } from '#lib/contract/bots/signal/signal-terms.ts';
import { Wallet } from '#lib/contract/enums.ts';
import type { OwnerAction } from '../../bot-kind.ts';
import { isSpot } from '../order-sizes.ts';
import { dropQueues } from './signal-alerts.ts';
import { signalLife } from './signal-life.ts';
import { freeUnits } from './signal-money.ts';
import { planOf } from './signal-plan.ts';
import { legTurns, say, takeBack, type Turn } from './signal-turn.ts';

/** Positions stay, and their own exits are in force: what one of them has begun to close is closed. */
function pause(turn: Turn): void {
  const { state } = turn;
  if (state.isPaused || state.ending !== null) return;
  state.isPaused = true;
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
  if (change.sellsAtEnd !== undefined && state.ending === null) state.sells = change.sellsAtEnd;
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

export function takeOwner(turn: Turn, told: OwnerAction<SignalEdit>): void {
  const { state } = turn;
  switch (told.action) {
    case 'pause':
      return pause(turn);
    case 'resume':
      if (!state.isPaused) return;
      state.isPaused = false;
      for (const own of state.legs) own.holdsBack = false;
      return say(turn, 'signal.bot-resumed', {});
    case 'stop':
      // A second stop may still change what becomes of the coins.
      state.sells = told.sells;
      say(turn, 'signal.stop-asked', {});
      return signalLife.beginEnd(turn, state.isFunded || state.phase === 'funding' ? 'manual' : 'cancelled');
    case 'edit':
      return edit(turn, told.edit);
    case 'add-funds':
      return say(turn, 'signal.funds-added', { units: told.units });
    case 'withdraw-profit':
      return withdraw(turn, told.assetId, told.units);
    case 'last-round':
  }
}
