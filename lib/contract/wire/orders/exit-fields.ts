// Take-profit and stop-loss as the order calls carry them ⇄ in a trader's words.
import * as z from 'zod/mini';

import { TriggerType } from '../../enums.ts';
import { signedText } from '../signed-text.ts';
import { amount, whole } from '../fields.ts';

/** A condition: when the watched price reaches the trigger, execute at a price or (null) at market. Prices as decimal text. */
export type SpotTrigger = {
  readonly triggerType: TriggerType;
  readonly triggerPrice: string;
  readonly executePrice: string | null;
  /** Of a stop-loss at a price: after how long what rests of its order trades at market. */
  readonly marketAfterSeconds?: number;
};

/** At least one leg. */
export type SpotExit = { readonly takeProfit: SpotTrigger | null; readonly stopLoss: SpotTrigger | null };

/** 0 last price, 1 index price. */
export const triggerType = z._default(z.literal([0, 1], { error: 'must be 0 (last price) or 1 (index price)' }), 0);

/** 0 last price, 1 index price, of a contract its mark price. */
const watched = z.optional(z.literal([0, 1], { error: 'must be 0 (last price) or 1 (index or mark price)' }));
/** The seconds that the rest of a stop-loss may stay in the book. */
export const marketAfterLimits = { min: 1, max: 3600 };
/** Seconds. */
export const marketAfter = z.optional(whole(marketAfterLimits.min, marketAfterLimits.max));
const limitPrice = z.optional(z.union([amount, z.literal('')], { error: 'must be a price, or empty for at market' }));

export const exitFields = {
  presetTakeProfitPrice: z.optional(amount),
  presetTppTriType: watched,
  /** Absent or empty: at market. */
  exeTakeProfitPrice: limitPrice,
  presetStopLossPrice: z.optional(amount),
  presetSlpTriType: watched,
  /** Absent or empty: at market. */
  exeStopLossPrice: limitPrice,
  /** Of a stop-loss with a limit price: what of its order rests in the book for so many seconds trades at market. */
  stopLossMarketAfter: marketAfter,
};

/** Calls that give another exit take it: 0 is never, and left out it stays as it was where the new stop-loss has a limit price too. */
export const keptWait = { stopLossMarketAfter: z.optional(whole(0, marketAfterLimits.max)) };

/** The names that plans have for the triggers and limits of the exit that their order takes with it; orders understand them too. */
export const planExitNames = {
  presetTPTriggerType: watched,
  presetSLTriggerType: watched,
  presetTPExcutePrice: limitPrice,
  presetSLExcutePrice: limitPrice,
};
type PlanExitNames = Readonly<z.output<z.ZodMiniObject<typeof planExitNames>>>;

/** An exit that an order or a plan takes with it when it opens, in either set of names. */
export const presetFields = {
  ...exitFields,
  ...planExitNames,
  /** In place of a trigger price: the return on the margin at the opening price, of spot the change of that price. 0.5 is 50 %. */
  presetTakeProfitPriceRatio: z.optional(signedText),
  /** With a minus; without one it means the same. */
  presetStopLossPriceRatio: z.optional(signedText),
};
export type PresetFields = Readonly<z.output<z.ZodMiniObject<typeof presetFields>>>;

const sameNames = [
  ['presetTppTriType', 'presetTPTriggerType'],
  ['presetSlpTriType', 'presetSLTriggerType'],
  ['exeTakeProfitPrice', 'presetTPExcutePrice'],
  ['exeStopLossPrice', 'presetSLExcutePrice'],
] as const;

/** The name that says another thing than its second name does; null: none. */
export function contradicted(fields: PlanExitNames & ExitFields): string | null {
  const found = sameNames.find(([one, other]) => fields[one] !== undefined && fields[other] !== undefined && fields[one] !== fields[other]);
  return found?.[1] ?? null;
}

/** The same in the names of orders. */
export const inOrderNames = <Fields extends ExitFields>(fields: Fields & PlanExitNames): Fields => ({
  ...fields,
  presetTppTriType: fields.presetTppTriType ?? fields.presetTPTriggerType,
  presetSlpTriType: fields.presetSlpTriType ?? fields.presetSLTriggerType,
  exeTakeProfitPrice: fields.exeTakeProfitPrice ?? fields.presetTPExcutePrice,
  exeStopLossPrice: fields.exeStopLossPrice ?? fields.presetSLExcutePrice,
});

/** As a plan names the exit that its order takes with it. */
export function toPlanExitFields(exit: SpotExit | null): ExitFields & PlanExitNames {
  const { presetTppTriType, presetSlpTriType, exeTakeProfitPrice, exeStopLossPrice, ...prices } = toExitFields(exit);
  return {
    ...prices,
    ...(presetTppTriType === undefined ? {} : { presetTPTriggerType: presetTppTriType }),
    ...(presetSlpTriType === undefined ? {} : { presetSLTriggerType: presetSlpTriType }),
    ...(exeTakeProfitPrice === undefined ? {} : { presetTPExcutePrice: exeTakeProfitPrice }),
    ...(exeStopLossPrice === undefined ? {} : { presetSLExcutePrice: exeStopLossPrice }),
  };
}

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
          ...(stopLoss.marketAfterSeconds === undefined ? {} : { stopLossMarketAfter: stopLoss.marketAfterSeconds }),
        }),
  };
}

/** Null when neither leg is given. */
export function fromExitFields(fields: ExitFields): SpotExit | null {
  const { presetTakeProfitPrice, presetStopLossPrice, stopLossMarketAfter: wait = 0 } = fields;
  if (presetTakeProfitPrice === undefined && presetStopLossPrice === undefined) return null;
  return {
    takeProfit:
      presetTakeProfitPrice === undefined
        ? null
        : {
            triggerType: fields.presetTppTriType ?? TriggerType.market,
            triggerPrice: presetTakeProfitPrice,
            executePrice: fields.exeTakeProfitPrice || null,
          },
    stopLoss:
      presetStopLossPrice === undefined
        ? null
        : {
            triggerType: fields.presetSlpTriType ?? TriggerType.market,
            triggerPrice: presetStopLossPrice,
            executePrice: fields.exeStopLossPrice || null,
            ...(wait === 0 ? {} : { marketAfterSeconds: wait }),
          },
  };
}
