// The sizes of orders that a market takes, as bots of every kind ask for them.
import type { BotMarket } from '../bot-kind.ts';

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
