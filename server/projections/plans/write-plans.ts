// Writes the plans that a batch has changed, each as it is at the end of it.
import type { ClientBase } from 'pg';

import { plans } from '#server/store/schema/plans.ts';
import { insertRows, replacing } from '../writing/insert-rows.ts';
import { encodeTerms } from '../stored/stored-terms.ts';
import { isOpenPlan, type PlanState } from './plan-state.ts';

export function writePlans(client: ClientBase, changed: readonly PlanState[]): Promise<void> {
  const rows = changed.map((plan) => ({ ...plan, terms: encodeTerms(plan.terms), open: isOpenPlan(plan) }));
  return insertRows(client, plans, rows, replacing(plans));
}
