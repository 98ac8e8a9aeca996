// What a file of one's own trading holds: amounts exactly as the exchange tells them, times in UTC.
import type { SpotFill, SpotOrder } from '#lib/contract/order.ts';
import { isMarketOrder, outcomeOf, sideOf } from '../order-facts.ts';

export type ExportColumn<Row> = { readonly head: string; readonly of: (row: Row) => string };

const utc = (timeMs: number): string => new Date(timeMs).toISOString();

/** Words of the namespace `spot`. */
type Words = (
  key:
    | `export.${'id' | 'orderId' | 'feeCoin' | 'time'}`
    | `column.${'pair' | 'side' | 'price' | 'quantity' | 'amount' | 'fee' | 'role' | 'average' | 'filled' | 'status'}`,
) => string;

export const fillColumns = (t: Words, pairOf: (symbol: string) => string): readonly ExportColumn<SpotFill>[] => [
  { head: t('export.id'), of: ({ fillId }) => fillId },
  { head: t('export.orderId'), of: ({ orderId }) => orderId },
  { head: t('export.time'), of: ({ timeMs }) => utc(timeMs) },
  { head: t('column.pair'), of: ({ symbol }) => pairOf(symbol) },
  { head: t('column.side'), of: ({ side }) => side },
  { head: t('column.price'), of: ({ price }) => price },
  { head: t('column.quantity'), of: ({ quantity }) => quantity },
  { head: t('column.amount'), of: ({ amount }) => amount },
  { head: t('column.fee'), of: ({ fee }) => fee },
  { head: t('export.feeCoin'), of: ({ feeCoin }) => feeCoin },
  { head: t('column.role'), of: ({ role }) => role },
];

export const orderColumns = (t: Words, pairOf: (symbol: string) => string): readonly ExportColumn<SpotOrder>[] => [
  { head: t('export.orderId'), of: ({ orderId }) => orderId },
  { head: t('export.time'), of: ({ updateTimeMs }) => utc(updateTimeMs) },
  { head: t('column.pair'), of: ({ symbol }) => pairOf(symbol) },
  { head: t('column.side'), of: (order) => sideOf(order) },
  { head: t('column.price'), of: (order) => (isMarketOrder(order) ? '' : order.delegatePrice) },
  { head: t('column.quantity'), of: ({ delegateCount }) => delegateCount },
  { head: t('column.filled'), of: ({ dealCount }) => dealCount },
  { head: t('column.average'), of: ({ averagePrice }) => averagePrice },
  { head: t('column.amount'), of: ({ dealAmount }) => dealAmount },
  { head: t('column.fee'), of: ({ fee }) => fee },
  { head: t('export.feeCoin'), of: ({ feeCoin }) => feeCoin },
  { head: t('column.status'), of: (order) => outcomeOf(order) },
];
