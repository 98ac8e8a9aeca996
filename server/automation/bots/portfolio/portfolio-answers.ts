// The inputs that answer an action of a portfolio, or move its coins: fills, ends, refusals, transfers.
import type { PortfolioEdit } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { Side } from '#lib/contract/enums.ts';
import { mulDivDown, mulDivUp } from '#server/engine/arithmetic/mul-div.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { ManyMarketsInput } from '../../many-markets-kind.ts';
import { countRefusal as count, forgetRefusals, isOfMarket, isTooMany } from '../life/refusals.ts';
import { closePart } from './portfolio-parts.ts';
import type { Part, Task } from './portfolio-state.ts';
import { beginEnd, legAt, say, type Turn } from './portfolio-turn.ts';
import { valueOf } from './portfolio-worth.ts';

type Input<Type> = Extract<ManyMarketsInput<PortfolioEdit>, { readonly type: Type }>;

function partOf({ state: { task } }: Turn, step: number): { readonly task: Task; readonly part: Part } | null {
  const part = task?.parts.find((one) => one.step === step);
  return task === null || part === undefined ? null : { task, part };
}

/** Fees are taken of the coin that is received: what comes is counted net of them. */
export function takeFill(turn: Turn, { step, side, priceTicks, lots, feeUnits, isLast }: Input<'filled'>): void {
  const found = partOf(turn, step);
  if (found === null) return;
  const { state } = turn;
  const { part } = found;
  const { own, seen } = legAt(turn, part.leg);
  const { rules } = seen.market;
  const value = priceTicks * lots * rules.tickLotUnits;
  const coins = lots * rules.lotUnits;
  if (side === Side.buy) {
    own.held += coins - feeUnits;
    own.costUnits += value;
    state.quoteUnits -= value;
    part.units -= value;
    part.feeUnits += mulDivUp(feeUnits, priceTicks * rules.tickLotUnits, rules.lotUnits);
  } else {
    const cost = mulDivDown(own.costUnits, Math.min(coins, own.held), Math.max(1, own.held));
    own.held -= coins;
    own.costUnits -= cost;
    state.quoteUnits += value - feeUnits;
    state.matchedUnits += value - feeUnits - cost;
    part.lots -= lots;
    part.feeUnits += feeUnits;
  }
  part.filledLots += lots;
  part.filledUnits += value;
  part.stepLots -= lots;
  forgetRefusals(own);
  if (isLast) part.step = 0;
}

/** An order at the market that has not found enough on the other side. */
export function takeEnd(turn: Turn, { step, reason }: Input<'ended'>): void {
  const found = partOf(turn, step);
  if (found === null) return;
  found.part.step = 0;
  countRefusal(turn, found.task, found.part, reason);
}

export function takeRefusal(turn: Turn, { step, reason }: Input<'refused'>): void {
  const { state } = turn;
  if (step === state.fundsStep) {
    state.fundsStep = 0;
    say(turn, 'portfolio.funds-refused', { reason });
    beginEnd(turn, reason === RejectReason.insufficientBalance ? 'insufficient-balance' : 'assets-failed');
    state.phase = 'running';
    return;
  }
  if (step === state.payStep) {
    state.payStep = 0;
    say(turn, 'portfolio.profit-not-withdrawn', { units: state.task?.units ?? 0, free: state.quoteUnits });
    state.task = null;
    return;
  }
  const found = partOf(turn, step);
  if (found === null) return;
  found.part.step = 0;
  if (!isOfMarket(reason)) countRefusal(turn, found.task, found.part, reason);
  else if (found.task.action !== 'termination') closePart(turn, found.task, found.part);
}

/** Tried again at the next look. The same one five times in a row ends the bot; at the end it gives the coin back as it is. */
function countRefusal(turn: Turn, task: Task, part: Part, reason: string): void {
  const { own } = legAt(turn, part.leg);
  const times = count(own, reason);
  const { action } = task;
  say(turn, 'portfolio.refused', { action, base: own.coin, leg: part.leg, reason, times });
  if (isTooMany(times)) forgetRefusals(own);
  else if (action === 'termination') {
    part.holdsBack = true;
    return;
  }
  closePart(turn, task, part);
  if (action === 'rebalance') turn.state.isForced = true;
  if (isTooMany(times)) beginEnd(turn, 'order-failed');
}

export function takeDone(turn: Turn, { step }: Input<'done'>): void {
  const { state } = turn;
  if (step === state.fundsStep) {
    state.fundsStep = 0;
    state.phase = 'running';
    return;
  }
  if (step !== state.payStep || state.task === null) return;
  state.payStep = 0;
  say(turn, 'portfolio.extracted', { action: 'extraction', units: state.task.units });
  state.task = null;
}

/** Money is divided among the coins; coins that are put in count at the price of the moment. */
export function takeMove(turn: Turn, { assetId, units }: Input<'moved'>): void {
  const { state, legs } = turn;
  if (assetId === legs[0]?.market.quote.assetId) {
    state.quoteUnits += units;
    if (units < 0) state.extractedUnits -= units;
    else {
      state.paidInUnits += units;
      state.addedUnits += units;
    }
    return;
  }
  const leg = legs.findIndex(({ market }) => market.base.assetId === assetId);
  if (leg === -1) return;
  const { own, seen } = legAt(turn, leg);
  own.held += units;
  const worth = units > 0 ? valueOf(seen, units) : 0;
  own.costUnits += worth;
  state.paidInUnits += worth;
}

/** A market that trades again is looked at at once. */
export function takeMarketState(turn: Turn, { leg, state: market }: Input<'market'>): void {
  const { state } = turn;
  const { own } = legAt(turn, leg);
  if (market !== 'online') return;
  for (const part of state.task?.parts ?? []) if (part.leg === leg) part.holdsBack = false;
  if (own.saysWaits) say(turn, 'portfolio.leg-open', { base: own.coin, leg });
  own.saysWaits = false;
  state.isLookDue = true;
  if (state.isIncomplete) state.isForced = true;
}
