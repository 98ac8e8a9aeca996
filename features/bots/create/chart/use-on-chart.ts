// Keeps lines and prices that can be dragged on the chart of the page while a bot is made.
import { useEffect } from 'react';

import type { ChartLevel } from '#components/trading/price-chart/chart-view.ts';
import type { LevelTag } from '#components/trading/price-chart/overlay/level-tag.ts';
import { noMoreTags, useMoreTags } from '#components/trading/price-chart/overlay/more-tags.ts';
import { useCreateBot } from '../state/create-context.ts';

/** Both stay the same object while nothing of them changes. */
export function useOnChart(tags: readonly LevelTag[], lines: readonly ChartLevel[]): void {
  const { market } = useCreateBot();
  useEffect(() => useMoreTags.setState({ symbol: market.symbol, tags, lines, marks: [] }), [market.symbol, tags, lines]);
  useEffect(() => () => useMoreTags.setState(noMoreTags), []);
}
