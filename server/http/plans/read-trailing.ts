// The terms of a trailing plan: the price that it follows, from where on, and how far the price may turn back.
import type { TriggerType } from '#lib/contract/enums.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';
import { ticks } from '#server/engine/units.ts';
import { sourceOf } from './read-exit.ts';
import { readPrice } from '../amounts/read-price.ts';
import { readRate } from '../amounts/read-rate.ts';
import { refuse, Refusal, refuseField } from '../serving/refusal.ts';

export type TrailingRequest = {
  readonly triggerType: TriggerType;
  /** Absent: at once. */
  readonly triggerPrice?: string | undefined;
  /** A share of 1. */
  readonly rangeRate?: string | undefined;
};

export function readTrailing({ triggerType, triggerPrice, rangeRate }: TrailingRequest, market: MarketListing): PlanTerms | Refusal {
  if (rangeRate === undefined) return refuseField('rangeRate', 'is missing');
  const callbackPpm = readRate(rangeRate);
  if (callbackPpm === null) return refuse('invalidCallback');
  const activationTicks = triggerPrice === undefined ? ticks(0) : readPrice(triggerPrice, market, 'invalidTrigger');
  if (activationTicks instanceof Refusal) return activationTicks;
  return { kind: 'trailing', source: sourceOf(triggerType, market), activationTicks, callbackPpm };
}
