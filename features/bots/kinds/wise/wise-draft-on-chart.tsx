'use client';
// Draws what was chosen for the tier on the chart: the levels of a grid, or an indicator with its exits.
import { useMemo } from 'react';

import type { LevelTag } from '#components/trading/price-chart/overlay/level-tag.ts';
import { useOnChart } from '../../create/chart/use-on-chart.ts';
import { ctaChartLevels } from '../cta/cta-chart-levels.ts';
import { useCtaChartLines } from '../cta/use-cta-chart-lines.ts';
import { gridChartLevels } from '../grid/grid-chart-levels.ts';
import { useWiseForm } from './wise-context.ts';

const noTags: readonly LevelTag[] = [];

export function WiseDraftOnChart() {
  const { draft, preview } = useWiseForm();
  const lines = useMemo(() => {
    if (preview === null) return [];
    return preview.kind === 'grid' ? gridChartLevels(preview.grid.levels) : ctaChartLevels(preview.cta.exits);
  }, [preview]);
  const { chosen } = draft;
  const linesOf = useCtaChartLines(chosen?.preset.kind === 'cta' ? chosen.preset.terms : null);
  useOnChart(noTags, lines, linesOf);
  return null;
}
