// The words of an owner to a portfolio: pause, resume, stop, edit, and money in and out.
import type { PortfolioEdit } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { withPortfolioEdit } from '#lib/order-math/bots/portfolio/portfolio-limits.ts';
import type { OwnerAction } from '../../bot-kind.ts';
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
  if (change.sellsAtEnd !== undefined && state.ending === null) state.sells = change.sellsAtEnd;
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
  if (!state.isPaused) return;
  state.isPaused = false;
  state.isLookDue = true;
  if (state.isIncomplete) state.isForced = true;
  for (const own of state.legs) forgetRefusals(own);
  say(turn, 'portfolio.resumed', {});
}

export function takeOwner(turn: Turn, told: OwnerAction<PortfolioEdit>): void {
  const { state, legs } = turn;
  switch (told.action) {
    case 'pause':
      if (state.isPaused || state.ending !== null) return;
      state.isPaused = true;
      say(turn, 'portfolio.paused', {});
      return;
    case 'resume':
      resume(turn);
      return;
    case 'stop':
      say(turn, 'portfolio.stop-asked', {});
      // A second stop may still change what becomes of the coins.
      state.sells = told.sells;
      beginEnd(turn, state.phase === 'new' ? 'cancelled' : 'manual');
      return;
    case 'edit':
      edit(turn, told.edit);
      return;
    case 'add-funds': {
      const base = legs.find(({ market }) => market.base.assetId === told.assetId)?.market.base;
      say(turn, 'portfolio.funds-added', { units: told.units, coin: (base ?? legs[0]?.market.quote)?.code ?? '' });
      return;
    }
    case 'withdraw-profit':
      withdraw(turn, told.assetId, told.units);
      return;
    case 'last-round':
      // It has no rounds: its call is refused for it.
      return;
  }
}
