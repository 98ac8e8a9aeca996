// The levels of a grid that is not started yet, as lines of the chart.
import type { ChartLevel } from '#components/trading/price-chart/chart-view.ts';
import type { GridPreview } from '#lib/order-math/bots/grid-preview.ts';
import { manyLevels } from '../../words/many-levels.ts';

export const gridChartLevels = (levels: GridPreview['levels']): readonly ChartLevel[] =>
  levels.map(({ price, side }, place): ChartLevel => ({
    id: `level-${place}`,
    price: Number(price),
    colour: side === null ? 'accent' : side === 'buy' ? 'positive' : 'negative',
    isDotted: true,
    isNamed: false,
    isFaint: levels.length > manyLevels,
  }));
