'use client';
// The closed trades of a leader, newest first.
import { useTranslations } from 'next-intl';

import type { ChosenColumns, Column } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { TimeText } from '#components/trading/time-text.tsx';
import type { LeaderTrade } from '#lib/contract/leaders/leader-record.ts';
import { dollarText } from '#lib/format/numbers/dollar-text.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { useHiddenColumns } from '#lib/session/layout/use-hidden-columns.ts';
import { SignedMoney } from '../words/signed-figure.tsx';

const closings = ['trade', 'liquidation', 'deleverage', 'netting', 'delivery'] as const;

const keyOf = ({ symbolId, closeTimeMs, net, opened }: LeaderTrade): string => `${symbolId} ${closeTimeMs} ${net} ${opened}`;

type Props = {
  readonly trades: readonly LeaderTrade[];
  readonly coin: string;
  /** The cookie of columns that are put away. */
  readonly columns: string | undefined;
};

export function LeaderTrades({ trades, coin, columns: kept }: Props) {
  const t = useTranslations('leaderRecords.trades');
  const zoneMinutes = useZoneOffset();
  const choice: ChosenColumns = useHiddenColumns(kept)('leaderTrades');
  const columns: readonly Column<LeaderTrade>[] = [
    {
      id: 'market',
      head: t('market'),
      onCard: 'title',
      cell: ({ symbolId, holdSide, leverage }) => (
        <span className="flex flex-wrap gap-x-1.5 py-1">
          <bdi dir="ltr">{symbolId.replace(/_[A-Z]+$/, '')}</bdi>
          {holdSide === null ? null : (
            <span className={holdSide === 'long' ? 'text-positive' : 'text-negative'}>{t(holdSide, { times: leverage })}</span>
          )}
        </span>
      ),
    },
    { id: 'closed', head: t('closed'), cell: ({ closeTimeMs }) => <TimeText timeMs={closeTimeMs} zoneMinutes={zoneMinutes} /> },
    {
      id: 'why',
      head: t('why'),
      cell: ({ closedBy }) => t(`by.${closings.find((one) => one === closedBy) ?? 'trade'}`),
    },
    { id: 'value', head: t('value'), numeric: true, cell: ({ opened }) => dollarText(opened, coin) },
    { id: 'net', head: t('net'), numeric: true, cell: ({ net }) => <SignedMoney amount={net} coin={coin} /> },
  ];
  return (
    <div className="min-w-0 overflow-x-auto">
      <DataTable name={t('name')} columns={columns} rows={trades} keyOf={keyOf} choice={choice} />
    </div>
  );
}
