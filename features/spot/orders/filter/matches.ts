// The test whether an item of a list that is here as a whole matches its filter.
import type { CoinBalance, SpotOrder } from '#lib/contract/order.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { linkedPlanOf } from '#lib/contract/wire/orders/linked-plan.ts';
import { compareDecimals } from '#lib/format/numbers/compare-decimals.ts';
import { planKindOf } from '../../plan-orders/plan-kinds.ts';
import { planSide } from '../../plan-orders/plan-words.ts';
import type { PendingOrder } from '../../pending-orders.ts';
import { isMarketOrder, isZero, sideOf } from '../order-facts.ts';
import type { ListFilter } from './list-filter.ts';

function kindOf(order: SpotOrder): ListFilter['kind'] {
  if (isMarketOrder(order)) return 'market';
  if (order.displayCount !== '0') return 'iceberg';
  return linkedPlanOf(order) ?? (order.planId === '' ? 'limit' : 'plan');
}

const allows = <Value>(wanted: Value | null, value: Value): boolean => wanted === null || wanted === value;

export const orderMatches = ({ wallet, symbol, side, kind }: ListFilter, order: SpotOrder): boolean =>
  allows(wallet, order.marginMode ?? null) && allows(symbol, order.symbol) && allows(side, sideOf(order)) && allows(kind, kindOf(order));

/** A pending order is no iceberg and belongs to no plan yet. */
export const pendingMatches = ({ wallet, symbol, side, kind }: ListFilter, { terms }: PendingOrder): boolean =>
  allows(wallet, terms.margin?.mode ?? null) &&
  allows(symbol, terms.symbol) &&
  allows(side, terms.side) &&
  allows(kind, terms.price === null ? 'market' : 'limit');

export const planMatches = ({ wallet, symbol, side, kind }: ListFilter, plan: SpotPlan): boolean =>
  allows(wallet, plan.marginMode ?? null) &&
  allows(symbol, plan.symbol) &&
  allows(side, planSide(plan)) &&
  (kind === null || kind === planKindOf(plan));

/** A coin that nothing tells the worth of is not small. */
export function balanceMatches({ search, balances }: ListFilter, { coin, total, usdtValue }: CoinBalance): boolean {
  if (!coin.toUpperCase().includes(search.trim().toUpperCase())) return false;
  if (balances === 'all') return true;
  return !isZero(total) && (balances === 'owned' || usdtValue === null || compareDecimals(usdtValue, '1') >= 0);
}
