'use client';
// Every movement of the futures wallet, and what was in it afterwards.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import type { FuturesEntry } from '#lib/contract/history/contract-history.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { Gain, Owned } from '../../positions/amounts.tsx';
import { askTransactions } from '../../history/ask-history.ts';
import { HistoryList, type LineHistory } from './history-list.tsx';
import { useCauseWord } from '../words/cause-word.ts';
import { TimeCell } from '../words/order-words.tsx';

/** As finely as it is written. */
const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

export function Transactions(history: LineHistory) {
  const t = useTranslations('positions');
  const causeWord = useCauseWord();
  const columns: readonly Column<FuturesEntry>[] = [
    {
      id: 'kind',
      head: t('column.kind'),
      onCard: 'title',
      cell: ({ cause }) => <span className="font-medium text-primary">{causeWord(cause)}</span>,
    },
    { id: 'time', head: t('column.time'), onCard: 'line', cell: ({ timeMs }) => <TimeCell timeMs={timeMs} /> },
    {
      id: 'amount',
      head: t('column.amount'),
      numeric: true,
      cell: ({ availableChange, coin }) => <Gain text={availableChange} decimals={decimalsOf(availableChange)} coin={coin} />,
    },
    {
      id: 'frozen',
      head: t('column.isolatedChange'),
      numeric: true,
      cell: ({ frozenChange, coin }) =>
        /[1-9]/.test(frozenChange) ? (
          <Gain text={frozenChange} decimals={decimalsOf(frozenChange)} coin={coin} />
        ) : (
          <span className="text-muted">—</span>
        ),
    },
    {
      id: 'balance',
      head: t('column.balance'),
      numeric: true,
      cell: ({ availableAfter, coin }) => <Owned text={numberText(availableAfter)} unit={coin} />,
    },
  ];
  return <HistoryList tab="transactions" history={history} columns={columns} ask={askTransactions} keyOf={({ id }) => id} />;
}
