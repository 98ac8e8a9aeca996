'use client';
// The columns of the list of conversions.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { NumberCell } from '#components/trading/number-cell.tsx';
import { TimeText } from '#components/trading/time-text.tsx';
import type { Conversion } from '#lib/contract/money/convert.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { readablePrice } from '#lib/order-math/spot/convert.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';

export function useHistoryColumns(): readonly Column<Conversion>[] {
  const t = useTranslations('convert');
  const zoneMinutes = useZoneOffset();
  return [
    {
      id: 'kind',
      head: t('column.kind'),
      onCard: 'title',
      cell: ({ kind, fromCoin, toCoin }) => (
        <span className="flex items-baseline gap-2">
          <bdi dir="ltr" className="font-medium text-primary">{`${fromCoin} → ${toCoin}`}</bdi>
          <span className="text-muted">{t(`kind.${kind}`)}</span>
        </span>
      ),
    },
    { id: 'time', head: t('column.time'), onCard: 'line', cell: ({ timeMs }) => <TimeText timeMs={timeMs} zoneMinutes={zoneMinutes} /> },
    {
      id: 'from',
      head: t('column.from'),
      numeric: true,
      cell: ({ fromCoin, fromCoinSize }) => <NumberCell text={numberText(fromCoinSize)} unit={fromCoin} />,
    },
    {
      id: 'to',
      head: t('column.to'),
      numeric: true,
      cell: ({ toCoin, toCoinSize }) => <NumberCell text={numberText(toCoinSize)} unit={toCoin} />,
    },
    {
      id: 'rate',
      head: t('column.rate'),
      numeric: true,
      cell: ({ cnvtPrice }) => <NumberCell text={numberText(readablePrice(cnvtPrice) ?? '0')} />,
    },
  ];
}
