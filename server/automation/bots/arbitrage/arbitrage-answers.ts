// The inputs that answer an action: an order that has ended or was refused, and what is done.
import { MarketState } from '#lib/contract/enums.ts';
import { CancelReason } from '#server/engine/orders/order-event.ts';
import { endOfRefusedStart, endReturning, takePending } from '../life/funds.ts';
import { countRefusal as count, giveUpWhenTooMany, isOfBand, isOfMarket, isOfPosition, waitForBand } from '../life/refusals.ts';
import { endFunding } from './arbitrage-funds.ts';
import { refuseMarginStep, takeMarginStep } from './arbitrage-margin.ts';
import { endTransfer } from './arbitrage-loan.ts';
import { contractLeg, type LegOrder, spotLeg } from './arbitrage-state.ts';
import { beginEnd, goOn, say, type Told, type Turn } from './arbitrage-turn.ts';

/** Takes the order of the step out of the state; null: it is none of its orders. */
function takeOrder({ state }: Turn, step: number): LegOrder | null {
  const { spotOrder, contractOrder } = state;
  if (spotOrder?.step === step) state.spotOrder = null;
  else if (contractOrder?.step === step) state.contractOrder = null;
  return spotOrder?.step === step ? spotOrder : contractOrder?.step === step ? contractOrder : null;
}

/**
 * Counts a refusal. The perpetual's brings the coins back at once; of the coins nothing is to be undone yet, and of an undoing both legs
 * are tried anew at the next price.
 */
function countRefusal(turn: Turn, leg: number, reason: string, { purpose }: Pick<LegOrder, 'purpose'>): void {
  const { state } = turn;
  if (!isOfMarket(reason)) count(state, reason);
  say(turn, 'arbitrage.refused', { leg, reason, times: state.refusals });
  if (leg === contractLeg && purpose !== 'undo') state.undoes = reason;
  else {
    state.undoes = '';
    state.holdsBack = true;
  }
  if (!isOfMarket(reason)) giveUpWhenTooMany(turn, leg !== contractLeg, beginEnd);
}

/** The price band has refused an order of coins at the last price: nothing is begun before it is tried again, on the way out at the market in the end. */
function holdForBand(turn: Turn, reason: string): void {
  const { state, timeMs } = turn;
  state.holdsBack = true;
  state.moves += 1;
  if (waitForBand(state, timeMs)) say(turn, 'arbitrage.refused', { leg: spotLeg, reason, times: 1 });
}

/** The unfilled rest of an order at the market counts as refused; an order that stood at a price is placed anew. */
export function takeEnd(turn: Turn, { step, remainingLots, reason, leg }: Told<'ended'>): void {
  const { state } = turn;
  const order = takeOrder(turn, step);
  if (order === null) return;
  say(turn, 'arbitrage.order-ended', { leg, reason, lots: remainingLots });
  if (order.isLimit) state.moves += 1;
  if (reason !== CancelReason.requested && !isOfPosition(reason)) countRefusal(turn, leg, reason, order);
}

export function takeRefusal(turn: Turn, { step, reason, leg }: Told<'refused'>): void {
  const { state } = turn;
  const order = takeOrder(turn, step);
  if (order !== null && isOfBand(reason)) return holdForBand(turn, reason);
  if (order !== null) return countRefusal(turn, leg, reason, order);
  const isTransfer = state.transfers.some((transfer) => transfer.step === step);
  endTransfer(state, step, false);
  if (state.marginSteps.includes(step)) {
    say(turn, 'arbitrage.refused', { leg: isTransfer ? spotLeg : contractLeg, reason, times: 1 });
    return refuseMarginStep(turn, step);
  }
  if (step === state.loanStep) {
    state.loanStep = 0;
    return countRefusal(turn, spotLeg, reason, { purpose: 'enter' });
  }
  if (!takePending(state, step)) return;
  if (state.phase === 'funding') {
    say(turn, 'arbitrage.funds-refused', { reason });
    const isFunds = state.fundsSteps.includes(step);
    state.fundsSteps = state.fundsSteps.filter((one) => one !== step);
    beginEnd(turn, endOfRefusedStart(isFunds, reason));
    endFunding(turn);
  } else if (state.phase === 'returning') {
    say(turn, 'arbitrage.refused', { leg, reason, times: 1 });
    endReturning(turn);
  }
}

export function takeDone(turn: Turn, { step }: Told<'done'>): void {
  const { state } = turn;
  endTransfer(state, step, true);
  if (step === state.loanStep) state.loanStep = 0;
  if (state.marginSteps.includes(step)) return takeMarginStep(turn, step);
  if (!takePending(state, step)) return;
  endFunding(turn);
  endReturning(turn);
}

export function takeMarketState(turn: Turn, { leg, state: market }: Told<'market'>): void {
  const { state } = turn;
  const isOpen = market === MarketState.online;
  if (isOpen === !state.closedLegs.includes(leg)) return;
  state.closedLegs = isOpen ? state.closedLegs.filter((one) => one !== leg) : [...state.closedLegs, leg];
  if (isOpen) goOn(turn);
  if (isOpen) say(turn, 'arbitrage.market-open', { leg });
  else say(turn, 'arbitrage.market-closed', { leg, state: market });
}
