// The signal bot: opens and closes positions in several markets as alerts from outside tell it, each market's alerts one after the other.
import type { SignalEdit, SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import type { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { Wallet } from '#lib/contract/enums.ts';
import type { BotFigures, Waits } from '../../bot-kind.ts';
import type { BotLeg, ManyMarketsActions, ManyMarketsInput, ManyMarketsKind } from '../../many-markets-kind.ts';
import { isSpot } from '../order-sizes.ts';
import { act, sayWaits } from './signal-act.ts';
import { compareStated, takeMessage } from './signal-alerts.ts';
import { takeDone, takeEnd, takeFill, takeRefusal } from './signal-answers.ts';
import { checkSignal, checkSignalEdit } from './signal-check.ts';
import { giveBack, leave } from './signal-end.ts';
import { takeForced, takeFunding, takeMarketState, takeMove } from './signal-events.ts';
import { takeOwner } from './signal-owner.ts';
import { exitWaits, heldSide, ownExits } from '../held-position.ts';
import { createSignal, noWaits, type SignalState } from './signal-state.ts';
import { isOnline, type LegTurn, legTurns, say, type Turn } from './signal-turn.ts';

function start(turn: Turn): void {
  const { state, legs, actions } = turn;
  const [main] = legs;
  if (main === undefined) return;
  const { leverage, marginMode } = state.terms;
  const isOfSpot = isSpot(main.market);
  // Without margin behind it, leverage is not lowered: the funds come first.
  state.fundsStep = actions.takeFunds(main.market.quote.assetId, state.plan.investment, isOfSpot ? Wallet.spot : Wallet.futures);
  state.pending.push(state.fundsStep);
  if (!isOfSpot)
    for (const place of legs.keys()) state.pending.push(actions.setMarginMode(marginMode, place), actions.setLeverage(leverage, place));
  state.phase = 'funding';
  say(turn, 'signal.takes-funds', { units: state.plan.investment });
}

function take(turn: Turn, input: ManyMarketsInput<SignalEdit>, leg: LegTurn): void {
  switch (input.type) {
    case 'start':
      return start(turn);
    case 'message':
      return takeMessage(turn, input.text, input.arrivedMs);
    case 'price':
      leg.own.holdsBack = false;
      return;
    case 'filled':
      return takeFill(leg, input);
    case 'ended':
      return takeEnd(leg, input);
    case 'refused':
      return takeRefusal(turn, input);
    case 'done':
      return takeDone(turn, input);
    case 'moved':
      return takeMove(turn, input);
    case 'market':
      return takeMarketState(leg, input);
    case 'forced':
      return takeForced(leg, input);
    case 'funding':
      return takeFunding(leg, input);
    case 'owner':
      return takeOwner(turn, input);
    case 'profit':
    case 'history':
    case 'candle':
    case 'time':
    case 'debt':
    case 'margin-liquidated':
    case 'leader':
  }
}

/** Every price is at or above one tick. */
const anyPrice: Partial<Waits> = { lastAtOrAbove: 1 };

function waitsOf(turn: LegTurn): Partial<Waits> {
  const { state, own, leg } = turn;
  const isAtWork = state.phase === 'running' || state.phase === 'ending';
  if (!isAtWork || !isOnline(turn)) return {};
  const wantsPrice = leg.prices.lastTicks === 0 && own.queue.length > 0;
  if (own.holdsBack || wantsPrice) return anyPrice;
  if (own.closing !== null || heldSide(own, leg.market, leg.prices) === null) return {};
  return exitWaits(own, leg.market, ownExits(own, leg.market, state.plan));
}

const isSame = (one: Waits, other: Waits): boolean =>
  one.lastAtOrAbove === other.lastAtOrAbove &&
  one.lastAtOrBelow === other.lastAtOrBelow &&
  one.markAtOrAbove === other.markAtOrAbove &&
  one.markAtOrBelow === other.markAtOrBelow;

function keepWaits(turn: LegTurn): void {
  const waits: Waits = { ...noWaits, ...waitsOf(turn) };
  if (isSame(waits, turn.own.waits)) return;
  turn.own.waits = waits;
  turn.actions.waitFor(waits, turn.place);
}

function shownState(turn: Turn): Exclude<BotState, 'stopped'> {
  const { state } = turn;
  if (state.ending !== null) return 'stopping';
  if (state.isPaused) return 'paused';
  if (state.phase !== 'running') return 'starting';
  return legTurns(turn).some(isOnline) ? 'running' : 'halted';
}

function keepShown(turn: Turn): void {
  const { state, actions } = turn;
  const shown = shownState(turn);
  if (shown === state.shown || state.phase === 'over') return;
  state.shown = shown;
  actions.become(shown);
}

function decide(state: SignalState, input: ManyMarketsInput<SignalEdit>, legs: readonly BotLeg[], actions: ManyMarketsActions): void {
  if (state.phase === 'over') return;
  const turn: Turn = { state, legs, timeMs: input.timeMs, actions };
  const turns = legTurns(turn);
  const concerned = turns[input.leg];
  if (concerned === undefined) return;
  const before = state.alerts;
  take(turn, input, concerned);
  if (leave(turn)) giveBack(turn);
  for (const leg of turns) act(leg);
  for (const leg of turns) compareStated(leg);
  for (const leg of turns) sayWaits(leg, before);
  for (const leg of turns) keepWaits(leg);
  keepShown(turn);
}

/** Positions are told by the mechanism; levels are of the main market alone. */
function figures({ legs: [main], matchedUnits, matchedCount }: SignalState): BotFigures {
  const order = main?.order;
  const isLong = main?.side !== 'short';
  const levels =
    order === undefined || order === null || order.kind === 'market'
      ? []
      : [
          {
            priceTicks: order.priceTicks,
            side: order.isEntry === isLong ? ('buy' as const) : ('sell' as const),
            lots: order.lots,
            step: order.step,
          },
        ];
  return { matchedUnits, matchedCount, levels, lowerTicks: 0, upperTicks: 0 };
}

/** Contracts of one margin coin, or spot pairs of one quote coin. */
export const signalKind: ManyMarketsKind<SignalTerms, SignalEdit, SignalState> = {
  version: 1,
  check: checkSignal,
  checkEdit: checkSignalEdit,
  create: createSignal,
  decide,
  figures,
};
