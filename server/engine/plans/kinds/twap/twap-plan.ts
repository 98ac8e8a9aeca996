// TWAP: how it is written, sized, refused and traded slice by slice.
import { always, group, inTicks, whole } from '#server/engine/codec/fields.ts';
import type { PlanKindRules } from '../../plan-kind.ts';
import { changeTwap } from './change-twap.ts';
import { refuseAverageSlice, refuseBounds, refuseTwapUnit } from './refuse-twap.ts';
import { tradeSlice } from './trade-slice.ts';
import { twapHold } from './twap-hold.ts';
import type { TwapTerms } from './twap-terms.ts';

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
  change: changeTwap,
  refuseUnit: refuseTwapUnit,
  refuseTerms: (market, { terms, ...size }) => refuseBounds(terms) ?? refuseAverageSlice(market, terms, size, terms.slices),
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
