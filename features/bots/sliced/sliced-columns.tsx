'use client';
// The columns of the lists of icebergs and of TWAP orders.
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { NumberCell } from '#components/trading/number-cell.tsx';
import { PairCell } from '#components/trading/pair-cell.tsx';
import { PlanSwitch } from '#components/trading/plan-switch/plan-switch.tsx';
import { TimeText } from '#components/trading/time-text.tsx';
import { PressButton } from '#components/ui/buttons/press-button.tsx';
import { isolateLtr } from '#lib/format/bidi.ts';
import { numberText, shortNumber } from '#lib/format/numbers/number-text.ts';
import { usePlanSwitch } from '#lib/plans/use-plan-switch.ts';
import { filledShare } from '#lib/order-math/orders/filled-share.ts';
import { shareText } from '#components/trading/order-end/use-order-end-text.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import type { SlicedMarket } from './sliced-kind.ts';
import type { SlicedRow } from './sliced-row.ts';

const button = 'grid size-6 place-items-center rounded text-muted disabled:opacity-40 max-md:size-11';

/** `onCancel`: null for those that are over, which say how they ended instead. */
export function useSlicedColumns(market: SlicedMarket, onCancel: ((id: string) => Promise<void>) | null): readonly Column<SlicedRow>[] {
  const t = useTranslations('plaza.sliced');
  const onSwitch = usePlanSwitch();
  const zoneMinutes = useZoneOffset();
  const coinOf = ({ unit }: SlicedRow): string => (unit === 'quote' ? market.quoteCoin : market.baseCoin);
  const partText = ({ part }: SlicedRow): string =>
    part.of === 'iceberg'
      ? isolateLtr(`${numberText(part.shown)} ${market.baseCoin}`)
      : `${t('slices', { done: part.done, slices: part.slices, seconds: part.seconds })}${part.isPaused ? ` · ${t('paused')}` : ''}`;
  const last: Column<SlicedRow> =
    onCancel === null
      ? { id: 'end', head: t('column.end'), atEnd: true, sortBy: ({ end }) => end, cell: ({ end }) => t(`end.${end}`) }
      : {
          id: 'cancel',
          head: t('column.actions'),
          atEnd: true,
          onCard: 'nameless',
          cell: ({ id, part }) => (
            <span className="inline-flex gap-1">
              {part.of === 'twap' ? <PlanSwitch planId={id} isPaused={part.isPaused} onSwitch={onSwitch} className={button} /> : null}
              <PressButton
                aria-label={t('cancel')}
                title={t('cancel')}
                onClick={() => void onCancel(id)}
                className={`${button} hover:bg-surface-3 hover:text-primary`}
              >
                <X size={14} aria-hidden />
              </PressButton>
            </span>
          ),
        };
  return [
    {
      id: 'pair',
      head: t('column.pair'),
      onCard: 'title',
      cell: ({ side }) => <PairCell pair={market.displayName} side={side} />,
    },
    {
      id: 'time',
      head: t('column.time'),
      onCard: 'line',
      sortBy: ({ timeMs }) => timeMs,
      cell: ({ timeMs }) => <TimeText timeMs={timeMs} zoneMinutes={zoneMinutes} />,
    },
    {
      id: 'price',
      head: t('column.price'),
      numeric: true,
      sortBy: ({ price }) => (price === '' ? undefined : price),
      cell: ({ price }) => <NumberCell text={price === '' ? t('atMarket') : numberText(price)} />,
    },
    {
      id: 'size',
      head: t('column.size'),
      numeric: true,
      sortBy: ({ size }) => size,
      cell: (row) => <NumberCell text={numberText(row.size)} unit={coinOf(row)} />,
    },
    {
      id: 'filled',
      head: t('column.filled'),
      numeric: true,
      sortBy: ({ filled }) => filled,
      cell: ({ filled, size }) => <NumberCell text={`${shortNumber(filled)} (${shareText(filledShare(filled, size))})`} />,
    },
    { id: 'part', head: t('column.part'), onCard: 'line', cell: partText },
    last,
  ];
}
