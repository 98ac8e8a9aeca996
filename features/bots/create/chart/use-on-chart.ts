// Keeps lines and prices that can be dragged on the chart of the page while a bot is made.
import { useEffect } from 'react';

import type { ChartLevel } from '#components/trading/price-chart/chart-view.ts';
import type { LevelTag } from '#components/trading/price-chart/overlay/level-tag.ts';
import { type LinesOfBars, noMoreTags, useMoreTags } from '#components/trading/price-chart/overlay/more-tags.ts';
import { useCreateBot } from '../state/create-context.ts';

/** Each stays the same object while nothing of it changes. */
export function useOnChart(tags: readonly LevelTag[], lines: readonly ChartLevel[], linesOf: LinesOfBars | null = null): void {
  const { market } = useCreateBot();
  useEffect(() => useMoreTags.setState({ symbol: market.symbol, tags, lines, marks: [], linesOf }), [market.symbol, tags, lines, linesOf]);
  useEffect(() => () => useMoreTags.setState(noMoreTags), []);
}
