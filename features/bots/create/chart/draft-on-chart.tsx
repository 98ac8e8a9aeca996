'use client';
// Draws what is filled in on the chart: every level as a line, and the prices that can be dragged to another one.
import { useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';

import type { ChartLevel } from '#components/trading/price-chart/chart-view.ts';
import type { LevelTag } from '#components/trading/price-chart/overlay/level-tag.ts';
import { noMoreTags, useMoreTags } from '#components/trading/price-chart/overlay/more-tags.ts';
import { isPositiveDecimal } from '#lib/format/numbers/decimal-input.ts';
import { isDca } from '../draft/bot-draft.ts';
import type { GridText } from '../draft/grid-draft.ts';
import { manyLevels } from '../../words/many-levels.ts';
import { useCreateBot } from '../state/create-context.ts';

const draggable = {
  lowerPrice: 'accent',
  upperPrice: 'accent',
  triggerPrice: 'warning',
  takeProfitPrice: 'positive',
  stopLossPrice: 'negative',
  stopPrice: 'warning',
} as const satisfies Partial<Record<GridText, LevelTag['colour']>>;
const bounds = ['lowerPrice', 'upperPrice', 'triggerPrice', 'takeProfitPrice', 'stopLossPrice', 'stopPrice'] as const;

function useGridTags(): readonly LevelTag[] {
  const t = useTranslations('bots.form');
  const { kind, draft, setGridText } = useCreateBot();
  const { texts, isInfinite, moves } = draft.grid;
  const dca = isDca(kind);
  return useMemo(() => {
    if (dca) return [];
    const shown = bounds.filter(
      (field) => isPositiveDecimal(texts[field]) && !(field === 'upperPrice' && isInfinite) && !(field === 'stopPrice' && !moves),
    );
    return shown.map((field): LevelTag => ({
      id: `bot-${field}`,
      price: texts[field].replace(/\.$/, ''),
      kind: 'position',
      colour: draggable[field],
      label: t(field),
      isAsked: false,
      move: (price) => Promise.resolve(setGridText(field, price)),
      remove: field === 'lowerPrice' || field === 'upperPrice' ? null : () => Promise.resolve(setGridText(field, '')),
    }));
  }, [dca, texts, isInfinite, moves, setGridText, t]);
}

function useLevelLines(): readonly ChartLevel[] {
  const { preview } = useCreateBot();
  return useMemo(() => {
    if (preview === null) return [];
    if (preview.kind === 'grid') {
      const { levels } = preview.grid;
      return levels.map(({ price, side }, place): ChartLevel => ({
        id: `level-${place}`,
        price: Number(price),
        colour: side === null ? 'accent' : side === 'buy' ? 'positive' : 'negative',
        isDotted: true,
        isNamed: false,
        isFaint: levels.length > manyLevels,
      }));
    }
    const { orders } = preview.dca;
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
}

export function DraftOnChart() {
  const { market } = useCreateBot();
  const tags = useGridTags();
  const lines = useLevelLines();
  useEffect(() => useMoreTags.setState({ symbol: market.symbol, tags, lines, marks: [] }), [market.symbol, tags, lines]);
  useEffect(() => () => useMoreTags.setState(noMoreTags), []);
  return null;
}
