'use client';
// The list of liquidated or deleveraged positions; each opens its explanation.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { lateDialog } from '#components/ui/late/late-part.tsx';
import type { Column } from '#components/trading/data-table/column.ts';
import { Button } from '#components/ui/buttons/button.tsx';
import type { Liquidation } from '#lib/contract/history/contract-history.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { Gain, Owned } from '../../positions/amounts.tsx';
import { askLiquidations } from '../../history/ask-history.ts';
import { HistoryList, type LineHistory } from './history-list.tsx';
import { HeldCell, nameOf, placesOf, sizeCoinOf, TimeCell } from '../words/order-words.tsx';

const LiquidationDialog = lateDialog(async () => (await import('./liquidation-dialog.tsx')).LiquidationDialog);

export function Liquidations(history: LineHistory) {
  const { markets } = history;
  const t = useTranslations('positions');
  const [opened, setOpened] = useState<Liquidation | null>(null);
  const columns: readonly Column<Liquidation>[] = [
    {
      id: 'contract',
      head: t('column.contract'),
      onCard: 'title',
      cell: ({ symbolId, holdSide }) => <HeldCell name={nameOf(markets, symbolId)} side={holdSide} />,
    },
    { id: 'time', head: t('column.time'), onCard: 'line', cell: ({ timeMs }) => <TimeCell timeMs={timeMs} /> },
    { id: 'step', head: t('column.kind'), onCard: 'line', cell: ({ step }) => <span>{t(`liquidation.step.${step}`)}</span> },
    {
      id: 'quantity',
      head: t('column.quantity'),
      numeric: true,
      cell: ({ count, symbolId }) => <Owned text={shortNumber(count)} unit={sizeCoinOf(markets, symbolId)} />,
    },
    {
      id: 'entry',
      head: t('column.entry'),
      numeric: true,
      cell: ({ averageOpenPrice, symbolId }) => <bdi dir="ltr">{formatPrice(averageOpenPrice, placesOf(markets, symbolId).price)}</bdi>,
    },
    {
      id: 'price',
      head: t('column.exitPrice'),
      numeric: true,
      cell: ({ closePrice, symbolId }) => <bdi dir="ltr">{formatPrice(closePrice, placesOf(markets, symbolId).price)}</bdi>,
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
      id: 'explain',
      head: t('column.explain'),
      numeric: true,
      onCard: 'nameless',
      cell: (one) => (
        <Button size="small" onClick={() => setOpened(one)} className="max-md:h-11">
          {t('liquidation.open')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <HistoryList tab="liquidations" history={history} columns={columns} ask={askLiquidations} keyOf={({ id }) => id} />
      {opened === null ? null : <LiquidationDialog liquidation={opened} markets={markets} onClose={() => setOpened(null)} />}
    </>
  );
}
