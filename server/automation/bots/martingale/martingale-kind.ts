// The martingale: buys more as the price falls, sells all of it on the average cost, and begins again. Short the other way round.
import type { MartingaleEdit, MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import type { BotActions, BotFigures, BotInput, BotKind, BotMarket } from '../../bot-kind.ts';
import { inputAnswers } from '../life/inputs.ts';
import { keepShown } from '../life/life.ts';
import { keepWaits } from '../life/waits.ts';
import { takeEnd, takeRefusal } from './martingale-answers.ts';
import { checkMartingale, checkMartingaleEdit } from './martingale-check.ts';
import { clear, close } from './martingale-end.ts';
import { takeFill, takeForced, takeFunding, takeMove } from './martingale-fills.ts';
import { martingaleLife } from './martingale-life.ts';
import { isStopReached, keepProfitOrder, keepSafetyOrders } from './martingale-orders.ts';
import { takeOwner } from './martingale-owner.ts';
import { awaitStart, historyNeed, openRound, takeCandle, takeHistory, watchStartPrice } from './martingale-start.ts';
import { type MartingaleState, createMartingale } from './martingale-state.ts';
import { type Turn, say, sideOf, takeAllBack } from './martingale-turn.ts';
import { shownAtWork, waitsOf } from './martingale-waits.ts';

const take = inputAnswers<Turn, BotInput<MartingaleEdit>, 'profit' | 'message' | 'debt' | 'margin-liquidated' | 'leader'>({
  history: takeHistory,
  start: awaitStart,
  price: ({ state }) => {
    state.holdsBack = false;
  },
  time: ({ state }) => {
    delete state.round.bandRetryAtMs;
  },
  candle: (turn, { candle }) => takeCandle(turn, candle),
  filled: takeFill,
  ended: takeEnd,
  refused: takeRefusal,
  done: martingaleLife.takeDone,
  moved: takeMove,
  market: martingaleLife.takeMarketState,
  forced: takeForced,
  funding: takeFunding,
  owner: takeOwner,
});

/** @returns true if the price has gone to the stop: everything is sold, and the bot ends. */
function stopsLoss(turn: Turn): boolean {
  const { state } = turn;
  if (!isStopReached(turn)) return false;
  say(turn, 'martingale.stop-reached', { price: turn.prices.lastTicks, stop: state.round.stopTicks });
  state.sells = true;
  state.isPaused = false;
  martingaleLife.beginEnd(turn, 'stop-loss');
  return true;
}

/** Everything that a bot which holds a position sees to. */
function hold(turn: Turn): void {
  const { state } = turn;
  if (stopsLoss(turn) || state.holdsBack) return;
  keepProfitOrder(turn);
  if (!state.holdsBack) keepSafetyOrders(turn);
}

/** No order stands while it is paused, but what it holds still has its stop. */
function stand(turn: Turn): void {
  const { phase, isMarketOpen } = turn.state;
  if (phase === 'holding' && isMarketOpen && stopsLoss(turn)) return;
  takeAllBack(turn);
}

/** Brings what stands to what should stand. Each phase leads to the next by itself, so that one input may go through several. */
function arrange(turn: Turn): void {
  const { state } = turn;
  for (let phase: string | null = null; phase !== state.phase;) {
    phase = state.phase;
    if (phase === 'closing') close(turn);
    else if (phase === 'clearing') clear(turn);
    else if (state.isPaused) stand(turn);
    else if (!state.isMarketOpen) return;
    else if (phase === 'waiting') watchStartPrice(turn);
    else if (phase === 'opening') openRound(turn);
    else if (phase === 'holding') hold(turn);
  }
}

function decide(state: MartingaleState, input: BotInput<MartingaleEdit>, market: BotMarket, actions: BotActions): void {
  if (state.phase === 'over') return;
  const turn: Turn = { state, market, prices: input.prices, timeMs: input.timeMs, actions };
  take(turn, input);
  arrange(turn);
  keepShown(turn, shownAtWork(turn));
  keepWaits(turn, waitsOf(turn));
}

function figures(state: MartingaleState): BotFigures {
  const { round, live, matchedUnits, matchedCount, isLastRound } = state;
  const ladder = round.prices.slice(0, state.terms.maxOrders + 1).flatMap((priceTicks, order) => {
    const standing = live.find((one) => one.purpose === 'safety' && one.order === order);
    const lots = standing?.lots ?? round.lots[order] ?? 0;
    return lots === 0 ? [] : [{ priceTicks, side: sideOf(state, 'safety'), lots, step: standing?.step ?? 0 }];
  });
  const profit = live.filter(({ purpose }) => purpose === 'profit');
  const exits = profit.map(({ priceTicks, lots, step }) => ({ priceTicks, side: sideOf(state, 'profit'), lots, step }));
  return { matchedUnits, matchedCount, levels: [...exits, ...ladder], lowerTicks: 0, upperTicks: 0, isLastRound };
}

function isMartingale(state: unknown): state is MartingaleState {
  return typeof state === 'object' && state !== null && 'isLastRound' in state;
}

function fromFirstVersion(state: unknown, version: number): MartingaleState {
  if (version !== 1 || !isMartingale(state)) throw new Error(`a martingale of version ${version} is none that this release reads`);
  return state;
}

/** Spot and contracts, long and short. */
export const martingaleKind: BotKind<MartingaleTerms, MartingaleEdit, MartingaleState> = {
  version: 2,
  /** In version 1 a change to endless rounds left the round that ran the last one; the state is the same. */
  migrate: fromFirstVersion,
  check: checkMartingale,
  checkEdit: checkMartingaleEdit,
  history: historyNeed,
  create: createMartingale,
  decide,
  figures,
};
