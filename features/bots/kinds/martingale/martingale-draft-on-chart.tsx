'use client';
// Draws a martingale that is filled in on the chart: its orders, and the exit of a full round.
import { useMemo } from 'react';

import type { ChartLevel } from '#components/trading/price-chart/chart-view.ts';
import type { LevelTag } from '#components/trading/price-chart/overlay/level-tag.ts';
import { useOnChart } from '../../create/chart/use-on-chart.ts';
import { useMartingaleForm } from './martingale-context.ts';

const noTags: readonly LevelTag[] = [];

export function MartingaleDraftOnChart() {
  const { preview } = useMartingaleForm();
  const lines = useMemo((): readonly ChartLevel[] => {
    const orders = preview?.orders ?? [];
    const exit = orders.at(-1)?.takeProfitPrice ?? null;
    return [
      ...orders.map(({ price }, place): ChartLevel => ({
        id: `level-${place}`,
        price: Number(price),
        colour: 'positive',
        isDotted: true,
        isNamed: false,
      })),
      ...(exit === null ? [] : [{ id: 'level-exit', price: Number(exit), colour: 'negative' as const }]),
    ];
  }, [preview]);
  useOnChart(noTags, lines);
  return null;
}
