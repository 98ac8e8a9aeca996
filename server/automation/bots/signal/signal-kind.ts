// The signal bot: opens and closes positions in several markets as alerts from outside tell it, each market's alerts one after the other.
import type { SignalEdit, SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import { Side } from '#lib/contract/enums.ts';
import type { BotFigures } from '../../bot-kind.ts';
import type { BotLeg, ManyMarketsActions, ManyMarketsInput, ManyMarketsKind } from '../../many-markets-kind.ts';
import { inputAnswers } from '../life/inputs.ts';
import { keepShown, type ShownState } from '../life/life.ts';
import { isOnline } from '../life/many-markets.ts';
import { isSpot } from '../order-sizes.ts';
import { act, sayWaits } from './signal-act.ts';
import { compareStated, dropQueues, takeMessage } from './signal-alerts.ts';
import { takeEnd, takeFill, takeRefusal } from './signal-answers.ts';
import { checkSignal, checkSignalEdit } from './signal-check.ts';
import { takeForced, takeMove } from './signal-events.ts';
import { signalLife } from './signal-life.ts';
import { takeOwner } from './signal-owner.ts';
import { createSignal, type SignalLeg, type SignalState } from './signal-state.ts';
import { type LegTurn, legTurns, type Turn } from './signal-turn.ts';

function start(turn: Turn): void {
  const { state, legs, actions } = turn;
  const { leverage, marginMode } = state.terms;
  // Without margin behind it, leverage is not lowered: the funds come first.
  signalLife.takeFunds(turn, state.plan.investment);
  for (const [place, { market }] of legs.entries())
    if (!isSpot(market)) state.pending.push(actions.setMarginMode(marginMode, place), actions.setLeverage(leverage, place));
}

type Untold = 'profit' | 'history' | 'candle' | 'time' | 'debt' | 'margin-liquidated' | 'leader';

const take = inputAnswers<LegTurn, ManyMarketsInput<SignalEdit>, Untold>({
  start,
  message: (turn, { text, arrivedMs }) => takeMessage(turn, text, arrivedMs),
  price: ({ own }) => {
    own.holdsBack = false;
  },
  filled: takeFill,
  ended: takeEnd,
  refused: takeRefusal,
  done: signalLife.takeDone,
  moved: takeMove,
  market: signalLife.takeMarketState,
  forced: takeForced,
  funding: signalLife.takeFunding,
  owner: takeOwner,
});

function shownAtWork(turn: Turn): ShownState {
  if (turn.state.phase !== 'running') return 'starting';
  return legTurns(turn).some(isOnline) ? 'running' : 'halted';
}

function decide(state: SignalState, input: ManyMarketsInput<SignalEdit>, legs: readonly BotLeg[], actions: ManyMarketsActions): void {
  if (state.phase === 'over') return;
  const turn: Turn = { state, legs, timeMs: input.timeMs, actions };
  const turns = legTurns(turn);
  const concerned = turns[input.leg];
  if (concerned === undefined) return;
  const before = state.alerts;
  take(concerned, input);
  if (state.phase === 'ending') dropQueues(turn, 'signal.ending');
  signalLife.leave(turn);
  for (const leg of turns) act(leg);
  for (const leg of turns) compareStated(leg);
  for (const leg of turns) sayWaits(leg, before);
  for (const leg of turns) signalLife.keepWaits(leg);
  keepShown(turn, shownAtWork(turn));
}

/** The order that rests; what an entry would open is not held yet. */
function levelsOf({ order, side: held }: SignalLeg): BotFigures['levels'] {
  if (order === null || order.kind === 'market') return [];
  const { isEntry, priceTicks, lots, step, side = held } = order;
  return [{ priceTicks, side: isEntry === (side !== 'short') ? Side.buy : Side.sell, lots, step }];
}

/** Positions are told by the mechanism; levels are of the main market alone. */
function figures({ legs: [main], matchedUnits, matchedCount }: SignalState): BotFigures {
  return { matchedUnits, matchedCount, levels: main === undefined ? [] : levelsOf(main), lowerTicks: 0, upperTicks: 0 };
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
