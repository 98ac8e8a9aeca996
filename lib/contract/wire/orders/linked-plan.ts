// The kind of the plan that an order in the book belongs to.
import { EntryPoint, OrderSource } from '../../enums.ts';
import type { SpotOrder } from '../../order.ts';

/** An order that a person has placed with its plan: one side of an OCO, or the order of a chase limit. Null: it belongs to none. */
export function linkedPlanOf({
  planId,
  enterPointSource,
  orderSource,
}: Pick<SpotOrder, 'planId' | 'enterPointSource' | 'orderSource'>): 'oco' | 'chase' | null {
  if (planId === '' || enterPointSource === EntryPoint.system) return null;
  return orderSource === OrderSource.chaseLimit ? 'chase' : 'oco';
}
