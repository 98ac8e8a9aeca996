// TWAP: how it is written, sized, refused and traded slice by slice.
import { always, group, inTicks, whole } from '#server/engine/codec/fields.ts';
import type { Market } from '#server/engine/markets/market.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { PlanKindRules } from '../../plan-kind.ts';
import type { PlanRequest } from '../../plan-request.ts';
import { isWhole, refuseBuyAtMarket, refuseContractUnit, refuseSpotUnit } from '../../refuse-unit.ts';
import { tradeSlice } from './trade-slice.ts';
import { twapHold } from './twap-hold.ts';
import type { TwapTerms } from './twap-terms.ts';

export const twapLimits = { slices: [2, 1440], intervalMs: [1000, 3_600_000], jitterPpm: [0, 500_000] } as const;

/** Bounds of the slices, and each slice within the market's minimum. */
function refuseSlices(market: Market, { quantityLots, amountUnits, terms }: PlanRequest<TwapTerms>): RejectReason | null {
  for (const name of ['slices', 'intervalMs', 'jitterPpm'] as const) {
    const [min, max] = twapLimits[name];
    if (!Number.isSafeInteger(terms[name]) || terms[name] < min || terms[name] > max) return RejectReason.invalidSlices;
  }
  if (!isWhole(terms.seed) || terms.seed > 0xffff_ffff) return RejectReason.invalidSlices;
  if (!isWhole(terms.limitTicks)) return RejectReason.invalidPrice;
  if (amountUnits > 0) return Math.floor(amountUnits / terms.slices) < market.minNotional ? RejectReason.notionalBelowMinimum : null;
  const slice = Math.floor(quantityLots / terms.slices);
  if (slice < market.rules.minQuantityLots) return RejectReason.quantityBelowMinimum;
  const price = terms.limitTicks || market.lastPriceTicks;
  if (price === 0) return RejectReason.noWatchedPrice;
  return price * slice * market.rules.tickLotUnits < market.minNotional ? RejectReason.notionalBelowMinimum : null;
}

export const twapPlan: PlanKindRules<TwapTerms> = {
  kind: 'time-share',
  code: 5,
  ...group({ kind: always('time-share'), slices: whole, intervalMs: whole, limitTicks: inTicks, jitterPpm: whole, seed: whole }),
  copy: ({ slices, intervalMs, limitTicks, jitterPpm, seed }) => ({
    kind: 'time-share',
    slices,
    intervalMs,
    limitTicks,
    jitterPpm,
    seed,
  }),
  isAmendable: false,
  // In spot a buy with a limit price is given by quantity; contracts are sized in lots.
  refuseUnit: ({ contract }, request) => {
    if (contract !== null) return refuseContractUnit(request, false);
    const isLimited = request.terms.limitTicks > 0;
    const refuseBuy = refuseBuyAtMarket(request, !isLimited);
    return refuseSpotUnit(request, (byAmount) => (byAmount && isLimited ? RejectReason.invalidAmount : refuseBuy(byAmount)));
  },
  refuseTerms: (market, request) => refuseSlices(market, request),
  judgedTicks: (market, { limitTicks }) => [limitTicks || market.lastPriceTicks],
  hold: twapHold,
  exitOf: () => null,
  linked: null,
  waits: {
    for: 'time',
    begin: (timeMs, { quantityLots, amountUnits }) => ({
      left: amountUnits > 0 ? amountUnits : quantityLots,
      slicesDone: 0,
      dueMs: timeMs,
      filledLots: 0,
      filledUnits: 0,
      lastReason: null,
    }),
    onDue: tradeSlice,
  },
};
