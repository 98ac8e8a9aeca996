'use client';
// The closed trades of a leader, newest first.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { TimeText } from '#components/trading/time-text.tsx';
import type { LeaderTrade } from '#lib/contract/leaders/leader-record.ts';
import { moneyText } from '../words/figure-text.ts';
import { SignedMoney } from '../words/signed-figure.tsx';

const closings = ['trade', 'liquidation', 'deleverage', 'netting', 'delivery'] as const;

const keyOf = ({ symbolId, closeTimeMs, net, opened }: LeaderTrade): string => `${symbolId} ${closeTimeMs} ${net} ${opened}`;

export function LeaderTrades({ trades, coin }: { readonly trades: readonly LeaderTrade[]; readonly coin: string }) {
  const t = useTranslations('leaderRecords.trades');
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
    { id: 'closed', head: t('closed'), cell: ({ closeTimeMs }) => <TimeText timeMs={closeTimeMs} /> },
    {
      id: 'why',
      head: t('why'),
      cell: ({ closedBy }) => t(`by.${closings.find((one) => one === closedBy) ?? 'trade'}`),
    },
    { id: 'value', head: t('value'), numeric: true, cell: ({ opened }) => moneyText(opened, coin) },
    { id: 'net', head: t('net'), numeric: true, cell: ({ net }) => <SignedMoney amount={net} coin={coin} /> },
  ];
  return (
    <div className="min-w-0 overflow-x-auto">
      <DataTable name={t('name')} columns={columns} rows={trades} keyOf={keyOf} />
    </div>
  );
}
