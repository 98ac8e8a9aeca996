// The inputs of an owner: pause, resume, stop, edit, and funds in and out.
import type { CtaEdit } from '#lib/contract/bots/cta/cta-terms.ts';
import { withCtaEdit } from '#lib/order-math/bots/cta/cta-limits.ts';
import type { OwnerAction } from '../../bot-kind.ts';
import { forgetRefusals } from '../life/refusals.ts';
import { isSpot } from '../order-sizes.ts';
import { ctaLife } from './cta-life.ts';
import { freeUnits, placeExits } from './cta-trade.ts';
import { type Turn, say } from './cta-turn.ts';

function edit(turn: Turn, change: CtaEdit): void {
  const { state, market } = turn;
  state.terms = withCtaEdit(state.terms, change);
  if (change.sellsAtEnd !== undefined && state.ending === null) state.sells = change.sellsAtEnd;
  placeExits(state, market);
  say(turn, 'cta.edited', {});
}

function withdraw(turn: Turn, assetId: number, units: number): void {
  const { state, market, actions } = turn;
  const free = Math.max(0, Math.min(freeUnits(state, market), state.matchedUnits - state.withdrawnUnits));
  if (assetId !== market.quote.assetId || units > free) {
    say(turn, 'cta.profit-not-withdrawn', { units, free });
    return;
  }
  actions.returnFunds(assetId, units);
  say(turn, 'cta.profit-withdrawn', { units });
}

function stop(turn: Turn, sells: boolean): void {
  const { state } = turn;
  say(turn, 'cta.stop-asked', {});
  // A second stop may still change what becomes of the coins.
  state.sells = sells;
  state.isPaused = false;
  ctaLife.beginEnd(turn, state.phase === 'new' ? 'cancelled' : 'manual');
}

export function takeOwner(turn: Turn, told: OwnerAction<CtaEdit>): void {
  const { state, market } = turn;
  switch (told.action) {
    case 'pause':
      if (state.isPaused || state.ending !== null) return;
      state.isPaused = true;
      say(turn, 'cta.paused', {});
      return;
    case 'resume':
      if (!state.isPaused) return;
      state.isPaused = false;
      state.holdsBack = false;
      // Signals of the pause are past: nothing is opened until the next one, and what is being closed is closed.
      if (state.order === null && state.target !== state.trade.side) state.target = 'flat';
      forgetRefusals(state);
      say(turn, 'cta.resumed', {});
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
      const isBase = isSpot(market) && told.assetId === market.base.assetId;
      say(turn, 'cta.funds-added', { units: told.units, coin: (isBase ? market.base : market.quote).code });
      return;
    }
    case 'withdraw-profit':
      withdraw(turn, told.assetId, told.units);
  }
}
