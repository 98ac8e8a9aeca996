// The price that a plan is taken to open at before it fires, where a size in margin or value is converted.
import { planOpenPrice } from '#lib/order-math/prices/plan-open-price.ts';
import type { Side } from '#lib/contract/enums.ts';

/** Prices as decimal text; a trigger of null is one that is active at once and counts at the best ask. Null: no price at all. */
export const priceOfPlan = (side: Side, triggerPrice: string | null, executePrice: string | null, bestAsk: string | null): string | null =>
  triggerPrice === null ? bestAsk : planOpenPrice({ side, triggerPrice, executePrice, bestAsk });
