// The smart portfolio: several coins in fixed shares of one amount, bought at its start and brought back to their shares by its mode.
import { portfolioQuoteCoin, type PortfolioEdit, type PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { toMillionths } from '#lib/order-math/bots/portfolio/portfolio-limits.ts';
import { parseDecimal } from '#server/engine/units.ts';
import type { BotFigures } from '../../bot-kind.ts';
import type { ManyMarketsInput, ManyMarketsKind } from '../../many-markets-kind.ts';
import { inputAnswers } from '../life/inputs.ts';
import { keepShown, over, type ShownState } from '../life/life.ts';
import { takeDone, takeEnd, takeFill, takeMarketState, takeMove, takeRefusal } from './portfolio-answers.ts';
import { checkPortfolio, checkPortfolioEdit } from './portfolio-check.ts';
import { checkExits, keepExits, look, setClock, takeTime } from './portfolio-look.ts';
import { takeOwner } from './portfolio-owner.ts';
import { createPortfolio, type PortfolioState } from './portfolio-state.ts';
import { advance, beginExtraction, beginPurchases, beginTermination, divideAdded } from './portfolio-tasks.ts';
import { isOpen, legAt, say, type Turn } from './portfolio-turn.ts';
import { heldLots } from './portfolio-worth.ts';

function start(turn: Turn): void {
  const { state, legs, actions } = turn;
  const quote = legs[0]?.market.quote;
  if (quote === undefined) return;
  const units = Number(parseDecimal(state.terms.investment, quote.decimals) ?? 0n);
  state.phase = 'funding';
  state.fundsStep = actions.takeFunds(quote.assetId, units, 'spot');
  say(turn, 'portfolio.takes-funds', { units });
}

/** A portfolio of spot waits for no price, reads no candles and no texts, and has no position. */
type Untold = 'history' | 'price' | 'candle' | 'forced' | 'funding' | 'message' | 'debt' | 'margin-liquidated' | 'leader';

const take = inputAnswers<Turn, ManyMarketsInput<PortfolioEdit>, Untold>({
  start,
  time: takeTime,
  profit: checkExits,
  owner: takeOwner,
  market: takeMarketState,
  filled: takeFill,
  ended: takeEnd,
  refused: takeRefusal,
  done: takeDone,
  moved: takeMove,
});

/** The next action of one that has nothing to do; false: there is none. */
function beginNext(turn: Turn): boolean {
  const { state } = turn;
  if (state.ending !== null) {
    const isHolding = state.legs.some(({ held }, leg) => heldLots(legAt(turn, leg).seen.market, held) > 0);
    if (!state.sells || !isHolding) return finish(turn);
    beginTermination(turn);
    return true;
  }
  if (state.wantedUnits > 0) {
    beginExtraction(turn);
    return true;
  }
  if (state.isPaused) return false;
  if (state.addedUnits > 0) {
    divideAdded(turn);
    if (beginPurchases(turn)) return true;
  }
  return look(turn);
}

/** The mechanism gives back what is left. */
function finish(turn: Turn): false {
  const { state } = turn;
  for (const [leg, { coin, held }] of state.legs.entries()) {
    const lots = heldLots(legAt(turn, leg).seen.market, held);
    if (lots > 0) say(turn, 'portfolio.kept-as-it-is', { base: coin, leg, lots });
  }
  over(turn);
  return false;
}

function arrange(turn: Turn): void {
  const { state } = turn;
  while (state.phase === 'running') {
    if (state.task === null && !beginNext(turn)) return;
    if (state.task !== null) advance(turn, state.task);
    if (state.task !== null) return;
  }
}

function shownAtWork({ state, legs }: Turn): ShownState {
  if (!legs.some(isOpen)) return 'halted';
  return state.phase !== 'running' || state.task?.action === 'initial' ? 'starting' : 'running';
}

function keepWaits({ state, actions }: Turn): void {
  const moments = [state.fiveMs, state.timedMs, state.minuteMs].filter((atMs) => atMs !== 0);
  const atMs = state.phase !== 'running' || moments.length === 0 ? 0 : Math.min(...moments);
  if (atMs === state.waitsMs) return;
  state.waitsMs = atMs;
  actions.waitFor({ atMs }, 0);
}

function decide(state: PortfolioState, input: ManyMarketsInput<PortfolioEdit>, legs: Turn['legs'], actions: Turn['actions']): void {
  if (state.phase === 'over') return;
  const turn: Turn = { state, legs, actions, timeMs: input.timeMs };
  take(turn, input);
  arrange(turn);
  if (state.phase === 'running') setClock(turn);
  keepShown(turn, shownAtWork(turn));
  keepWaits(turn);
  keepExits(turn);
}

const figures = ({ matchedUnits, rebalances, legs }: PortfolioState): BotFigures => ({
  matchedUnits,
  matchedCount: rebalances,
  levels: [],
  lowerTicks: 0,
  upperTicks: 0,
  holdings: legs.map(({ held, costUnits, carriedUnits }) => ({ units: held, paidUnits: costUnits, carriedUnits })),
});

/** An owner who holds instead buys the coins by their weights; the part of USDT, behind them, stays money. */
function holdingOf({ coins }: PortfolioTerms): readonly number[] {
  const weightOf = (ofMoney: boolean): number[] =>
    coins.filter(({ coin }) => (coin === portfolioQuoteCoin) === ofMoney).map(({ weight }) => toMillionths(weight));
  return [...weightOf(false), ...weightOf(true)];
}

export const portfolioKind: ManyMarketsKind<PortfolioTerms, PortfolioEdit, PortfolioState> = {
  version: 1,
  check: checkPortfolio,
  checkEdit: checkPortfolioEdit,
  holding: holdingOf,
  create: createPortfolio,
  decide,
  figures,
};
