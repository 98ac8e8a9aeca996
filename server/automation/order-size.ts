// The sizes of orders that a market takes, and what they tie up: alike for every kind of bot.
import { millionthsUp } from '#server/engine/arithmetic/millionths.ts';
import type { BotMarket } from './bot-kind.ts';

export const isSpot = ({ rules }: BotMarket): boolean => rules.contract === undefined;

/** Quote units of some lots at a price: whole without rounding. */
export const valueAt = ({ rules }: BotMarket, priceTicks: number, lots: number): number => priceTicks * lots * rules.tickLotUnits;

/** True if the market takes an order of so many lots at that price. However little is left of a contract, it can be closed. */
export function isLargeEnough(market: BotMarket, priceTicks: number, lots: number): boolean {
  const { minQuantityLots, minNotionalUnits } = market.rules;
  return lots >= minQuantityLots && valueAt(market, priceTicks, lots) >= Number(minNotionalUnits);
}

export const canClose = (market: BotMarket, priceTicks: number, lots: number): boolean =>
  lots > 0 && (!isSpot(market) || isLargeEnough(market, priceTicks, lots));

/** No more than the market takes in one order; the rest follows in the next. */
export function inOneOrder(market: BotMarket, priceTicks: number, lots: number): number {
  const { maxQuantityLots, maxNotionalUnits, tickLotUnits } = market.rules;
  const byValue = priceTicks === 0 ? lots : Math.floor(Number(maxNotionalUnits) / (priceTicks * tickLotUnits));
  return Math.min(lots, maxQuantityLots, byValue);
}

/** Quote units that an order to buy coins, or to open contracts, ties up: its value, or margin and fee with the allowances of the exchange. Up. */
export function neededToOpen(market: BotMarket, priceTicks: number, lots: number, leverage: number): number {
  const { contract, takerFeePpm } = market.rules;
  const value = valueAt(market, priceTicks, lots);
  if (contract === undefined) return value;
  const margin = Math.ceil(millionthsUp(value, 1_000_000 + contract.openCostUpPpm) / leverage);
  return margin + millionthsUp(millionthsUp(value, takerFeePpm), 1_000_000 + contract.openFeeUpPpm);
}
