// Writes the plans that a batch has changed, each as it is at the end of it.
import type { ClientBase } from 'pg';

import { type Column, insertColumns } from '../writing/insert-columns.ts';
import { encodeTerms } from '../stored/stored-terms.ts';
import { isOpenPlan, type PlanState } from './plan-state.ts';

const columns: readonly Column<PlanState>[] = [
  { name: 'plan_id', type: 'bigint', of: (plan) => plan.planId },
  { name: 'account_id', type: 'integer', of: (plan) => plan.accountId },
  { name: 'market_id', type: 'integer', of: (plan) => plan.marketId },
  { name: 'client_order_id', type: 'text', of: (plan) => plan.clientOid },
  { name: 'side', type: 'text', of: (plan) => plan.side },
  { name: 'quantity_lots', type: 'bigint', of: (plan) => plan.quantityLots },
  { name: 'amount_units', type: 'bigint', of: (plan) => plan.amountUnits },
  { name: 'terms', type: 'text', of: (plan) => encodeTerms(plan.terms) },
  { name: 'linked_order_id', type: 'bigint', of: (plan) => plan.linkedOrderId },
  { name: 'parent_order_id', type: 'bigint', of: (plan) => plan.parentOrderId },
  { name: 'open', type: 'boolean', of: isOpenPlan },
  { name: 'status', type: 'smallint', of: (plan) => plan.status },
  { name: 'activated', type: 'boolean', of: (plan) => plan.activated },
  { name: 'slices_done', type: 'integer', of: (plan) => plan.slicesDone },
  { name: 'moves', type: 'integer', of: (plan) => plan.moves },
  { name: 'filled_lots', type: 'bigint', of: (plan) => plan.filledLots },
  { name: 'filled_units', type: 'bigint', of: (plan) => plan.filledUnits },
  { name: 'order_id', type: 'bigint', of: (plan) => plan.orderId },
  { name: 'reason', type: 'text', of: (plan) => plan.reason },
  { name: 'hold_side', type: 'text', of: (plan) => plan.holdSide },
  { name: 'reduce_only', type: 'boolean', of: (plan) => plan.reduceOnly },
  { name: 'wallet', type: 'text', of: (plan) => plan.wallet },
  { name: 'created_at_ms', type: 'bigint', of: (plan) => plan.createdAtMs },
  { name: 'updated_at_ms', type: 'bigint', of: (plan) => plan.updatedAtMs },
];

const changing = columns.slice(1).map(({ name }) => `${name} = excluded.${name}`);

export const writePlans = (client: ClientBase, plans: readonly PlanState[]): Promise<void> =>
  insertColumns(client, 'plans', columns, plans, `on conflict (plan_id) do update set ${changing.join(', ')}`);
