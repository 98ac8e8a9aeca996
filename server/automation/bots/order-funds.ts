// The funds of orders that go in, as bots of every kind count them.
import { millionthsUp } from '#server/engine/arithmetic/millionths.ts';
import { mulDivDown } from '#server/engine/arithmetic/mul-div.ts';
import type { BotMarket } from '../bot-kind.ts';
import type { BotLeg } from '../many-markets-kind.ts';
import { isLargeEnough, isSpot, valueAt } from './order-sizes.ts';

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

type Priced = Pick<BotLeg, 'market' | 'prices'>;

/** The loss that a contract opens with at a price worse than the mark. */
export function openingLoss({ market, prices }: Priced, side: 'long' | 'short', priceTicks: number, lots: number): number {
  const { markTicks } = prices;
  if (isSpot(market) || markTicks === 0) return 0;
  return valueAt(market, Math.max(0, side === 'long' ? priceTicks - markTicks : markTicks - priceTicks), lots);
}

/** Units of the quote coin that an opening takes at a price: what it ties up, and what it loses at once. The exchange asks for both. */
export const openingFunds = (leg: Priced, side: 'long' | 'short', leverage: number, priceTicks: number, lots: number): number =>
  fundsFor(leg.market, leverage, priceTicks, lots) + openingLoss(leg, side, priceTicks, lots);

/** An opening that is refused for want of balance is tried so often again, each time with four fifths of its lots: in all with a tenth. */
const mostTries = 10;

/** An order by its size, and how often it was tried with more before; left out: never. */
export type TriedOrder = { readonly lots: number; readonly tries?: number };

/** The next try of an opening that was refused for want of balance; null: there is none, or the market takes no order so small. */
export function smallerOrder(market: BotMarket, priceTicks: number, { lots, tries = 0 }: TriedOrder): Required<TriedOrder> | null {
  const fewer = mulDivDown(lots, 4, 5);
  return tries < mostTries && isLargeEnough(market, priceTicks, fewer) ? { lots: fewer, tries: tries + 1 } : null;
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
