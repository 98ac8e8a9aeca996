// The rows of a file of borrowed money: amounts exactly as the exchange gives them, causes by their names, times in UTC.
import type { MarginRecord } from '#lib/contract/margin.ts';
import { symbolOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { CsvColumn } from '#lib/format/csv.ts';
import type { RecordTab } from '../../margin/records/record-tabs.ts';

/** Words of the namespace `margin`, of its records. */
export type RecordWords = (
  key:
    | 'id'
    | 'time'
    | 'wallet'
    | 'pair'
    | 'coin'
    | 'borrowed'
    | 'repaid'
    | 'ofInterest'
    | 'interest'
    | 'principal'
    | 'rate'
    | 'hours'
    | 'why'
    | 'order'
    | 'owedAfter'
    | 'debt'
    | 'equity'
    | 'maintenance'
    | 'fee'
    | 'fund',
) => string;

export function recordColumns(tab: RecordTab, t: RecordWords, pairOf: (symbol: string) => string): readonly CsvColumn<MarginRecord>[] {
  const first: readonly CsvColumn<MarginRecord>[] = [
    { head: t('id'), of: ({ id }) => id },
    { head: t('time'), of: ({ timeMs }) => new Date(timeMs).toISOString() },
    { head: t('wallet'), of: ({ marginMode }) => marginMode },
    { head: t('pair'), of: ({ symbolId }) => (symbolId === '' ? '' : pairOf(symbolOf(symbolId))) },
    { head: t('coin'), of: ({ coin }) => coin },
  ];
  const ends: readonly CsvColumn<MarginRecord>[] = [
    { head: t('why'), of: ({ cause }) => cause },
    { head: t('order'), of: ({ orderId }) => orderId },
    { head: t('owedAfter'), of: ({ owedAfter }) => owedAfter },
  ];
  const stands: readonly CsvColumn<MarginRecord>[] = [
    { head: t('equity'), of: ({ equity }) => equity },
    { head: t('maintenance'), of: ({ maintenance }) => maintenance },
  ];
  const amount = (head: string): CsvColumn<MarginRecord> => ({ head, of: (record) => record.amount });
  switch (tab) {
    case 'loans':
      return [...first, amount(t('borrowed')), ...ends];
    case 'repayments':
      return [...first, amount(t('repaid')), { head: t('ofInterest'), of: ({ interest }) => interest }, ...ends];
    case 'interest':
      return [
        ...first,
        amount(t('interest')),
        { head: t('principal'), of: ({ principal }) => principal },
        { head: t('rate'), of: ({ dailyRate }) => dailyRate },
        { head: t('hours'), of: ({ hours }) => String(hours) },
        { head: t('owedAfter'), of: ({ owedAfter }) => owedAfter },
      ];
    case 'calls':
      return [...first, ...stands];
    case 'liquidations':
      return [
        ...first,
        amount(t('debt')),
        ...stands,
        { head: t('fee'), of: ({ fee }) => fee },
        { head: t('fund'), of: ({ insurance }) => insurance },
      ];
  }
}
