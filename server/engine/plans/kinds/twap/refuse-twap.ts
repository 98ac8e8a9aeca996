// Why a TWAP is refused: its unit, the bounds of its slices, and the size of one.
import type { Market } from '#server/engine/markets/market.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { PlanSize } from '../../plan-order.ts';
import type { PlanRequest } from '../../plan-request.ts';
import { isWhole, refuseBuyAtMarket, refuseContractUnit, refuseSpotUnit } from '../../refuse-unit.ts';
import type { TwapTerms } from './twap-terms.ts';

export const twapLimits = { slices: [2, 1440], intervalMs: [1000, 3_600_000], jitterPpm: [0, 500_000] } as const;

/** In spot a buy with a limit price is given by quantity; contracts are sized in lots. */
export function refuseTwapUnit({ contract }: Market, request: PlanRequest<TwapTerms>): RejectReason | null {
  if (contract !== null) return refuseContractUnit(request, false);
  const isLimited = request.terms.limitTicks > 0;
  const refuseBuy = refuseBuyAtMarket(request, !isLimited);
  return refuseSpotUnit(request, (byAmount) => (byAmount && isLimited ? RejectReason.invalidAmount : refuseBuy(byAmount)));
}

export function refuseBounds(terms: TwapTerms): RejectReason | null {
  for (const name of ['slices', 'intervalMs', 'jitterPpm'] as const) {
    const [min, max] = twapLimits[name];
    if (!Number.isSafeInteger(terms[name]) || terms[name] < min || terms[name] > max) return RejectReason.invalidSlices;
  }
  if (!isWhole(terms.seed) || terms.seed > 0xffff_ffff) return RejectReason.invalidSlices;
  return isWhole(terms.limitTicks) ? null : RejectReason.invalidPrice;
}

/** The average slice is within the market's minimum. */
export function refuseAverageSlice(
  market: Market,
  terms: TwapTerms,
  { quantityLots, amountUnits }: PlanSize,
  slices: number,
): RejectReason | null {
  if (amountUnits > 0) return Math.floor(amountUnits / slices) < market.minNotional ? RejectReason.notionalBelowMinimum : null;
  const slice = Math.floor(quantityLots / slices);
  if (slice < market.rules.minQuantityLots) return RejectReason.quantityBelowMinimum;
  const price = terms.limitTicks || market.lastPriceTicks;
  if (price === 0) return RejectReason.noWatchedPrice;
  return price * slice * market.rules.tickLotUnits < market.minNotional ? RejectReason.notionalBelowMinimum : null;
}
