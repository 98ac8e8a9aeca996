// The copy of a leader: repeats in the account of a follower what the leader opens and closes from then on, by the follower's settings.
import type { CopyEdit, CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import type { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { Wallet } from '#lib/contract/enums.ts';
import type { BotFigures, Waits } from '../../bot-kind.ts';
import type { BotLeg, ManyMarketsActions, ManyMarketsInput, ManyMarketsKind } from '../../many-markets-kind.ts';
import { exitWaits } from '../held-position.ts';
import { isSpot } from '../order-sizes.ts';
import { act } from './copy-act.ts';
import { takeDone, takeEnd, takeFill, takeRefusal } from './copy-answers.ts';
import { checkCopy, checkCopyEdit } from './copy-check.ts';
import { keepStops, settle, takeTime, wakeMsOf, watchStops } from './copy-day.ts';
import { giveBack, leave } from './copy-end.ts';
import { takeForced, takeFunding, takeMarketState, takeMove } from './copy-events.ts';
import { exitsOf } from './copy-exits.ts';
import { endRound, takeLeader } from './copy-follow.ts';
import { takeMessage } from './copy-message.ts';
import { takeOwner } from './copy-owner.ts';
import { type CopyState, createCopy, emptyLeg, noWaits } from './copy-state.ts';
import { isHeld, isOnline, type LegTurn, legTurns, say, type Turn } from './copy-turn.ts';

function start(turn: Turn): void {
  const { state, legs, actions } = turn;
  const [main] = legs;
  if (main === undefined) return;
  state.fundsStep = actions.takeFunds(main.market.quote.assetId, state.plan.investment, isSpot(main.market) ? Wallet.spot : Wallet.futures);
  state.pending.push(state.fundsStep);
  state.phase = 'funding';
  say(turn, 'copy.takes-funds', { units: state.plan.investment });
}

function take(turn: Turn, input: ManyMarketsInput<CopyEdit>, leg: LegTurn): void {
  switch (input.type) {
    case 'start':
      return start(turn);
    case 'leader':
      return takeLeader(leg, input);
    case 'price':
      leg.own.holdsBack = false;
      return;
    case 'time':
      return takeTime(turn);
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
    case 'message':
      return takeMessage(turn, input.text);
    case 'profit':
    case 'history':
    case 'candle':
    case 'debt':
    case 'margin-liquidated':
  }
}

/** Every price is at or above one tick. */
const anyPrice: Partial<Waits> = { lastAtOrAbove: 1 };

function waitsOf(turn: LegTurn): Partial<Waits> {
  const { state, own, leg } = turn;
  const isAtWork = state.phase === 'running' || state.phase === 'ending';
  if (!isAtWork || !isOnline(turn)) return {};
  const wantsPrice = leg.prices.lastTicks === 0 && (own.tasks.length > 0 || own.closing !== null);
  if (own.holdsBack || wantsPrice) return anyPrice;
  if (own.closing !== null || !isHeld(turn)) return {};
  return exitWaits(own, leg.market, exitsOf(turn));
}

const isSame = (one: Waits, other: Waits): boolean =>
  one.lastAtOrAbove === other.lastAtOrAbove &&
  one.lastAtOrBelow === other.lastAtOrBelow &&
  one.markAtOrAbove === other.markAtOrAbove &&
  one.markAtOrBelow === other.markAtOrBelow &&
  one.atMs === other.atMs;

/** The time that it waits for stands with the prices of its main market. */
function keepWaits(turn: LegTurn): void {
  const waits: Waits = { ...noWaits, ...waitsOf(turn), atMs: turn.place === 0 ? wakeMsOf(turn, turn.own.waits.atMs) : 0 };
  if (isSame(waits, turn.own.waits)) return;
  turn.own.waits = waits;
  const { atMs, ...prices } = waits;
  turn.actions.waitFor(turn.place === 0 ? { ...prices, atMs } : prices, turn.place);
}

function shownState({ state }: Turn): Exclude<BotState, 'stopped'> {
  if (state.ending !== null) return 'stopping';
  if (state.isPaused || state.restsForDay) return 'paused';
  return state.phase === 'running' ? 'running' : 'starting';
}

function keepShown(turn: Turn): void {
  const { state, actions } = turn;
  const shown = shownState(turn);
  if (shown === state.shown || state.phase === 'over') return;
  state.shown = shown;
  actions.become(shown);
}

/** With these its worth may have come to a stop; the minute is there for whatever has been missed. */
const movesMoney: ReadonlySet<ManyMarketsInput<CopyEdit>['type']> = new Set(['time', 'profit', 'filled', 'funding']);

function decide(state: CopyState, input: ManyMarketsInput<CopyEdit>, legs: readonly BotLeg[], actions: ManyMarketsActions): void {
  if (state.phase === 'over') return;
  const turn: Turn = { state, legs, timeMs: input.timeMs, actions };
  const turns = legTurns(turn);
  const concerned = turns[input.leg];
  if (concerned === undefined) return;
  // A time is told once.
  if (input.type === 'time' && turns[0] !== undefined) turns[0].own.waits = { ...turns[0].own.waits, atMs: 0 };
  take(turn, input, concerned);
  if (movesMoney.has(input.type)) watchStops(turn);
  endRound(turn);
  if (leave(turn)) giveBack(turn);
  for (const leg of turns) act(leg);
  settle(turn);
  for (const leg of turns) keepWaits(leg);
  keepStops(turn);
  keepShown(turn);
}

/** Positions are told by the mechanism. */
function figures(state: CopyState, legs: readonly BotLeg[]): BotFigures {
  const { matchedUnits, matchedCount } = state;
  const owned = legs.map((leg, place) => ({ state, leg, own: state.legs[place] ?? emptyLeg() }));
  return {
    matchedUnits,
    matchedCount,
    levels: [],
    lowerTicks: 0,
    upperTicks: 0,
    holdings: owned.map(({ own, leg }) => ({ units: isSpot(leg.market) ? own.held : 0, paidUnits: own.valueUnits, carriedUnits: 0 })),
    exits: owned.map((leg) => ({ ...exitsOf(leg), areSet: leg.own.exits !== null })),
    openedMs: owned.map(({ own }) => (own.costLots === 0 ? 0 : own.openedMs)),
  };
}

/** It begins with one market of the leader's line; each further one comes with the leader's first order in it. */
export const copyKind: ManyMarketsKind<CopyTerms, CopyEdit, CopyState> = {
  version: 1,
  check: checkCopy,
  checkEdit: checkCopyEdit,
  create: createCopy,
  decide,
  figures,
};
