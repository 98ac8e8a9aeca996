// The terms of a trailing plan: the price that it follows, from where on, and how far the price may turn back.
import type { TriggerType } from '#lib/contract/enums.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';
import type { RatioExit, TrailingTerms } from '#server/engine/plans/kinds/trailing/trailing-terms.ts';
import { ticks, type Ticks } from '#server/engine/units.ts';
import { sourceOf } from './read-exit.ts';
import { readPrice } from '../amounts/read-price.ts';
import { readRate } from '../amounts/read-rate.ts';
import { refuse, Refusal, refuseField } from '../refusal/refusal.ts';

export type TrailingRequest = {
  readonly triggerType: TriggerType;
  /** Absent: at once. */
  readonly triggerPrice?: string | undefined;
  /** A share of 1. */
  readonly rangeRate?: string | undefined;
  /** In place of it a distance in price. */
  readonly callBackNum?: string | undefined;
};

type Callback = { readonly callbackPpm: number; readonly callbackTicks: Ticks };

/** Said in one of the two ways. */
export function readCallback(
  { rangeRate, callBackNum }: Pick<TrailingRequest, 'rangeRate' | 'callBackNum'>,
  market: MarketListing,
): Callback | Refusal {
  if (rangeRate !== undefined && callBackNum !== undefined) return refuseField('callBackNum', 'cannot stand beside rangeRate');
  if (callBackNum !== undefined) {
    const callbackTicks = readPrice(callBackNum, market);
    return callbackTicks instanceof Refusal ? refuse('invalidCallback') : { callbackPpm: 0, callbackTicks };
  }
  if (rangeRate === undefined) return refuseField('rangeRate', 'is missing');
  const callbackPpm = readRate(rangeRate);
  return callbackPpm === null ? refuse('invalidCallback') : { callbackPpm, callbackTicks: ticks(0) };
}

/** The same plan with another callback. */
export function withCallback({ extras, ...plain }: TrailingTerms, { callbackPpm, callbackTicks }: Callback): TrailingTerms {
  const exit = extras?.exit ?? null;
  return { ...plain, callbackPpm, ...(callbackTicks === 0 && exit === null ? {} : { extras: { callbackTicks, exit } }) };
}

export function readTrailing(request: TrailingRequest, market: MarketListing, exit: RatioExit | null = null): PlanTerms | Refusal {
  const { triggerType, triggerPrice } = request;
  const callback = readCallback(request, market);
  if (callback instanceof Refusal) return callback;
  const activationTicks = triggerPrice === undefined ? ticks(0) : readPrice(triggerPrice, market, 'invalidTrigger');
  if (activationTicks instanceof Refusal) return activationTicks;
  const plain = { kind: 'trailing', source: sourceOf(triggerType, market), activationTicks, callbackPpm: 0 } as const;
  return withCallback({ ...plain, extras: { callbackTicks: ticks(0), exit } }, callback);
}
