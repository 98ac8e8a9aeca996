// The money of a martingale: what is free for further orders, and what an order needs.
import type { BotMarket } from '../../bot-kind.ts';
import { carriedLots, forMarketOrder, fundsFor, openingFunds } from '../order-funds.ts';
import { isSpot, valueAt } from '../order-sizes.ts';
import { type MartingaleState, isLong } from './martingale-state.ts';
import type { Turn } from './martingale-turn.ts';

/** Units that an order ties up, of the coin that entries are paid in: of a short on spot its coins. */
export const neededFor = (state: MartingaleState, market: BotMarket, priceTicks: number, lots: number): number =>
  isSpot(market) && !isLong(state) ? lots * market.rules.lotUnits : fundsFor(market, state.terms.leverage, priceTicks, lots);

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
export const coveredLots = (state: MartingaleState, market: BotMarket, priceTicks: number, lots: number, free: number): number =>
  carriedLots(lots, free, (some) => neededFor(state, market, priceTicks, some));

/** The lots of a market order that the funds carry at the last price, with a little left over for a worse one. */
export function coveredAtMarket({ state, market, prices }: Pick<Turn, 'state' | 'market' | 'prices'>, lots: number): number {
  const free = freeUnits(state, market);
  const { lastTicks } = prices;
  // Coins that are sold do not become fewer at a worse price.
  if (isSpot(market) && !isLong(state)) return coveredLots(state, market, lastTicks, lots, free);
  const { leverage, direction } = state.terms;
  return carriedLots(lots, forMarketOrder(free), (some) => openingFunds({ market, prices }, direction, leverage, lastTicks, some));
}

/** A short on spot buys back with what it was paid: the lots that all of it carries at market. */
export function affordableLots(state: MartingaleState, market: BotMarket, priceTicks: number): number {
  const perLot = valueAt(market, priceTicks, 1);
  return perLot === 0 ? 0 : Math.floor(forMarketOrder(state.quoteUnits) / perLot);
}
