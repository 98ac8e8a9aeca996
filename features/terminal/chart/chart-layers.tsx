'use client';
// The reader's own on the chart: orders, plans and alerts at their prices, trades where they happened. Loaded behind the chart.
import { useEffect, useMemo } from 'react';
import { useTranslations } from 'next-intl';

import type { LiveChart } from '#components/trading/price-chart/live/live-chart.ts';
import type { LevelTag } from '#components/trading/price-chart/overlay/level-tag.ts';
import { LevelTags } from '#components/trading/price-chart/overlay/level-tags.tsx';
import { noMoreTags, useMoreTags } from '#components/trading/price-chart/overlay/more-tags.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { moveAlert, removeAlert, useAlerts } from './alerts/alerts-store.ts';
import { useAlertWatch } from './alerts/use-alert-watch.ts';
import type { ChartLayer } from './chart-settings.ts';
import { useFillMarks } from './orders/use-fill-marks.ts';
import { useOrderTags } from './orders/use-order-tags.ts';

type Props = {
  readonly chart: LiveChart;
  readonly market: SpotMarket;
  /** Decimal text. */
  readonly lastPrice: string;
  readonly hidden: readonly ChartLayer[];
  /** The page's first chart tells of alerts, for all of them. */
  readonly isFirst: boolean;
};

function useAlertTags(symbol: string, lastPrice: string): readonly LevelTag[] {
  const t = useTranslations('chart');
  const alerts = useAlerts((state) => state.alerts);
  return useMemo(
    () =>
      alerts
        .filter((alert) => alert.symbol === symbol)
        .map(({ id, price }) => ({
          id: `alert-${id}`,
          price,
          kind: 'alert',
          colour: 'accent',
          label: t('alert.label'),
          isDotted: true,
          isAsked: false,
          move: (next) => Promise.resolve(moveAlert(id, next, lastPrice)),
          remove: () => Promise.resolve(removeAlert(id)),
        })),
    [alerts, symbol, lastPrice, t],
  );
}

export function ChartLayers({ chart, market, lastPrice, hidden, isFirst }: Props) {
  useAlertWatch(isFirst ? market : null);
  const orders = useOrderTags(market);
  const alerts = useAlertTags(market.symbol, lastPrice);
  const marks = useFillMarks(market, !hidden.includes('fills'));
  // Things that belong to contracts or to bots alone come from another part.
  const more = useMoreTags((all) => (all.symbol === market.symbol ? all : noMoreTags));
  useEffect(() => chart.setMarks(hidden.includes('fills') ? marks : [...marks, ...more.marks]), [chart, marks, more.marks, hidden]);
  const tags = useMemo(
    () => [...(hidden.includes('orders') ? [] : [...orders, ...more.tags]), ...(hidden.includes('alerts') ? [] : alerts)],
    [hidden, orders, more.tags, alerts],
  );
  if (tags.length === 0 && more.lines.length === 0) return null;
  return <LevelTags chart={chart} tags={tags} drawn={more.lines} tickSize={market.tickSize} pricePlace={market.pricePlace} />;
}
