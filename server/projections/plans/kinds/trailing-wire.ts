// Trailing stops on the wire: one that can only close a contract's position moves its take-profit and stop-loss with the price.
import { z } from 'zod/mini';

import { PlanType } from '#lib/contract/enums.ts';
import type { RatioExit, RatioTrigger, TrailingExtras, TrailingTerms } from '#server/engine/plans/kinds/trailing/trailing-terms.ts';
import { shareText, triggerTypeOf, type PlanTermFields, type PlanWire, type PriceText } from '../plan-wire.ts';
import type { Shape } from '../../stored/stored-value.ts';
import { sourceShape, ticksShape } from '../../stored/trigger-shape.ts';

const ratioShape: Shape<RatioTrigger> = z.object({ source: sourceShape, factorPpm: z.int(), saidPpm: z.int() });
const exitShape: Shape<RatioExit> = z.object({ takeProfit: z.nullable(ratioShape), stopLoss: z.nullable(ratioShape) });

const legOf = (leg: RatioTrigger | null) => ({
  said: leg === null ? '' : shareText(leg.saidPpm),
  type: triggerTypeOf(leg?.source ?? 'last'),
});

function extraFields({ callbackTicks, exit }: TrailingExtras, price: PriceText): Partial<PlanTermFields> {
  const [takeProfit, stopLoss] = [legOf(exit?.takeProfit ?? null), legOf(exit?.stopLoss ?? null)];
  return {
    callBackNum: price(callbackTicks),
    presetTppTriType: takeProfit.type,
    presetSlpTriType: stopLoss.type,
    presetTakeProfitPriceRatio: takeProfit.said,
    presetStopLossPriceRatio: stopLoss.said === '' ? '' : `-${stopLoss.said}`,
  };
}

export const trailingWire: PlanWire<TrailingTerms> = {
  planTypes: [PlanType.track, PlanType.moveTpsl],
  planType: (_terms, { closes }) => (closes ? PlanType.moveTpsl : PlanType.track),
  fields: ({ source, activationTicks, callbackPpm, extras }, price) => ({
    triggerType: triggerTypeOf(source),
    triggerPrice: price(activationTicks),
    rangeRate: shareText(callbackPpm),
    ...(extras === undefined ? {} : extraFields(extras, price)),
  }),
  stored: z.object({
    kind: z.literal('trailing'),
    source: sourceShape,
    activationTicks: ticksShape,
    callbackPpm: z.int(),
    extras: z.exactOptional(z.object({ callbackTicks: ticksShape, exit: z.nullable(exitShape) })),
  }),
  isExecutingAtOnce: false,
  isActiveAtOnce: ({ activationTicks }) => activationTicks === 0,
};
