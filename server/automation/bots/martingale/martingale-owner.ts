// The inputs of an owner: pause, resume, last round, stop, edit, and funds in and out.
import type { MartingaleEdit } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { withEdit } from '#lib/order-math/bots/martingale-limits.ts';
import type { BotMarket } from '../../bot-kind.ts';
import { coinOf } from '../life/one-market.ts';
import { ownerAnswers } from '../life/owner.ts';
import { forgetRefusals } from '../life/refusals.ts';
import { isSpot, valueAt } from '../order-sizes.ts';
import { martingaleLife } from './martingale-life.ts';
import { freeUnits } from './martingale-money.ts';
import { planOf } from './martingale-plan.ts';
import { placeExits } from './martingale-position.ts';
import { extendLadder } from './martingale-start.ts';
import { takeSurplusBack } from './martingale-orders.ts';
import { type MartingaleState, isLong } from './martingale-state.ts';
import { type Turn, say, takeAllBack } from './martingale-turn.ts';

/** Steps and sizes of orders that stand are kept; orders, exits and rounds change at once. */
function edit(turn: Turn, change: MartingaleEdit): void {
  const { state, market } = turn;
  state.terms = withEdit(state.terms, change);
  state.plan = planOf(state.terms, market);
  if (change.rounds === 'endless') state.isLastRound = false;
  if (state.round.firstTicks !== 0) {
    extendLadder(turn);
    takeSurplusBack(turn);
    placeExits(state, market);
  }
  state.round.saysUncovered = false;
  say(turn, 'martingale.edited', { orders: state.terms.maxOrders });
}

/** A short on spot keeps what it was paid in this round, and what its order to buy back ties up. */
function unusedProceeds({ live, round, quoteUnits }: MartingaleState, market: BotMarket): number {
  const tied = live.reduce(
    (sum, { purpose, priceTicks, lots }) => (purpose === 'profit' ? sum + valueAt(market, priceTicks, lots) : sum),
    0,
  );
  return quoteUnits - Math.max(round.cashUnits, tied);
}

function withdraw(turn: Turn, assetId: number, units: number): void {
  const { state, market, actions } = turn;
  const unused = isSpot(market) && !isLong(state) ? unusedProceeds(state, market) : freeUnits(state, market);
  const free = Math.max(0, Math.min(unused, state.matchedUnits - state.withdrawnUnits));
  if (assetId !== market.quote.assetId || units > free) {
    say(turn, 'martingale.profit-not-withdrawn', { units, free });
    return;
  }
  actions.returnFunds(assetId, units);
  say(turn, 'martingale.profit-withdrawn', { units });
}

function endAfterRound(turn: Turn): void {
  const { state } = turn;
  state.isLastRound = true;
  say(turn, 'martingale.last-round', {});
  if (!state.isFunded && state.phase !== 'funding') martingaleLife.beginEnd(turn, 'cancelled');
  else if (state.phase === 'waiting') martingaleLife.beginEnd(turn, 'round-ended');
}

export const takeOwner = ownerAnswers<Turn, MartingaleEdit>({
  pause: (turn) => {
    takeAllBack(turn);
    say(turn, 'martingale.paused', {});
  },
  resume: (turn) => {
    const { state } = turn;
    state.holdsBack = false;
    state.startsFrom = null;
    forgetRefusals(state);
    say(turn, 'martingale.resumed', {});
  },
  stop: martingaleLife.stop,
  edit,
  addFunds: (turn, units, assetId) => say(turn, 'martingale.funds-added', { units, coin: coinOf(turn.market, assetId).code }),
  withdraw,
  lastRound: endAfterRound,
});
