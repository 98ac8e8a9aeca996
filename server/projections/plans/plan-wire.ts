// The wire's form of a kind of plan: one record for each kind, in kinds/; plan-wires.ts lists them.
import { TriggerType, type PlanType } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';
import { PriceSource, type ExitTerms, type StopTerms, type TriggerTerms } from '#server/engine/plans/trigger-terms.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Shape } from '../stored/stored-value.ts';

/** The text of a price in ticks; '' where there is none (0). */
export type PriceText = (priceTicks: number) => string;

/** The reach of a contract's plan: is it for all of a position, and can it only close. */
type PlanShape = { readonly isWhole: boolean; readonly closes: boolean };

/** The fields that depend on the kind. */
export type PlanTermFields = Pick<
  SpotPlan,
  | 'triggerType'
  | 'triggerPrice'
  | 'executePrice'
  | 'presetTakeProfitPrice'
  | 'presetTppTriType'
  | 'exeTakeProfitPrice'
  | 'presetStopLossPrice'
  | 'presetSlpTriType'
  | 'exeStopLossPrice'
  | 'stopLossMarketAfter'
  | 'presetTPTriggerType'
  | 'presetSLTriggerType'
  | 'presetTPExcutePrice'
  | 'presetSLExcutePrice'
  | 'rangeRate'
  | 'callBackNum'
  | 'presetTakeProfitPriceRatio'
  | 'presetStopLossPriceRatio'
  | 'delegatePrice'
  | 'sliceCount'
  | 'intervalMs'
  | 'varianceRate'
  | 'riskRatio'
  | 'maxMoves'
>;

/** Methods, so that the record of one kind counts as a record of any; `wireOf` gives each plan the record of its own kind. */
export type PlanWire<Terms extends PlanTerms = PlanTerms> = {
  /** Every code that means the kind. */
  readonly planTypes: readonly PlanType[];
  planType(terms: Terms, shape: PlanShape): PlanType;
  /** The fields that its terms fill; the others stay empty. */
  fields(terms: Terms, price: PriceText): Partial<PlanTermFields>;
  /** Its terms as their column holds them. */
  readonly stored: Shape<Terms>;
  /** True if it works from the start, in place of waiting. */
  readonly isExecutingAtOnce: boolean;
  /** True if it follows the price from the start. */
  isActiveAtOnce(terms: Terms): boolean;
};

/** Millionths as a share of 1. */
export const shareText = (ppm: number): string => formatDecimal(ppm, 6);

export const triggerTypeOf = (source: PriceSource): TriggerType => (source === PriceSource.last ? TriggerType.market : TriggerType.fair);

type TriggerFields = Pick<PlanTermFields, 'triggerType' | 'triggerPrice' | 'executePrice'>;

export const triggerFields = ({ source, triggerTicks, executeTicks }: TriggerTerms, price: PriceText): TriggerFields => ({
  triggerType: triggerTypeOf(source),
  triggerPrice: price(triggerTicks),
  executePrice: price(executeTicks),
});

const noTrigger: TriggerFields = { triggerType: TriggerType.market, triggerPrice: '', executePrice: '' };

/** The seconds after which what a stop has left in the book trades at market. */
export const waitField = (stop: StopTerms | null): Pick<PlanTermFields, 'stopLossMarketAfter'> =>
  stop?.marketAfterMs === undefined ? {} : { stopLossMarketAfter: stop.marketAfterMs / 1000 };

type ExitFields = Pick<
  PlanTermFields,
  | 'presetTakeProfitPrice'
  | 'presetTppTriType'
  | 'exeTakeProfitPrice'
  | 'presetStopLossPrice'
  | 'presetSlpTriType'
  | 'exeStopLossPrice'
  | 'stopLossMarketAfter'
>;

export function exitFields(exit: ExitTerms | null, price: PriceText): ExitFields {
  const takeProfit = exit === null || exit.takeProfit === null ? noTrigger : triggerFields(exit.takeProfit, price);
  const stopLoss = exit === null || exit.stopLoss === null ? noTrigger : triggerFields(exit.stopLoss, price);
  return {
    presetTakeProfitPrice: takeProfit.triggerPrice,
    presetTppTriType: takeProfit.triggerType,
    exeTakeProfitPrice: takeProfit.executePrice,
    presetStopLossPrice: stopLoss.triggerPrice,
    presetSlpTriType: stopLoss.triggerType,
    exeStopLossPrice: stopLoss.executePrice,
    ...waitField(exit?.stopLoss ?? null),
  };
}

/** The exit that the order of a plan takes with it: in the names of orders, and in those that plans have for it. */
export function presetFields(exit: ExitTerms | null, price: PriceText): Partial<PlanTermFields> {
  const fields = exitFields(exit, price);
  return {
    ...fields,
    presetTPTriggerType: fields.presetTppTriType,
    presetSLTriggerType: fields.presetSlpTriType,
    presetTPExcutePrice: fields.exeTakeProfitPrice,
    presetSLExcutePrice: fields.exeStopLossPrice,
  };
}
