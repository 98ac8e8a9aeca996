// The money of a martingale: what is free for further orders, and what an order needs.
import { mulDivDown } from '#server/engine/arithmetic/mul-div.ts';
import type { BotMarket } from '../../bot-kind.ts';
import { type MartingaleState, isLong } from './martingale-state.ts';
import { isSpot, neededToOpen, valueAt } from '../../order-size.ts';

/** The first order may fill a little beyond the last price: so much of the funds, in thousandths, is counted on at most. */
const atMarketThousandths = 995;

/** Units that an order ties up: spot its value or, sold, its coins; contracts margin and fee with the allowances of the exchange. */
export function neededFor(state: MartingaleState, market: BotMarket, priceTicks: number, lots: number): number {
  const { rules } = market;
  if (isSpot(market) && !isLong(state)) return lots * rules.lotUnits;
  return neededToOpen(market, priceTicks, lots, state.terms.leverage);
}

/** The coin that it is funded in and that entries are paid in: a short on spot sells coins of its own. */
export const entryCoin = (state: Pick<MartingaleState, 'terms'>, market: BotMarket): BotMarket['base'] =>
  isSpot(market) && !isLong(state) ? market.base : market.quote;

/** Units that no order and no position ties up, of the coin that entries are paid in. */
export function freeUnits(state: MartingaleState, market: BotMarket): number {
  const isOwn = isSpot(market) && !isLong(state);
  let free = isOwn ? state.baseUnits : state.quoteUnits;
  if (!isSpot(market)) free -= Math.ceil(state.round.valueUnits / state.terms.leverage);
  for (const { purpose, priceTicks, lots } of state.live) {
    if (purpose === 'safety') free -= neededFor(state, market, priceTicks, lots);
  }
  return free;
}

/** The lots that so much money carries, at most those that are wanted. */
export function coveredLots(state: MartingaleState, market: BotMarket, priceTicks: number, lots: number, free: number): number {
  const needed = neededFor(state, market, priceTicks, lots);
  if (needed <= free) return lots;
  let covered = free <= 0 ? 0 : mulDivDown(lots, free, needed);
  // Roundings of contracts' margin and fee are up, so that a lot less may be what is carried.
  while (covered > 0 && neededFor(state, market, priceTicks, covered) > free) covered -= 1;
  return covered;
}

/** The lots of a market order that the funds carry, with a little left over for a worse price. */
export function coveredAtMarket(state: MartingaleState, market: BotMarket, priceTicks: number, lots: number): number {
  const free = freeUnits(state, market);
  // Coins that are sold do not become fewer at a worse price.
  const isOwn = isSpot(market) && !isLong(state);
  return coveredLots(state, market, priceTicks, lots, isOwn ? free : Math.floor((free / 1000) * atMarketThousandths));
}

/** A short on spot buys back with what it was paid: the lots that all of it carries at market. */
export function affordableLots(state: MartingaleState, market: BotMarket, priceTicks: number): number {
  const perLot = valueAt(market, priceTicks, 1);
  return perLot === 0 ? 0 : Math.floor(((state.quoteUnits / 1000) * atMarketThousandths) / perLot);
}
