'use client';
// Draws a grid that runs on its market's chart; its bounds and exits can be dragged to another price.
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

import type { LevelTag } from '#components/trading/price-chart/overlay/level-tag.ts';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useAnswers } from '#lib/api/query/use-answers.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { getStrategy } from '#lib/contract/calls/v1/trigger/strategy/detail.ts';
import { updateStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/updateStrategyGrid.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { useBot } from '../../bot/bot-context.ts';
import { BotOnChart } from '../../bot/chart/bot-on-chart.tsx';
import { gridDraft } from './grid-draft.ts';

type Moved = 'lowerPrice' | 'upperPrice' | 'takeProfitPrice' | 'stopLossPrice' | 'stopPrice';
const wireNames = {
  lowerPrice: 'strategyMinPrice',
  upperPrice: 'strategyMaxPrice',
  takeProfitPrice: 'stopProfitPrice',
  stopLossPrice: 'stopLossPrice',
  stopPrice: 'stopPrice',
} as const satisfies Readonly<Record<Moved, string>>;
const colours = {
  lowerPrice: 'accent',
  upperPrice: 'accent',
  takeProfitPrice: 'positive',
  stopLossPrice: 'negative',
  stopPrice: 'warning',
} as const satisfies Readonly<Record<Moved, LevelTag['colour']>>;
const moved = ['lowerPrice', 'upperPrice', 'takeProfitPrice', 'stopLossPrice', 'stopPrice'] as const;

function useBounds(): readonly LevelTag[] {
  const t = useTranslations('bots');
  const api = useApi();
  const { again } = useAnswers();
  const refusalText = useRefusalText();
  const { bot } = useBot();
  const { strategyId, lowerPrice, upperPrice, state } = bot;
  const terms = gridDraft.termsOf(bot.bot);
  const { takeProfitPrice, stopLossPrice } = terms;
  const stopPrice = terms.moves ? terms.stopPrice : null;
  const isOver = state === BotState.stopped || state === BotState.stopping;
  return useMemo(() => {
    if (isOver) return [];
    const prices = { lowerPrice, upperPrice, takeProfitPrice, stopLossPrice, stopPrice };
    const send = async (field: Moved, price: string | null): Promise<void> => {
      try {
        const { outcome } = await api.call(updateStrategyGrid, { strategyId, [wireNames[field]]: price });
        showToast('done', t(outcome === 'waits' ? 'outcomeWaits' : 'edit.done'));
      } catch (error) {
        showToast('failed', refusalText(error));
      }
      await again(getStrategy).catch(() => undefined);
    };
    return moved.flatMap((field): readonly LevelTag[] => {
      const price = prices[field];
      if (price === null) return [];
      return [
        {
          id: `bot-${field}`,
          price,
          kind: 'position',
          colour: colours[field],
          label: t(`form.${field}`),
          // A range that is moved trades at once: it is asked about.
          isAsked: true,
          move: (next) => send(field, next),
          remove: field === 'lowerPrice' || field === 'upperPrice' ? null : () => send(field, null),
        },
      ];
    });
  }, [isOver, lowerPrice, upperPrice, takeProfitPrice, stopLossPrice, stopPrice, strategyId, api, again, refusalText, t]);
}

export function GridOnChart() {
  return <BotOnChart tags={useBounds()} />;
}
