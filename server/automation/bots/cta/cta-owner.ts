// The inputs of an owner: pause, resume, stop, edit, and funds in and out.
import type { CtaEdit } from '#lib/contract/bots/cta/cta-terms.ts';
import { withCtaEdit } from '#lib/order-math/bots/cta/cta-limits.ts';
import { coinOf } from '../life/one-market.ts';
import { ownerAnswers } from '../life/owner.ts';
import { forgetRefusals } from '../life/refusals.ts';
import { ctaLife } from './cta-life.ts';
import { freeUnits, placeExits } from './cta-trade.ts';
import { type Turn, say } from './cta-turn.ts';

function edit(turn: Turn, change: CtaEdit): void {
  const { state, market } = turn;
  state.terms = withCtaEdit(state.terms, change);
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

export const takeOwner = ownerAnswers<Turn, CtaEdit>({
  pause: (turn) => say(turn, 'cta.paused', {}),
  resume: (turn) => {
    const { state } = turn;
    state.holdsBack = false;
    // Signals of the pause are past: nothing is opened until the next one, and what is being closed is closed.
    if (state.order === null && state.target !== state.trade.side) state.target = 'flat';
    forgetRefusals(state);
    say(turn, 'cta.resumed', {});
  },
  stop: ctaLife.stop,
  edit,
  addFunds: (turn, units, assetId) => say(turn, 'cta.funds-added', { units, coin: coinOf(turn.market, assetId).code }),
  withdraw,
  lastRound: null,
});
