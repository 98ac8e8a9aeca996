'use client';
// The columns of each list about borrowed money.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import type { MarginRecord } from '#lib/contract/margin.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { marginRiskRatio } from '#lib/order-math/margin/margin-limits.ts';
import { OwnAmount } from '../../orders/own-amount.tsx';
import { TimeCell } from '../../orders/time-cell.tsx';
import { useWalletName, WalletCell } from '../wallet-name.tsx';
import type { RecordTab } from './record-tabs.ts';
import { useLoanCause } from './record-words.ts';

type Setting = { readonly pairOf: (symbol: string) => string; readonly onExplain: (id: string) => void };

/** As a share; a call and a liquidation stand at their limit. */
const ratioOf = ({ equity, maintenance }: MarginRecord): string => marginRiskRatio({ equity, maintenance, debts: '1' }) ?? '1';

export function useRecordColumns({ pairOf, onExplain }: Setting): Readonly<Record<RecordTab, readonly Column<MarginRecord>[]>> {
  const t = useTranslations('margin');
  const spot = useTranslations('spot.column');
  const nameOf = useWalletName(pairOf);
  const causeOf = useLoanCause();
  const wallet: Column<MarginRecord> = {
    id: 'wallet',
    head: t('records.wallet'),
    onCard: 'title',
    sortBy: nameOf,
    cell: (record) => <WalletCell wallet={record} pairOf={pairOf} />,
  };
  const time: Column<MarginRecord> = {
    id: 'time',
    head: spot('time'),
    onCard: 'line',
    sortBy: ({ timeMs }) => timeMs,
    cell: ({ timeMs }) => <TimeCell timeMs={timeMs} />,
  };
  const coin: Column<MarginRecord> = {
    id: 'coin',
    head: spot('coin'),
    sortBy: (record) => record.coin,
    cell: (record) => <bdi className="text-primary">{record.coin}</bdi>,
  };
  const money = (
    field: 'amount' | 'interest' | 'principal' | 'owedAfter' | 'equity' | 'maintenance' | 'fee',
    head: string,
  ): Column<MarginRecord> => ({
    id: field,
    head,
    onCard: 'line',
    numeric: true,
    sortBy: (record) => record[field],
    cell: (record) => <OwnAmount text={shortNumber(record[field])} unit={record.coin} />,
  });
  const cause: Column<MarginRecord> = {
    id: 'cause',
    head: t('records.why'),
    sortBy: (record) => causeOf(record.cause),
    cell: (record) => <span className="text-secondary">{causeOf(record.cause)}</span>,
  };
  const ratio: Column<MarginRecord> = {
    id: 'ratio',
    head: t('risk'),
    numeric: true,
    sortBy: ratioOf,
    cell: (record) => <bdi dir="ltr">{formatPercent(ratioOf(record))}</bdi>,
  };
  const rate: Column<MarginRecord> = {
    id: 'rate',
    head: t('dailyRate'),
    numeric: true,
    sortBy: ({ dailyRate }) => dailyRate,
    cell: ({ dailyRate }) => <bdi dir="ltr">{formatPercent(dailyRate, { decimals: 4 })}</bdi>,
  };
  const hours: Column<MarginRecord> = {
    id: 'hours',
    head: t('records.hours'),
    numeric: true,
    sortBy: (record) => record.hours,
    cell: (record) => <bdi dir="ltr">{record.hours}</bdi>,
  };
  const explain: Column<MarginRecord> = {
    id: 'actions',
    head: spot('actions'),
    atEnd: true,
    onCard: 'nameless',
    cell: ({ id }) => (
      <button type="button" onClick={() => onExplain(id)} className="text-accent hover:underline max-md:h-11">
        {t('records.explain')}
      </button>
    ),
  };
  const owedAfter = money('owedAfter', t('records.owedAfter'));
  return {
    loans: [wallet, time, coin, money('amount', t('records.borrowed')), cause, owedAfter],
    repayments: [wallet, time, coin, money('amount', t('records.repaid')), money('interest', t('records.ofInterest')), cause, owedAfter],
    interest: [
      wallet,
      time,
      coin,
      money('amount', t('records.interest')),
      money('principal', t('records.principal')),
      rate,
      hours,
      owedAfter,
    ],
    calls: [wallet, time, ratio, money('equity', t('records.equity')), money('maintenance', t('records.maintenance'))],
    liquidations: [
      wallet,
      time,
      money('amount', t('records.debt')),
      money('equity', t('records.equity')),
      money('maintenance', t('records.maintenance')),
      money('fee', t('records.fee')),
      explain,
    ],
  };
}
