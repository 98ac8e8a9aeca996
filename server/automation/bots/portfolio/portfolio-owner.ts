// The words of an owner to a portfolio: pause, resume, stop, edit, and money in and out.
import type { PortfolioEdit } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { withPortfolioEdit } from '#lib/order-math/bots/portfolio/portfolio-limits.ts';
import { coinCode, ownerAnswers } from '../life/owner.ts';
import { forgetRefusals } from '../life/refusals.ts';
import { newLeg } from './portfolio-state.ts';
import { beginEnd, say, type Turn } from './portfolio-turn.ts';
import { totalOf } from './portfolio-worth.ts';

/** Coins that are new have a market behind those that it has had. */
function edit(turn: Turn, change: PortfolioEdit): void {
  const { state, legs } = turn;
  const before = state.terms;
  state.terms = withPortfolioEdit(before, change);
  for (const { market } of legs.slice(state.legs.length)) state.legs.push(newLeg(market));
  if (change.mode !== undefined) state.timedMs = 0;
  if (change.coins !== undefined && state.phase === 'running') {
    state.isForced = state.terms.mode.by !== 'unbalanced';
    state.isLookDue = true;
  }
  const { mode, coins } = state.terms;
  say(turn, 'portfolio.edited', { action: 'edit', mode: mode.by, coins: coins.map(({ coin, weight }) => `${coin} ${weight}`).join(', ') });
}

/** Profit is what it is worth above all that was put in. */
function withdraw(turn: Turn, assetId: number, units: number): void {
  const { state, legs } = turn;
  const free = Math.max(0, totalOf(turn) - state.paidInUnits - state.wantedUnits);
  if (assetId === legs[0]?.market.quote.assetId && units <= free && state.ending === null) state.wantedUnits += units;
  else say(turn, 'portfolio.profit-not-withdrawn', { units, free });
}

function resume(turn: Turn): void {
  const { state } = turn;
  state.isLookDue = true;
  if (state.isIncomplete) state.isForced = true;
  for (const own of state.legs) forgetRefusals(own);
  say(turn, 'portfolio.resumed', {});
}

export const takeOwner = ownerAnswers<Turn, PortfolioEdit>({
  pause: (turn) => say(turn, 'portfolio.paused', {}),
  resume,
  stop: (turn) => {
    say(turn, 'portfolio.stop-asked', {});
    beginEnd(turn, turn.state.phase === 'new' ? 'cancelled' : 'manual');
  },
  edit,
  addFunds: (turn, units, assetId) => say(turn, 'portfolio.funds-added', { units, coin: coinCode(turn.legs, assetId) }),
  withdraw,
  lastRound: null,
});
