'use client';
// Draws the indicator that is filled in on the chart, and the exits of an entry at the price of the moment.
import { useMemo } from 'react';

import type { LevelTag } from '#components/trading/price-chart/overlay/level-tag.ts';
import { useOnChart } from '../../create/chart/use-on-chart.ts';
import { ctaChartLevels } from './cta-chart-levels.ts';
import { useCtaForm } from './cta-context.ts';
import { useCtaChartLines } from './use-cta-chart-lines.ts';

const noTags: readonly LevelTag[] = [];

export function CtaDraftOnChart() {
  const { terms, preview } = useCtaForm();
  const lines = useMemo(() => ctaChartLevels(preview?.exits ?? []), [preview]);
  useOnChart(noTags, lines, useCtaChartLines(terms));
  return null;
}
