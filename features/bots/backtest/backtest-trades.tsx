'use client';
// Every trade of a backtest: what was bought and sold, at which fee, and what a pair brought.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { Column } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { NumberCell } from '#components/trading/number-cell.tsx';
import { TimeText } from '#components/trading/time-text.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import type { BacktestFill, BacktestResult } from '#lib/contract/bots/backtest.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { profitText, toneOf } from '#components/trading/money-text.ts';

/** On a phone each trade is a card: what comes behind them is not to be far away. */
const first = 10;
const step = 100;
const allShown = { hidden: [], onHidden: () => undefined };

export function BacktestTrades({ result }: { readonly result: BacktestResult }) {
  const t = useTranslations('bots.fill');
  const words = useTranslations('bots.backtest');
  const zoneMinutes = useZoneOffset();
  const [count, setCount] = useState(first);
  const newest = result.fills.toReversed();
  if (newest.length === 0) return <EmptyState text={words('noTrades')} />;
  const columns: readonly Column<BacktestFill>[] = [
    { id: 'time', head: t('time'), onCard: 'title', cell: ({ timeMs }) => <TimeText timeMs={timeMs} zoneMinutes={zoneMinutes} /> },
    {
      id: 'side',
      head: t('side'),
      cell: ({ side }) => <span className={side === 'buy' ? 'text-positive' : 'text-negative'}>{t(side)}</span>,
    },
    { id: 'price', head: t('price'), numeric: true, cell: ({ price }) => <NumberCell text={shortNumber(price)} /> },
    { id: 'quantity', head: t('quantity'), numeric: true, cell: ({ quantity }) => <NumberCell text={shortNumber(quantity)} /> },
    { id: 'value', head: t('value', { coin: result.coin }), numeric: true, cell: ({ value }) => <NumberCell text={shortAmount(value)} /> },
    { id: 'fee', head: t('fee'), numeric: true, cell: ({ fee, feeCoin }) => <NumberCell text={shortAmount(fee)} unit={feeCoin} /> },
    {
      id: 'profit',
      head: t('profit'),
      numeric: true,
      cell: ({ profit }) => (profit === null ? '—' : <span className={toneOf(profit)}>{profitText(profit, result.coin)}</span>),
    },
  ];
  return (
    <>
      <DataTable
        name={words('tradesName')}
        columns={columns}
        rows={newest.slice(0, count)}
        keyOf={(fill) => String(fill.number)}
        choice={allShown}
      />
      {result.fillCount > result.fills.length ? (
        <p className="p-2 text-2xs text-muted">{words('lastOf', { shown: result.fills.length, count: result.fillCount })}</p>
      ) : null}
      {newest.length > count ? (
        <div className="flex justify-center p-2">
          <Button size="small" look="quiet" className="max-md:h-11" onClick={() => setCount((now) => now + step)}>
            {words('more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
