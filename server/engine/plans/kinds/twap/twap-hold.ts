// The amount that a TWAP keeps frozen for the rest of its size.
import { Side } from '#lib/contract/enums.ts';
import { atMarketTicks, type Market } from '#server/engine/markets/market.ts';
import type { PlanSize } from '../../plan-order.ts';
import type { TwapTerms } from './twap-terms.ts';

/** A size in the plan's own unit. */
export const twapSize = (size: number, byAmount: boolean): PlanSize => ({
  quantityLots: byAmount ? 0 : size,
  amountUnits: byAmount ? size : 0,
});

/**
 * Units of the coin that the side gives: its base quantity, its amount, or its quantity at its limit price; without one at the
 * highest price that a buy at market may pay from the last one. Contracts hold nothing.
 */
export function twapHold(market: Market, side: Side, { limitTicks }: TwapTerms, { quantityLots, amountUnits }: PlanSize): number {
  const { rules, contract } = market;
  if (contract !== null) return 0;
  if (side === Side.sell) return quantityLots * rules.lotUnits;
  return amountUnits > 0 ? amountUnits : (limitTicks || atMarketTicks(market, market.lastPriceTicks)) * quantityLots * rules.tickLotUnits;
}
