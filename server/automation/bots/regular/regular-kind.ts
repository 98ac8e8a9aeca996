// Auto-invest: buys one coin or several for the same amount, again and again by the calendar.
import type { RegularEdit, RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import { MarketState } from '#lib/contract/enums.ts';

import type { BotFigures } from '../../bot-kind.ts';
import type { BotLeg, ManyMarketsActions, ManyMarketsInput, ManyMarketsKind } from '../../many-markets-kind.ts';
import { inputAnswers } from '../life/inputs.ts';
import { keepShown } from '../life/life.ts';
import { takeDone, takeEnd, takeFill, takeMove, takeRefusal } from './regular-answers.ts';
import { isDue, planNext } from './regular-calendar.ts';
import { checkRegular, checkRegularEdit } from './regular-check.ts';
import { sellAll } from './regular-end.ts';
import { takeMessage, takeOwner } from './regular-owner.ts';
import { watchProfit } from './regular-profit.ts';
import { beginRound } from './regular-round.ts';
import { createRegular, type RegularState } from './regular-state.ts';
import { legsOf, named, say, type Turn } from './regular-turn.ts';
import { keepWaits, shownAtWork } from './regular-waits.ts';

type Input = ManyMarketsInput<RegularEdit>;

function start(turn: Turn): void {
  const { state } = turn;
  state.phase = 'waiting';
  if (state.terms.startsNow) return beginRound(turn);
  planNext(turn);
  say(turn, 'regular.waits-for-round', {});
}

function takeMarketState(turn: Turn, { leg: place, state: market }: Extract<Input, { readonly type: 'market' }>): void {
  const leg = legsOf(turn)[place];
  const isOpen = market === MarketState.online;
  if (leg === undefined || leg.own.isOpen === isOpen) return;
  leg.own.isOpen = isOpen;
  if (isOpen) say(turn, 'regular.market-open', named(leg));
  else say(turn, 'regular.market-closed', { ...named(leg), state: market });
}

/** The moment is asked for below; it has no candles and no contracts. */
type Untold = 'time' | 'candle' | 'profit' | 'history' | 'forced' | 'funding' | 'debt' | 'margin-liquidated' | 'leader';

const take = inputAnswers<Turn, Input, Untold>({
  start,
  price: ({ state }, { leg }) => {
    state.heldBack = state.heldBack.filter((place) => place !== leg);
  },
  market: takeMarketState,
  message: (turn, { text }) => takeMessage(turn, text),
  owner: takeOwner,
  filled: takeFill,
  ended: takeEnd,
  refused: takeRefusal,
  done: takeDone,
  moved: takeMove,
});

/** Brings what is done to what should be done. */
function arrange(turn: Turn): void {
  const { state } = turn;
  watchProfit(turn);
  if (state.phase === 'waiting' && state.ending === null && !state.isPaused && isDue(turn)) {
    state.lastMs = state.nextMs;
    beginRound(turn);
  }
  if (state.ending !== null && (state.phase === 'waiting' || state.phase === 'selling')) sellAll(turn);
}

function decide(state: RegularState, input: Input, legs: readonly BotLeg[], actions: ManyMarketsActions): void {
  if (state.phase === 'over') return;
  const turn: Turn = { state, legs, timeMs: input.timeMs, actions };
  take(turn, input);
  arrange(turn);
  keepShown(turn, shownAtWork(turn));
  keepWaits(turn);
}

const figures = ({ rounds, legs, waitMs }: RegularState): BotFigures => ({
  matchedUnits: 0,
  matchedCount: rounds,
  levels: [],
  lowerTicks: 0,
  upperTicks: 0,
  holdings: legs.map(({ baseUnits, paidUnits, carriedUnits }) => ({ units: baseUnits, paidUnits, carriedUnits })),
  nextMs: waitMs,
});

/** Spot markets of one quote coin. */
export const regularKind: ManyMarketsKind<RegularTerms, RegularEdit, RegularState> = {
  version: 1,
  check: checkRegular,
  checkEdit: checkRegularEdit,
  holding: ({ coins }) => coins.map(({ weight }) => Number(weight)),
  create: createRegular,
  decide,
  figures,
};
