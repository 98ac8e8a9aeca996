'use client';
// The settings of the chart: kept on the device, the same for every market.
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import * as z from 'zod/mini';

import { chartKinds, chartScales } from '#components/trading/price-chart/chart-view.ts';
import type { StudySettings } from '#components/trading/price-chart/studies/study-feed.ts';
import { studies, studyColours, type Study } from '#components/trading/price-chart/studies/study.ts';

/** The layers that are drawn beside the prices. */
export const chartLayers = ['orders', 'fills', 'alerts', 'drawings'] as const;
export type ChartLayer = (typeof chartLayers)[number];

const studySettings = z.object({
  parameters: z.optional(z.readonly(z.array(z.number()))),
  colours: z.optional(z.readonly(z.array(z.enum(studyColours)))),
});
const kept = z.object({
  chosen: z.readonly(z.array(z.enum(studies))),
  settings: z.partialRecord(z.enum(studies), studySettings),
  kind: z.enum(chartKinds),
  scale: z.enum(chartScales),
  /** Pixels from one bar to the next, as the reader has zoomed; null: as it comes. */
  barWidth: z.nullable(z.number().check(z.minimum(0.5), z.maximum(200))),
  hidden: z.readonly(z.array(z.enum(chartLayers))),
});
export type ChartSettings = z.output<typeof kept>;

const usualSettings: ChartSettings = {
  chosen: ['MA', 'VOL'],
  settings: {},
  kind: 'candles',
  scale: 'normal',
  barWidth: null,
  hidden: [],
};

export const useChartSettings = create<ChartSettings>()(
  persist(() => usualSettings, {
    name: 'chart',
    // The server knows nothing of it: read once the page is alive.
    skipHydration: true,
    merge: (stored, current) => {
      const parsed = z.safeParse(kept, stored);
      return parsed.success ? parsed.data : current;
    },
  }),
);

export function changeChart(part: Partial<ChartSettings>): void {
  useChartSettings.setState(part);
}

export const toggleStudy = (study: Study): void => {
  const { chosen } = useChartSettings.getState();
  changeChart({ chosen: studies.filter((one) => (one === study ? !chosen.includes(one) : chosen.includes(one))) });
};

/** An empty part puts the study back to what is usual. */
export const changeStudy = (study: Study, part: StudySettings): void => {
  const { settings } = useChartSettings.getState();
  const next = Object.keys(part).length === 0 ? {} : { ...settings[study], ...part };
  changeChart({ settings: { ...settings, [study]: next } });
};

export const toggleLayer = (layer: ChartLayer): void => {
  const { hidden } = useChartSettings.getState();
  changeChart({ hidden: hidden.includes(layer) ? hidden.filter((one) => one !== layer) : [...hidden, layer] });
};
