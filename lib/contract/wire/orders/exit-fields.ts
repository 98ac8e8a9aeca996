// Take-profit and stop-loss as the order calls carry them ⇄ in a trader's words.
import * as z from 'zod/mini';

import { TriggerType } from '../../enums.ts';
import { amount } from '../fields.ts';

/** A condition: when the watched price reaches the trigger, execute at a price or (null) at market. Prices as decimal text. */
export type SpotTrigger = { readonly triggerType: TriggerType; readonly triggerPrice: string; readonly executePrice: string | null };

/** At least one leg. */
export type SpotExit = { readonly takeProfit: SpotTrigger | null; readonly stopLoss: SpotTrigger | null };

/** 0 last price, 1 index price. */
export const triggerType = z._default(z.literal([0, 1], { error: 'must be 0 (last price) or 1 (index price)' }), 0);

export const exitFields = {
  presetTakeProfitPrice: z.optional(amount),
  presetTppTriType: z.optional(z.literal([0, 1], { error: 'must be 0 (last price) or 1 (index price)' })),
  /** Absent: at market. */
  exeTakeProfitPrice: z.optional(amount),
  presetStopLossPrice: z.optional(amount),
  presetSlpTriType: z.optional(z.literal([0, 1], { error: 'must be 0 (last price) or 1 (index price)' })),
  /** Absent: at market. */
  exeStopLossPrice: z.optional(amount),
};

export type ExitFields = Readonly<z.output<z.ZodMiniObject<typeof exitFields>>>;

export function toExitFields(exit: SpotExit | null): ExitFields {
  const { takeProfit = null, stopLoss = null } = exit ?? {};
  return {
    ...(takeProfit === null
      ? {}
      : {
          presetTakeProfitPrice: takeProfit.triggerPrice,
          presetTppTriType: takeProfit.triggerType,
          ...(takeProfit.executePrice === null ? {} : { exeTakeProfitPrice: takeProfit.executePrice }),
        }),
    ...(stopLoss === null
      ? {}
      : {
          presetStopLossPrice: stopLoss.triggerPrice,
          presetSlpTriType: stopLoss.triggerType,
          ...(stopLoss.executePrice === null ? {} : { exeStopLossPrice: stopLoss.executePrice }),
        }),
  };
}

/** Null when neither leg is given. */
export function fromExitFields(fields: ExitFields): SpotExit | null {
  const { presetTakeProfitPrice, presetStopLossPrice } = fields;
  if (presetTakeProfitPrice === undefined && presetStopLossPrice === undefined) return null;
  return {
    takeProfit:
      presetTakeProfitPrice === undefined
        ? null
        : {
            triggerType: fields.presetTppTriType ?? TriggerType.market,
            triggerPrice: presetTakeProfitPrice,
            executePrice: fields.exeTakeProfitPrice ?? null,
          },
    stopLoss:
      presetStopLossPrice === undefined
        ? null
        : {
            triggerType: fields.presetSlpTriType ?? TriggerType.market,
            triggerPrice: presetStopLossPrice,
            executePrice: fields.exeStopLossPrice ?? null,
          },
  };
}
