'use client';
// Positions that are over: what each brought, what it cost, and how it ended.
import { Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { lateDialog } from '#components/ui/late/late-part.tsx';
import type { Column } from '#components/trading/data-table/column.ts';
import type { ClosedPosition } from '#lib/contract/history/contract-history.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { Gain, Owned } from '../../positions/amounts.tsx';
import { askPositions } from '../../history/ask-history.ts';
import { HistoryList, type LineHistory } from './history-list.tsx';
import { HeldCell, nameOf, placesOf, sizeCoinOf, TimeCell } from '../words/order-words.tsx';

const ShareClosed = lateDialog(async () => (await import('../../share/share-closed.tsx')).ShareClosed);

export function PositionHistory(history: LineHistory) {
  const { markets } = history;
  const t = useTranslations('positions');
  const [shared, setShared] = useState<ClosedPosition | null>(null);
  const price = (text: string, symbolId: string) => <bdi dir="ltr">{formatPrice(text, placesOf(markets, symbolId).price)}</bdi>;
  const columns: readonly Column<ClosedPosition>[] = [
    {
      id: 'contract',
      head: t('column.contract'),
      onCard: 'title',
      cell: ({ symbolId, holdSide, leverage }) => (
        <span className="flex items-center gap-2">
          <HeldCell name={nameOf(markets, symbolId)} side={holdSide} />
          <bdi dir="ltr" className="text-muted">
            {leverage}×
          </bdi>
        </span>
      ),
    },
    { id: 'closed', head: t('column.closed'), onCard: 'line', cell: ({ closeTimeMs }) => <TimeCell timeMs={closeTimeMs} /> },
    { id: 'opened', head: t('column.opened'), onCard: 'line', cell: ({ openTimeMs }) => <TimeCell timeMs={openTimeMs} /> },
    {
      id: 'quantity',
      head: t('column.quantity'),
      numeric: true,
      cell: ({ closedCount, symbolId }) => <Owned text={shortNumber(closedCount)} unit={sizeCoinOf(markets, symbolId)} />,
    },
    {
      id: 'entry',
      head: t('column.entry'),
      numeric: true,
      cell: ({ averageOpenPrice, symbolId }) => price(averageOpenPrice, symbolId),
    },
    {
      id: 'exit',
      head: t('column.exitPrice'),
      numeric: true,
      cell: ({ averageClosePrice, symbolId }) => price(averageClosePrice, symbolId),
    },
    {
      id: 'profit',
      head: t('column.profit'),
      numeric: true,
      cell: ({ achievedProfits, symbolId, coin }) => (
        <Gain text={achievedProfits} decimals={placesOf(markets, symbolId).amount} coin={coin} />
      ),
    },
    {
      id: 'fee',
      head: t('column.fee'),
      numeric: true,
      cell: ({ paidFees, symbolId }) => <Gain text={paidFees} decimals={placesOf(markets, symbolId).fine} withArrow={false} />,
    },
    {
      id: 'funding',
      head: t('tab.funding'),
      numeric: true,
      cell: ({ paidFunding, symbolId }) => <Gain text={paidFunding} decimals={placesOf(markets, symbolId).fine} withArrow={false} />,
    },
    {
      id: 'net',
      head: t('column.net'),
      numeric: true,
      cell: ({ netProfit, symbolId, coin }) => <Gain text={netProfit} decimals={placesOf(markets, symbolId).amount} coin={coin} />,
    },
    {
      id: 'status',
      head: t('column.status'),
      cell: ({ closedBy }) => (
        <span className={closedBy === 'liquidation' || closedBy === 'deleverage' ? 'text-negative' : 'text-secondary'}>
          {t(`closedBy.${closedBy}`)}
        </span>
      ),
    },
    {
      id: 'share',
      head: t('share.short'),
      numeric: true,
      onCard: 'nameless',
      cell: (closed) => (
        <button
          type="button"
          aria-label={t('share.name', { contract: nameOf(markets, closed.symbolId), side: t(`side.${closed.holdSide}`) })}
          title={t('share.short')}
          aria-haspopup="dialog"
          onClick={() => setShared(closed)}
          className="inline-grid size-7 place-items-center rounded text-muted hover:bg-surface-3 hover:text-primary max-md:size-11"
        >
          <Share2 size={14} aria-hidden />
        </button>
      ),
    },
  ];
  return (
    <>
      <HistoryList tab="positionHistory" history={history} columns={columns} ask={askPositions} keyOf={({ roundId }) => roundId} />
      {shared === null ? null : <ShareClosed closed={shared} market={markets.get(shared.symbolId)} onClose={() => setShared(null)} />}
    </>
  );
}
