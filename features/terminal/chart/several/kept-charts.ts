// The charts beside the first one, line by line: the market and the length of a candle of each, kept on the device.
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import * as z from 'zod/mini';

import { KlineInterval } from '#lib/contract/enums.ts';

const chartView = z.object({
  /** Null: the market of the desk, whichever that is. */
  symbol: z.nullable(z.string()),
  interval: z.enum(KlineInterval),
});
export type ChartView = z.output<typeof chartView>;

/** By the key of a line; the second chart first. */
const kept = z.object({ views: z.record(z.string(), z.readonly(z.array(chartView))) });
type KeptCharts = z.output<typeof kept>;

/** The same market over longer and longer times. */
const usualViews = [
  { symbol: null, interval: '1H' },
  { symbol: null, interval: '4H' },
  { symbol: null, interval: '1D' },
] as const satisfies readonly ChartView[];

export const useKeptCharts = create<KeptCharts>()(
  persist((): KeptCharts => ({ views: {} }), {
    name: 'charts',
    // The server knows nothing of it: read once the page is alive.
    skipHydration: true,
    merge: (stored, current) => {
      const parsed = z.safeParse(kept, stored);
      return parsed.success ? parsed.data : current;
    },
  }),
);

export const viewsOf = (kept: KeptCharts, line: string): readonly ChartView[] =>
  usualViews.map((usual, place) => kept.views[line]?.[place] ?? usual);

export function keepView(line: string, place: number, part: Partial<ChartView>): void {
  useKeptCharts.setState((now) => ({
    views: { ...now.views, [line]: viewsOf(now, line).map((view, at) => (at === place ? { ...view, ...part } : view)) },
  }));
}
