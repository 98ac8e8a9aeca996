'use client';
// Draws a grid that is filled in on the chart: every level as a line, and the prices that can be dragged to another one.
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

import type { ChartLevel } from '#components/trading/price-chart/chart-view.ts';
import type { LevelTag } from '#components/trading/price-chart/overlay/level-tag.ts';
import { isPositiveDecimal } from '#lib/format/numbers/decimal-input.ts';
import { useOnChart } from '../../create/chart/use-on-chart.ts';
import { manyLevels } from '../../words/many-levels.ts';
import { useGridForm } from './grid-context.ts';
import type { GridText } from './grid-draft.ts';

const draggable = {
  lowerPrice: 'accent',
  upperPrice: 'accent',
  triggerPrice: 'warning',
  takeProfitPrice: 'positive',
  stopLossPrice: 'negative',
  stopPrice: 'warning',
} as const satisfies Partial<Record<GridText, LevelTag['colour']>>;
const bounds = ['lowerPrice', 'upperPrice', 'triggerPrice', 'takeProfitPrice', 'stopLossPrice', 'stopPrice'] as const;

function useTags(): readonly LevelTag[] {
  const t = useTranslations('bots.form');
  const { draft, setText } = useGridForm();
  const { texts, isInfinite, moves } = draft;
  return useMemo(() => {
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
      move: (price) => Promise.resolve(setText(field, price)),
      remove: field === 'lowerPrice' || field === 'upperPrice' ? null : () => Promise.resolve(setText(field, '')),
    }));
  }, [texts, isInfinite, moves, setText, t]);
}

function useLines(): readonly ChartLevel[] {
  const { preview } = useGridForm();
  return useMemo(() => {
    const levels = preview?.levels ?? [];
    return levels.map(({ price, side }, place): ChartLevel => ({
      id: `level-${place}`,
      price: Number(price),
      colour: side === null ? 'accent' : side === 'buy' ? 'positive' : 'negative',
      isDotted: true,
      isNamed: false,
      isFaint: levels.length > manyLevels,
    }));
  }, [preview]);
}

export function GridDraftOnChart() {
  useOnChart(useTags(), useLines());
  return null;
}
