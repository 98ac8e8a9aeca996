// The copy of a leader: repeats in the account of a follower what the leader opens and closes from then on, by the follower's settings.
import type { CopyEdit, CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import type { BotFigures } from '../../bot-kind.ts';
import type { BotLeg, ManyMarketsActions, ManyMarketsInput, ManyMarketsKind } from '../../many-markets-kind.ts';
import { inputAnswers } from '../life/inputs.ts';
import { keepShown, type ShownState } from '../life/life.ts';
import { isSpot } from '../order-sizes.ts';
import { act } from './copy-act.ts';
import { takeDone, takeEnd, takeFill, takeRefusal } from './copy-answers.ts';
import { checkCopy, checkCopyEdit } from './copy-check.ts';
import { keepStops, settle, takeTime, wakeMsOf, watchStops } from './copy-day.ts';
import { exitsOf } from './copy-exits.ts';
import { endRound, takeLeader } from './copy-follow.ts';
import { takeForced } from './copy-forced.ts';
import { copyLife } from './copy-life.ts';
import { takeMessage } from './copy-message.ts';
import { takeOwner } from './copy-owner.ts';
import { type CopyState, createCopy, emptyLeg } from './copy-state.ts';
import { type LegTurn, legTurns, type Turn } from './copy-turn.ts';

const take = inputAnswers<LegTurn, ManyMarketsInput<CopyEdit>, 'profit' | 'history' | 'candle' | 'debt' | 'margin-liquidated'>({
  start: (turn) => copyLife.takeFunds(turn, turn.state.plan.investment),
  leader: takeLeader,
  price: ({ own }) => {
    own.holdsBack = false;
  },
  time: takeTime,
  filled: takeFill,
  ended: takeEnd,
  refused: takeRefusal,
  done: takeDone,
  moved: copyLife.takeMove,
  market: copyLife.takeMarketState,
  forced: takeForced,
  funding: copyLife.takeFunding,
  owner: takeOwner,
  message: (turn, { text }) => takeMessage(turn, text),
});

function shownAtWork({ restsForDay, phase }: CopyState): ShownState {
  if (restsForDay) return 'paused';
  return phase === 'running' ? 'running' : 'starting';
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
  take(concerned, input);
  if (movesMoney.has(input.type)) watchStops(turn);
  endRound(turn);
  copyLife.leave(turn);
  for (const leg of turns) act(leg);
  settle(turn);
  for (const leg of turns) copyLife.keepWaits(leg, leg.place === 0 ? wakeMsOf(turn, leg.own.waits.atMs) : 0);
  keepStops(turn);
  keepShown(turn, shownAtWork(state));
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
