// The position of a round in whole numbers: what closes it, its average cost, and the prices at which it ends.
import { mulDivDown, mulDivUp } from '#server/engine/arithmetic/mul-div.ts';
import type { BotMarket, BotPrices } from '../../bot-kind.ts';
import { rateScale } from '../whole-terms.ts';
import { canClose, inOneOrder, isSpot, valueAt } from '../order-sizes.ts';
import { type MartingaleState, isLong } from './martingale-state.ts';

const million = 1_000_000;

/**
 * The lots that close what is held. Spot, long: down, the rest is too small to be sold. Spot, short: up, and so many more that the fee,
 * which is taken of the coins that are bought, leaves enough of them.
 */
export function closingLots(state: MartingaleState, market: BotMarket): number {
  const { held } = state;
  const { lotUnits, makerFeePpm, takerFeePpm } = market.rules;
  if (held <= 0) return 0;
  if (!isSpot(market)) return held;
  if (isLong(state)) return Math.floor(held / lotUnits);
  return mulDivUp(held, million, (million - Math.max(makerFeePpm, takerFeePpm)) * lotUnits);
}

/** The lots of the order that takes the profit at a price. A short on spot buys no more than it was paid for. */
export function profitLots(state: MartingaleState, market: BotMarket, priceTicks: number): number {
  if (priceTicks === 0) return 0;
  const lots = inOneOrder(market, priceTicks, closingLots(state, market));
  return isSpot(market) && !isLong(state) ? Math.min(lots, Math.floor(state.quoteUnits / valueAt(market, priceTicks, 1))) : lots;
}

/** True if what is held can be closed, at the price that takes the profit or, where none does, at the last one. */
export function holdsEnough(state: MartingaleState, market: BotMarket, { lastTicks }: BotPrices): boolean {
  const price = state.round.profitTicks || lastTicks;
  return canClose(market, price, profitLots(state, market, price));
}

/** The average cost in ticks, for rows and screens: long up, short down. 0 without a position. */
export function averageTicks(state: MartingaleState, market: BotMarket): number {
  const { valueUnits, costLots } = state.round;
  if (costLots === 0) return 0;
  const lotTick = costLots * market.rules.tickLotUnits;
  return isLong(state) ? mulDivUp(valueUnits, 1, lotTick) : mulDivDown(valueUnits, 1, lotTick);
}

function ratioTicks(state: MartingaleState, market: BotMarket): number {
  const { plan, round } = state;
  const factor = isLong(state) ? rateScale + plan.takeProfit : Math.max(0, rateScale - plan.takeProfit);
  const [above, below] = [
    BigInt(round.valueUnits) * BigInt(factor),
    BigInt(round.costLots) * BigInt(market.rules.tickLotUnits * rateScale),
  ];
  return Number(isLong(state) ? (above + below - 1n) / below : above / below);
}

/** The price at which the round's cash comes to the amount of profit once the position is closed as a maker. Never below (above) the average. */
function amountTicks(state: MartingaleState, market: BotMarket): number {
  const { plan, round } = state;
  const { tickLotUnits, makerFeePpm } = market.rules;
  const lotTick = BigInt(closingLots(state, market)) * BigInt(tickLotUnits);
  if (lotTick === 0n) return 0;
  const average = averageTicks(state, market);
  if (isLong(state)) {
    const [above, below] = [BigInt(plan.takeProfit - round.cashUnits) * 1_000_000n, lotTick * BigInt(million - makerFeePpm)];
    return Math.max(average, above <= 0n ? 0 : Number((above + below - 1n) / below));
  }
  const feePpm = isSpot(market) ? 0 : makerFeePpm;
  const above = BigInt(round.cashUnits - plan.takeProfit) * 1_000_000n;
  return above <= 0n ? 0 : Math.min(average, Number(above / (lotTick * BigInt(million + feePpm))));
}

/** The price of the order that takes the profit, never to less than asked; 0: there is none above zero. */
const profitTicksOf = (state: MartingaleState, market: BotMarket): number =>
  state.plan.byRatio ? ratioTicks(state, market) : amountTicks(state, market);

/** The price that stops the loss: average × (1 ∓ rate), at least one tick beyond the deepest order. 0: none. */
function stopTicksOf(state: MartingaleState, market: BotMarket): number {
  const { plan, round } = state;
  const deepest = round.prices[state.terms.maxOrders] ?? 0;
  if (plan.stopRate === 0 || deepest === 0) return 0;
  const lotTick = round.costLots * market.rules.tickLotUnits;
  const byRate = (factor: number): bigint => BigInt(round.valueUnits) * BigInt(factor);
  const below = BigInt(lotTick) * BigInt(rateScale);
  if (isLong(state)) return Math.max(0, Math.min(Number(byRate(rateScale - plan.stopRate) / below), deepest - 1));
  return Math.max(Number((byRate(rateScale + plan.stopRate) + below - 1n) / below), deepest + 1);
}

/** Works the exits out anew, after an entry, a partial exit or an edit. */
export function placeExits(state: MartingaleState, market: BotMarket): void {
  const { round } = state;
  const has = round.costLots > 0 && round.firstTicks > 0;
  round.profitTicks = has ? profitTicksOf(state, market) : 0;
  round.stopTicks = has ? stopTicksOf(state, market) : 0;
}
