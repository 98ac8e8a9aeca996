// The exits of an entry at the price of the moment, as lines of the chart.
import type { ChartLevel } from '#components/trading/price-chart/chart-view.ts';
import type { CtaExits } from '#lib/order-math/bots/cta/cta-preview.ts';

export const ctaChartLevels = (exits: readonly CtaExits[]): readonly ChartLevel[] =>
  exits.flatMap(({ side, takeProfitPrice, stopLossPrice }): readonly ChartLevel[] => [
    ...(takeProfitPrice === null ? [] : [{ id: `${side}-target`, price: Number(takeProfitPrice), colour: 'positive' as const }]),
    ...(stopLossPrice === null ? [] : [{ id: `${side}-stop`, price: Number(stopLossPrice), colour: 'negative' as const }]),
  ]);
