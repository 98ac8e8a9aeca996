// The inputs of an owner: pause, resume, stop, edit, and funds in and out.
import type { ArbitrageEdit } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { withArbitrageEdit } from '#lib/order-math/bots/arbitrage/arbitrage-limits.ts';
import type { OwnerAction } from '../../bot-kind.ts';
import { forgetRefusals } from '../life/refusals.ts';
import { planSlice } from './arbitrage-funds.ts';
import { beginEnd, say, takeBack, type Turn } from './arbitrage-turn.ts';

function edit(turn: Turn, change: ArbitrageEdit): void {
  const { state } = turn;
  state.terms = withArbitrageEdit(state.terms, change);
  if (change.sellsAtEnd !== undefined && state.ending === null) state.sells = change.sellsAtEnd;
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

function stop(turn: Turn, sells: boolean): void {
  const { state } = turn;
  say(turn, 'arbitrage.stop-asked', {});
  // An owner who stops it does not wait for a price. A second stop may still change what becomes of the coins.
  state.sells = sells;
  state.isPaused = false;
  state.isUrgent = true;
  beginEnd(turn, state.phase === 'new' ? 'cancelled' : 'manual');
}

export function takeOwner(turn: Turn, told: OwnerAction<ArbitrageEdit>): void {
  const { state, spot } = turn;
  switch (told.action) {
    case 'pause':
      if (state.isPaused || state.ending !== null) return;
      state.isPaused = true;
      say(turn, 'arbitrage.paused', {});
      if (state.spotOrder?.purpose === 'enter') takeBack(turn);
      return;
    case 'resume':
      if (!state.isPaused) return;
      state.isPaused = false;
      state.holdsBack = false;
      delete state.bandRetryAtMs;
      forgetRefusals(state);
      say(turn, 'arbitrage.resumed', {});
      return;
    case 'last-round':
      return;
    case 'stop':
      stop(turn, told.sells);
      return;
    case 'edit':
      edit(turn, told.edit);
      return;
    case 'add-funds': {
      const { base, quote } = spot.market;
      say(turn, 'arbitrage.funds-added', { units: told.units, coin: (told.assetId === base.assetId ? base : quote).code });
      return;
    }
    case 'withdraw-profit':
      withdraw(turn, told.assetId, told.units);
  }
}
