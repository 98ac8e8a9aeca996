// A round of an auto-invest: what is bought of each coin, the money for it, and what becomes of it.
import { MarketState, Side } from '#lib/contract/enums.ts';
import { roundShares } from '#lib/order-math/bots/regular/regular-shares.ts';

import { isOfMarket } from '../life/refusals.ts';
import { forMarketOrder } from '../order-funds.ts';
import { inOneOrder, isLargeEnough } from '../order-sizes.ts';
import { isDue, planNext } from './regular-calendar.ts';
import type { Purchase, Round } from './regular-state.ts';
import { beginEnd, type Leg, legsOf, named, placeAtMarket, say, type Turn } from './regular-turn.ts';

const mostFailures = 5;

/** The lots that a budget buys at the last price, with a little left over for a worse one. */
function lotsFor({ market, prices }: Leg, budgetUnits: number): number {
  const { lastTicks } = prices;
  if (lastTicks === 0) return 0;
  const lots = Math.floor(forMarketOrder(budgetUnits) / (lastTicks * market.rules.tickLotUnits));
  return inOneOrder(market, lastTicks, lots);
}

/** Says why a coin has no part in this round; false: it has one. */
function isLeftOut(turn: Turn, leg: Leg, round: number): boolean {
  const limit = turn.state.plan.maxTicks[leg.place] ?? null;
  const price = leg.prices.lastTicks;
  if (leg.state !== MarketState.online) say(turn, 'regular.left-out', { round, ...named(leg), reason: leg.state });
  else if (price === 0) say(turn, 'regular.left-out', { round, ...named(leg), reason: 'no-price' });
  else if (limit !== null && price > limit) say(turn, 'regular.above-limit', { round, ...named(leg), price, limitPrice: limit });
  else return false;
  return true;
}

function planRound(turn: Turn, amount: number): Round {
  const { state } = turn;
  const round: Round = { number: state.rounds + 1, askedUnits: 0, carries: [], purchases: [] };
  const shares = roundShares(amount, state.plan.parts);
  for (const leg of legsOf(turn)) {
    if (isLeftOut(turn, leg, round.number)) continue;
    const shareUnits = shares[leg.place] ?? 0;
    const budgetUnits = shareUnits + leg.own.carriedUnits;
    if (isLargeEnough(leg.market, leg.prices.lastTicks, lotsFor(leg, budgetUnits)))
      round.purchases.push(newPurchase(leg.place, shareUnits, budgetUnits));
    else round.carries.push({ leg: leg.place, shareUnits, units: budgetUnits });
  }
  return round;
}

const newPurchase = (leg: number, shareUnits: number, budgetUnits: number): Purchase => ({
  leg,
  shareUnits,
  budgetUnits,
  step: 0,
  isOver: false,
  boughtLots: 0,
  spentUnits: 0,
  refusal: '',
});

/** Begins one now. Its money is taken from its owner when it is needed, and no more than its orders need. */
export function beginRound(turn: Turn): void {
  const { state, actions, legs } = turn;
  const { amountUnits, maxTotalUnits } = state.plan;
  const amount = maxTotalUnits === null ? amountUnits : Math.min(amountUnits, maxTotalUnits - state.countedUnits);
  if (amount <= 0) return endByTotal(turn);
  const round = planRound(turn, amount);
  state.round = round;
  const budget = round.purchases.reduce((sum, { budgetUnits }) => sum + budgetUnits, 0);
  say(turn, 'regular.round-begins', { round: round.number, units: budget, count: round.purchases.length });
  const needed = budget - state.cashUnits;
  const quote = legs[0]?.market.quote;
  if (needed <= 0 || quote === undefined) return placePurchases(turn);
  round.askedUnits = needed;
  state.fundsStep = actions.takeFunds(quote.assetId, needed, 'spot');
  state.pending.push(state.fundsStep);
  state.phase = 'funding';
}

/** The money is there: every coin is bought at the market, at the price that it has by now. */
export function placePurchases(turn: Turn): void {
  const { state } = turn;
  const all = legsOf(turn);
  state.phase = 'buying';
  for (const purchase of state.round?.purchases ?? []) {
    const leg = all[purchase.leg];
    if (leg === undefined) continue;
    const lots = lotsFor(leg, purchase.budgetUnits);
    purchase.isOver = !isLargeEnough(leg.market, leg.prices.lastTicks, lots);
    if (!purchase.isOver) purchase.step = placeAtMarket(turn, Side.buy, lots, purchase.leg);
  }
  finishWhenOver(turn);
}

