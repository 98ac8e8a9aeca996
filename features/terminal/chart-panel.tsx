'use client';
// The chart with its controls: how long a candle lasts, which studies are drawn, and the same in a table.
import { Table2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';

import { Button } from '#components/ui/button.tsx';
import { DropDown } from '#components/ui/drop-down.tsx';
import { CandleTable } from '#components/trading/price-chart/candle-table.tsx';
import { IntervalBar } from '#components/trading/price-chart/interval-bar.tsx';
import { PriceChart } from '#components/trading/price-chart/price-chart.tsx';
import { StudyMenu } from '#components/trading/price-chart/study-menu.tsx';
import type { KlineInterval } from '#lib/contract/enums.ts';
import type { Candle, SpotMarket } from '#lib/contract/market.ts';
import { useCandles } from './use-candles.ts';
import { useOwnOrders } from './use-own-orders.ts';
import { chooseStudies, useStudies } from './use-studies.ts';
import { useZoneOffset } from '#lib/session/use-zone-offset.ts';

type Props = {
  readonly market: SpotMarket;
  readonly initial: { readonly interval: KlineInterval; readonly candles: readonly Candle[] };
  readonly locale: string;
};

const withoutClock: readonly KlineInterval[] = ['1D', '3D', '1W', '1M', '3M'];

/** The address keeps the interval, so that a link shows the same chart. */
function writeAddress(interval: KlineInterval): void {
  const url = new URL(window.location.href);
  url.searchParams.set('interval', interval);
  window.history.replaceState(null, '', url);
}

export function ChartPanel({ market, initial, locale }: Props) {
  const t = useTranslations('terminal');
  const [interval, setInterval] = useState(initial.interval);
  const studies = useStudies();
  const candles = useCandles(market.symbol, interval, initial);
  const own = useOwnOrders(market.symbol);
  const zoneOffsetMinutes = useZoneOffset();
  const withClock = !withoutClock.includes(candles.interval);
  const orders = useMemo(
    () =>
      own.map(({ orderId, side, price, quantity }) => ({
        id: orderId,
        price: Number(price),
        side,
        title: `${t(`side.${side}`)} ${quantity.replace(/\.?0+$/, '')}`,
      })),
    [own, t],
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-9 shrink-0 items-center gap-1 border-b border-subtle px-2 max-md:h-11">
        <IntervalBar
          interval={interval}
          pending={candles.pending}
          onInterval={(next) => {
            setInterval(next);
            writeAddress(next);
          }}
        />
        <span aria-hidden className="h-4 border-s border-strong" />
        <StudyMenu chosen={studies} onChosen={chooseStudies} />
        <DropDown name={t('chart.tableName')} align="end" className="ms-auto" label={<Table2 size={15} aria-hidden />}>
          <CandleTable
            bars={candles.bars}
            formatPrice={(price) => price.toFixed(market.pricePlace)}
            volumePlace={market.volumePlace}
            zoneOffsetMinutes={withClock ? zoneOffsetMinutes : 0}
          />
        </DropDown>
      </div>
      <div className="relative flex min-h-0 flex-1 flex-col">
        {candles.pending ? <span aria-hidden className="absolute inset-x-0 top-0 z-10 h-0.5 animate-pulse bg-accent" /> : null}
        {candles.failed ? (
          <p
            role="status"
            className="absolute inset-x-0 top-10 z-10 mx-auto flex w-fit items-center gap-3 rounded-md border border-strong bg-surface-2 px-3 py-2 text-xs"
          >
            {t('chart.failed')}
            <Button size="small" onClick={candles.retry}>
              {t('chart.retry')}
            </Button>
          </p>
        ) : null}
        <PriceChart
          chartKey={`${market.symbol}:${candles.interval}`}
          name={`${market.displayName} ${candles.interval}`}
          bars={candles.bars}
          studies={studies}
          orders={orders}
          pricePlace={market.pricePlace}
          withClock={withClock}
          withSeconds={candles.interval === '1s'}
          zoneOffsetMinutes={zoneOffsetMinutes}
          locale={locale}
          onNeedOlder={candles.loadOlder}
        />
      </div>
    </div>
  );
}
