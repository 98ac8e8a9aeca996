// The inputs of an owner: pause, resume, stop, edit, and funds in and out.
import type { ArbitrageEdit } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { withArbitrageEdit } from '#lib/order-math/bots/arbitrage/arbitrage-limits.ts';
import { ownerAnswers } from '../life/owner.ts';
import { forgetRefusals } from '../life/refusals.ts';
import { planSlice } from './arbitrage-funds.ts';
import { beginEnd, say, takeBack, type Turn } from './arbitrage-turn.ts';

function edit(turn: Turn, change: ArbitrageEdit): void {
  const { state } = turn;
  state.terms = withArbitrageEdit(state.terms, change);
  if (change.sliceAmount !== undefined) planSlice(turn);
  state.lowSettlements = 0;
  say(turn, 'arbitrage.edited', {});
}

/** Funding that was received, out of the wallet in which it has arrived. The core keeps what the position needs. */
function withdraw(turn: Turn, assetId: number, units: number): void {
  const { state, spot, actions } = turn;
  const free = Math.max(0, state.fundingUnits - state.interestUnits - state.withdrawnUnits);
  if (assetId !== spot.market.quote.assetId || units > free || state.ending !== null || state.phase !== 'running') {
    say(turn, 'arbitrage.profit-not-withdrawn', { units, free });
    return;
  }
  state.withdrawnUnits += units;
  actions.returnFunds(assetId, units, 'futures');
  say(turn, 'arbitrage.profit-withdrawn', { units });
}

export const takeOwner = ownerAnswers<Turn, ArbitrageEdit>({
  pause: (turn) => {
    say(turn, 'arbitrage.paused', {});
    if (turn.state.spotOrder?.purpose === 'enter') takeBack(turn);
  },
  resume: (turn) => {
    const { state } = turn;
    state.holdsBack = false;
    delete state.bandRetryAtMs;
    forgetRefusals(state);
    say(turn, 'arbitrage.resumed', {});
  },
  stop: (turn) => {
    const { state } = turn;
    say(turn, 'arbitrage.stop-asked', {});
    // An owner who stops it does not wait for a price.
    state.isUrgent = true;
    beginEnd(turn, state.phase === 'new' ? 'cancelled' : 'manual');
  },
  edit,
  addFunds: (turn, units, assetId) => {
    const { base, quote } = turn.spot.market;
    say(turn, 'arbitrage.funds-added', { units, coin: (assetId === base.assetId ? base : quote).code });
  },
  withdraw,
  lastRound: null,
});