export function finishWhenOver(turn: Turn): void {
  const { state } = turn;
  if (state.phase === 'buying' && state.round?.purchases.every(({ isOver }) => isOver) === true) finishRound(turn, state.round);
}

function sayPurchase(turn: Turn, { number }: Round, { leg: place, boughtLots, spentUnits, refusal, budgetUnits }: Purchase): void {
  const leg = legsOf(turn)[place];
  if (leg === undefined) return;
  const { rules } = leg.market;
  const row = { round: number, ...named(leg) };
  if (boughtLots > 0) {
    const price = Math.floor(spentUnits / (boughtLots * rules.tickLotUnits));
    say(turn, 'regular.bought', { ...row, lots: boughtLots, price, units: spentUnits });
  } else if (refusal === '') say(turn, 'regular.carried', { ...row, units: budgetUnits });
  else say(turn, 'regular.not-bought', { ...row, reason: refusal });
}

/** Money that was not spent goes to the next round; a coin whose order was refused counts as if it had had no part in this one. */
function settle(turn: Turn, round: Round): void {
  const { state } = turn;
  const keep = (leg: number, shareUnits: number, leftUnits: number): void => {
    const own = state.legs[leg];
    if (own === undefined) return;
    own.carriedUnits = leftUnits;
    state.countedUnits += shareUnits;
  };
  for (const { leg, shareUnits, units } of round.carries) {
    const one = legsOf(turn)[leg];
    keep(leg, shareUnits, units);
    if (one !== undefined) say(turn, 'regular.carried', { round: round.number, ...named(one), units });
  }
  for (const purchase of round.purchases) {
    const { leg, shareUnits, budgetUnits, spentUnits, refusal } = purchase;
    if (refusal === '') keep(leg, shareUnits, Math.max(0, budgetUnits - spentUnits));
    sayPurchase(turn, round, purchase);
  }
}

/** Every order of it is over. */
function finishRound(turn: Turn, round: Round): void {
  const { state } = turn;
  settle(turn, round);
  const hasBought = round.purchases.some(({ boughtLots }) => boughtLots > 0);
  // A market that does not trade is no fault of the round.
  const fault = round.purchases.find(({ refusal }) => refusal !== '' && !isOfMarket(refusal));
  if (!hasBought && fault !== undefined) return failRound(turn, fault.refusal);
  if (hasBought) state.failures = 0;
  const hasCarried = round.carries.length > 0 || round.purchases.some(({ refusal }) => refusal === '');
  if (hasCarried) state.rounds += 1;
  else say(turn, 'regular.nothing-to-buy', { round: round.number });
  leaveRound(turn);
}

/** Counts one that has bought nothing. After several in a row no more are begun until its owner says so. */
export function failRound(turn: Turn, reason: string): void {
  const { state } = turn;
  const round = state.round?.number ?? 0;
  state.failures += 1;
  const times = state.failures;
  say(turn, 'regular.round-failed', { round, reason, times });
  if (times >= mostFailures && state.ending === null) {
    state.isPaused = true;
    say(turn, 'regular.suspended', { reason, times });
  }
  leaveRound(turn);
}

/** Its money stays in the account of the bot. */
export function dropRound({ state }: Pick<Turn, 'state'>): void {
  state.round = null;
  state.phase = 'waiting';
}

function leaveRound(turn: Turn): void {
  const { state } = turn;
  dropRound(turn);
  const { maxTotalUnits } = state.plan;
  if (maxTotalUnits !== null && state.countedUnits >= maxTotalUnits) endByTotal(turn);
  // One of the calendar may have come due beside a round that its owner has asked for.
  else if (!isDue(turn) || state.nextMs === state.lastMs) planNext(turn);
}

function endByTotal(turn: Turn): void {
  if (turn.state.ending !== null) return;
  say(turn, 'regular.total-reached', { units: turn.state.countedUnits });
  beginEnd(turn, 'total-reached');
}
