'use client';
// Draws the indicator that is filled in on the chart, and the exits of an entry at the price of the moment.
import { useMemo } from 'react';

import type { LevelTag } from '#components/trading/price-chart/overlay/level-tag.ts';
import { useOnChart } from '../../create/chart/use-on-chart.ts';
import { ctaChartLevels } from './cta-chart-levels.ts';
import { useCtaForm } from './cta-context.ts';
import { ctaLinesOfBars } from './cta-lines-of-bars.ts';

const noTags: readonly LevelTag[] = [];

export function CtaDraftOnChart() {
  const { terms, preview } = useCtaForm();
  const lines = useMemo(() => ctaChartLevels(preview?.exits ?? []), [preview]);
  const key = terms === null ? null : JSON.stringify([terms.indicator, terms.interval]);
  // Other fields than those of the indicator leave its lines as they are.
  // oxlint-disable-next-line react/exhaustive-deps
  const linesOf = useMemo(() => (terms === null ? null : ctaLinesOfBars(terms)), [key]);
  useOnChart(noTags, lines, linesOf);
  return null;
}
