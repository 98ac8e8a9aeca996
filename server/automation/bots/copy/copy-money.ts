// The money of a copy: what is free for openings, and the lots that an opening of the leader comes to.
import { Amount } from '#lib/order-math/amounts/amount.ts';
import { copyQuantity } from '#lib/order-math/copy/copy-size.ts';
import { mulDivUp } from '#server/engine/arithmetic/mul-div.ts';
import { heldLots, positionFunds } from '../held-position.ts';
import type { BotBooks } from '../../leaders/leader-input.ts';
import { carriedLots, forMarketOrder, fundsFor, openingLoss } from '../order-funds.ts';
import { inOneOrder, valueAt } from '../order-sizes.ts';
import { legPlanOf, sizeIn } from './copy-plan.ts';
import type { Opening } from './copy-state.ts';
import { type LegTurn, legTurns, type Turn } from './copy-turn.ts';

/** A share that is due and more than so many per cent of what the copy is worth is not used for openings. */
const heldBackPercent = 30;

function tiedUp({ own, leg }: LegTurn): number {
  const { order, marginMode, addedMarginUnits } = own;
  const open = order?.isEntry === true ? fundsFor(leg.market, order.leverage, order.limitTicks, order.asked - order.filled) : 0;
  return open + addedMarginUnits + positionFunds(own, leg, Math.max(1, own.leverage), marginMode ?? 'cross');
}

/** Units of the quote coin that nothing ties up. */
export const freeUnits = (turn: Turn): number => freeOf(turn, turn.actions.books());

function freeOf(turn: Turn, { equityUnits, pendingShareUnits }: BotBooks): number {
  const isHeldBack = pendingShareUnits * 100 > equityUnits * heldBackPercent;
  const used = legTurns(turn).reduce((sum, leg) => sum + tiedUp(leg), isHeldBack ? pendingShareUnits : 0);
  return Math.max(0, turn.state.quoteUnits - used);
}

/** The follower's leverage: his own or the leader's, no more than the market has. Spot: 1. */
export function leverageOf({ state, leg }: LegTurn, { leverage }: Pick<Opening, 'leverage'>): number {
  const { contract } = leg.market.rules;
  if (contract === undefined) return 1;
  const most = contract.tiers[0]?.maxLeverage ?? 1;
  return Math.max(1, Math.min(legPlanOf(state.terms, leg.market).leverage ?? leverage, most));
}

export type EntrySize = { readonly lots: number; readonly stoppedBy: 'maximum' | 'funds' | null; readonly free: number };

/** The lots of a copy: by the settings, no more than they allow, the funds carry and the market takes in one order. */
export function entrySize(turn: LegTurn, opening: Opening, limitTicks: number, leverage: number): EntrySize {
  const { state, leg, own } = turn;
  const { market } = leg;
  const { traded, equityUnits } = opening;
  const books = turn.actions.books();
  const free = freeOf(turn, books);
  // Ticks of all lots ÷ lots: the leader's average price, here for one lot in units.
  const price = new Amount(traded.value).times(market.rules.tickLotUnits).dividedBy(traded.lots);
  const order = { quantity: opening.lots, price, leverage, followerEquity: books.equityUnits, leaderEquity: equityUnits };
  const wanted = Math.min(Number.MAX_SAFE_INTEGER, copyQuantity(sizeIn(state.terms.sizing, market), order, 1).toNumber());
  const { maxAmount } = legPlanOf(state.terms, market);
  const worst = Math.max(limitTicks, mulDivUp(traded.value, 1, traded.lots));
  const room = maxAmount === 0 ? wanted : Math.max(0, Math.floor(maxAmount / valueAt(market, worst, 1)) - heldLots(own, market));
  if (room === 0 && wanted > 0) return { lots: 0, stoppedBy: 'maximum', free };
  const allowed = inOneOrder(market, worst, Math.min(wanted, room));
  // Prices of the moment stand against what is free: a little of it is left.
  const lots = carriedLots(
    allowed,
    forMarketOrder(free),
    (some) => fundsFor(market, leverage, worst, some) + openingLoss(leg, opening.side, limitTicks, some),
  );
  return { lots, stoppedBy: lots < allowed ? 'funds' : null, free };
}
