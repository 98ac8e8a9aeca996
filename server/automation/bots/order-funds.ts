// The funds of orders that go in, as bots of every kind count them.
import { millionthsUp } from '#server/engine/arithmetic/millionths.ts';
import { mulDivDown } from '#server/engine/arithmetic/mul-div.ts';
import type { BotMarket } from '../bot-kind.ts';
import { valueAt } from './order-sizes.ts';

/** A market order may fill a little beyond the last price: so much of the funds, in thousandths, is counted on at most. */
const atMarketThousandths = 995;

/** Units of the quote coin that an order ties up: spot its value, contracts margin and fee with the allowances of the exchange. Up. */
export function fundsFor(market: BotMarket, leverage: number, priceTicks: number, lots: number): number {
  const { contract, takerFeePpm } = market.rules;
  const value = valueAt(market, priceTicks, lots);
  if (contract === undefined) return value;
  const margin = Math.ceil(millionthsUp(value, 1_000_000 + contract.openCostUpPpm) / leverage);
  return margin + millionthsUp(millionthsUp(value, takerFeePpm), 1_000_000 + contract.openFeeUpPpm);
}

/** The lots that so much money carries, at most those that are wanted. `needed`: the money that so many lots need. */
export function carriedLots(wanted: number, free: number, needed: (lots: number) => number): number {
  const all = needed(wanted);
  if (all <= free) return wanted;
  let carried = free <= 0 ? 0 : mulDivDown(wanted, free, all);
  // Roundings of contracts' margin and fee are up, so that a lot less may be what is carried.
  while (carried > 0 && needed(carried) > free) carried -= 1;
  return carried;
}

export const forMarketOrder = (free: number): number => Math.floor((free / 1000) * atMarketThousandths);
