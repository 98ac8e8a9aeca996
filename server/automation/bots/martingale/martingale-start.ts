// The start of a martingale: it waits for its price or its RSI, takes its funds over, and opens a round at market.
import { RejectReason } from '#server/engine/reject.ts';
import type { MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import type { ClosedCandle, History, HistoryNeed } from '../../bot-kind.ts';
import { isLargeEnough } from '../order-sizes.ts';
import { martingaleLife } from './martingale-life.ts';
import { coveredAtMarket, entryCoin } from './martingale-money.ts';
import { priceOf } from './martingale-plan.ts';
import { placeExits } from './martingale-position.ts';
import { takeClose } from '#lib/order-math/indicators/rsi.ts';
import { emptyRound, isLong } from './martingale-state.ts';
import { type Turn, place, say } from './martingale-turn.ts';

/** Begins to wait, or does what it would have waited for. A start price counts for the first round alone, an RSI for every round. */
export function awaitStart(turn: Turn): void {
  const { state } = turn;
  const { start } = state.terms;
  const isFirst = state.round.number === 0;
  if (start.by === 'now' || (start.by === 'price' && !isFirst)) {
    begin(turn);
    return;
  }
  state.phase = 'waiting';
  if (start.by === 'rsi') {
    const { interval, period, threshold, side } = start;
    say(turn, 'martingale.waits-for-rsi', { interval, period, threshold, side });
  } else say(turn, 'martingale.waits-for-price', { price: state.plan.startTicks });
}

/** The side from which a price is reached is that on which the market stood when it was first seen. */
export function watchStartPrice(turn: Turn): void {
  const { state, prices } = turn;
  if (state.terms.start.by !== 'price' || prices.lastTicks === 0 || state.isPaused || !state.isMarketOpen) return;
  const { startTicks } = state.plan;
  state.startsFrom ??= prices.lastTicks > startTicks ? 'above' : 'below';
  const isReached = state.startsFrom === 'above' ? prices.lastTicks <= startTicks : prices.lastTicks >= startTicks;
  if (!isReached) return;
  say(turn, 'martingale.price-reached', { price: prices.lastTicks });
  begin(turn);
}

/** Periods after which it matters no more where the index began: less than a hundredth of its first average is left. */
const settledPeriods = 6;

/** The candles by which its index has settled when it starts. */
export const historyNeed = ({ start }: MartingaleTerms): HistoryNeed | null =>
  start.by === 'rsi' ? { interval: start.interval, candles: start.period * settledPeriods } : null;

/** The candles before the start count into the RSI, but start nothing: the next candle does. */
export function takeHistory({ state }: Turn, { closes }: Pick<History, 'closes'>): void {
  const { start } = state.terms;
  if (start.by === 'rsi') for (const close of closes) takeClose(state.rsi, close, start.period);
}

/** Every candle counts into the RSI, but it only starts what waits. */
export function takeCandle(turn: Turn, { close }: ClosedCandle): void {
  const { state } = turn;
  const { start } = state.terms;
  if (start.by !== 'rsi') return;
  const rsi = takeClose(state.rsi, close, start.period);
  if (rsi === null || state.phase !== 'waiting' || state.isPaused || !state.isMarketOpen) return;
  if (start.side === 'below' ? rsi > start.threshold : rsi < start.threshold) return;
  say(turn, 'martingale.rsi-reached', { rsi: rsi.toFixed(2) });
  begin(turn);
}

function begin(turn: Turn): void {
  const { state } = turn;
  if (state.isFunded) {
    state.phase = 'opening';
    return;
  }
  martingaleLife.takeFunds(turn, entryCoin(state, turn.market), state.plan.investment);
}

/** The first order of a round, at market. */
export function openRound(turn: Turn): void {
  const { state, market, prices } = turn;
  const price = prices.lastTicks;
  if (state.live.length > 0 || state.holdsBack || price === 0) return;
  const wanted = Math.floor((state.plan.amounts[0] ?? 0) / (price * market.rules.tickLotUnits));
  const lots = coveredAtMarket(turn, wanted);
  if (!isLargeEnough(market, price, lots)) {
    martingaleLife.refuse(turn, RejectReason.notionalBelowMinimum);
    return;
  }
  state.round = emptyRound(state.matchedCount + 1);
  place(turn, { purpose: 'first', order: 0, priceTicks: 0, lots });
  say(turn, 'martingale.round-opens', { round: state.round.number, lots, price });
}

/** The ladder for an average price of the first order. Sizes down to the lot; the first order stands for itself. */
export function buildLadder(turn: Turn): void {
  const { state, market } = turn;
  const { round } = state;
  const lotTick = round.costLots * market.rules.tickLotUnits;
  round.firstTicks = isLong(state) ? Math.floor(round.valueUnits / lotTick) : Math.ceil(round.valueUnits / lotTick);
  extendLadder(turn);
  state.phase = 'holding';
  placeExits(state, market);
}

/** Orders of the plan that the ladder does not have yet. What an edit takes out stays known, so that nothing is bought twice. */
export function extendLadder({ state, market }: Turn): void {
  const { plan, round } = state;
  for (let order = round.prices.length; order < plan.distances.length; order += 1) {
    const price = priceOf(plan, order, round.firstTicks, isLong(state));
    round.prices.push(price);
    round.lots.push(order === 0 ? 0 : Math.floor((plan.amounts[order] ?? 0) / (price * market.rules.tickLotUnits)));
  }
  round.nextOrder = 1;
}
