// The rows of a file of one's own trading: amounts exactly as the exchange gives them, times in UTC.
import { entryPointName } from '#components/trading/entry-point-name.ts';
import { PlanStatus } from '#lib/contract/enums.ts';
import type { SpotFill, SpotOrder } from '#lib/contract/order.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import type { CsvColumn } from '#lib/format/csv.ts';
import { planKindOf } from '../../plan-orders/plan-kinds.ts';
import { planSide } from '../../plan-orders/plan-words.ts';
import { isMarketOrder, outcomeOf, sideOf } from '../order-facts.ts';

const utc = (timeMs: number): string => new Date(timeMs).toISOString();

/** Words of the namespace `spot`. */
export type ExportWords = (
  key:
    | `export.${'id' | 'orderId' | 'planId' | 'wallet' | 'kind' | 'feeCoin' | 'time' | 'trigger' | 'execute' | 'takeProfit' | 'stopLoss' | 'callback' | 'cancelReason' | 'entryPoint'}`
    | `column.${'pair' | 'side' | 'price' | 'quantity' | 'amount' | 'fee' | 'role' | 'average' | 'filled' | 'status'}`,
) => string;

export const fillColumns = (t: ExportWords, pairOf: (symbol: string) => string): readonly CsvColumn<SpotFill>[] => [
  { head: t('export.id'), of: ({ fillId }) => fillId },
  { head: t('export.orderId'), of: ({ orderId }) => orderId },
  { head: t('export.time'), of: ({ timeMs }) => utc(timeMs) },
  { head: t('column.pair'), of: ({ symbol }) => pairOf(symbol) },
  { head: t('export.wallet'), of: ({ marginMode }) => marginMode ?? '' },
  { head: t('column.side'), of: ({ side }) => side },
  { head: t('column.price'), of: ({ price }) => price },
  { head: t('column.quantity'), of: ({ quantity }) => quantity },
  { head: t('column.amount'), of: ({ amount }) => amount },
  { head: t('column.fee'), of: ({ fee }) => fee },
  { head: t('export.feeCoin'), of: ({ feeCoin }) => feeCoin },
  { head: t('column.role'), of: ({ role }) => role },
  { head: t('export.entryPoint'), of: ({ enterPointSource }) => entryPointName(enterPointSource) },
];

export const orderColumns = (t: ExportWords, pairOf: (symbol: string) => string): readonly CsvColumn<SpotOrder>[] => [
  { head: t('export.orderId'), of: ({ orderId }) => orderId },
  { head: t('export.time'), of: ({ updateTimeMs }) => utc(updateTimeMs) },
  { head: t('column.pair'), of: ({ symbol }) => pairOf(symbol) },
  { head: t('export.wallet'), of: ({ marginMode }) => marginMode ?? '' },
  { head: t('column.side'), of: (order) => sideOf(order) },
  { head: t('column.price'), of: (order) => (isMarketOrder(order) ? '' : order.delegatePrice) },
  { head: t('column.quantity'), of: ({ delegateCount }) => delegateCount },
  { head: t('column.filled'), of: ({ dealCount }) => dealCount },
  { head: t('column.average'), of: ({ averagePrice }) => averagePrice },
  { head: t('column.amount'), of: ({ dealAmount }) => dealAmount },
  { head: t('column.fee'), of: ({ fee }) => fee },
  { head: t('export.feeCoin'), of: ({ feeCoin }) => feeCoin },
  { head: t('column.status'), of: (order) => outcomeOf(order) },
  { head: t('export.cancelReason'), of: ({ cancelReason }) => cancelReason },
  { head: t('export.entryPoint'), of: ({ enterPointSource }) => entryPointName(enterPointSource) },
];

const planEnds: Readonly<Record<number, string>> = {
  [PlanStatus.succeeded]: 'done',
  [PlanStatus.failed]: 'failed',
  [PlanStatus.cancelled]: 'cancelled',
};

export const planColumns = (t: ExportWords, pairOf: (symbol: string) => string): readonly CsvColumn<SpotPlan>[] => [
  { head: t('export.planId'), of: ({ planId }) => planId },
  { head: t('export.time'), of: ({ updateTimeMs }) => utc(updateTimeMs) },
  { head: t('column.pair'), of: ({ symbol }) => pairOf(symbol) },
  { head: t('export.wallet'), of: ({ marginMode }) => marginMode ?? '' },
  { head: t('column.side'), of: planSide },
  { head: t('export.kind'), of: planKindOf },
  { head: t('export.trigger'), of: ({ triggerPrice }) => triggerPrice },
  { head: t('export.execute'), of: ({ executePrice }) => executePrice },
  { head: t('export.takeProfit'), of: ({ presetTakeProfitPrice }) => presetTakeProfitPrice },
  { head: t('export.stopLoss'), of: ({ presetStopLossPrice }) => presetStopLossPrice },
  { head: t('export.callback'), of: (plan) => (planKindOf(plan) === 'trailing' ? plan.rangeRate : '') },
  { head: t('column.quantity'), of: ({ delegateCount }) => delegateCount },
  { head: t('column.status'), of: ({ status, reason }) => [planEnds[status] ?? '', reason].filter((word) => word !== '').join(': ') },
  { head: t('export.orderId'), of: ({ orderId }) => orderId },
];
