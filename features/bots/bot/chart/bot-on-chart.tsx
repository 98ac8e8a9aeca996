'use client';
// Draws a bot on its market's chart: what stands at each level, its newest trades, and the bounds, which can be dragged to another price.
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef } from 'react';

import type { ChartLevel, ChartMark } from '#components/trading/price-chart/chart-view.ts';
import type { LevelTag } from '#components/trading/price-chart/overlay/level-tag.ts';
import { noMoreTags, useMoreTags } from '#components/trading/price-chart/overlay/more-tags.ts';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useAnswers } from '#lib/api/query/use-answers.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { useAgainAfter } from '#lib/api/query/use-again-after.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { getStrategy } from '#lib/contract/calls/v1/trigger/strategy/detail.ts';
import { getStrategyFills } from '#lib/contract/calls/v1/trigger/strategy/fills.ts';
import { updateStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/updateStrategyGrid.ts';
import type { BotLevel } from '#lib/contract/bots/bot.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { manyLevels } from '../../words/many-levels.ts';
import { useBot } from '../bot-context.ts';

const noLevels: readonly BotLevel[] = [];
const shownFills = 100;
const settleMs = 500;

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
  const terms = bot.bot.kind === 'grid' ? bot.bot.terms : null;
  const [takeProfitPrice, stopLossPrice] = [terms?.takeProfitPrice ?? null, terms?.stopLossPrice ?? null];
  const stopPrice = terms?.moves === true ? terms.stopPrice : null;
  const isOver = state === BotState.stopped || state === BotState.stopping;
  const isGrid = terms !== null;
  return useMemo(() => {
    if (!isGrid || isOver) return [];
    const prices = { lowerPrice, upperPrice, takeProfitPrice, stopLossPrice, stopPrice };
    const send = async (field: Moved, price: string | null): Promise<void> => {
      try {
        await api.call(updateStrategyGrid, { strategyId, [wireNames[field]]: price });
        showToast('done', t('edit.done'));
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
  }, [isGrid, isOver, lowerPrice, upperPrice, takeProfitPrice, stopLossPrice, stopPrice, strategyId, api, again, refusalText, t]);
}

function useLines(): readonly ChartLevel[] {
  const t = useTranslations('bots.page');
  const { bot } = useBot();
  const { position } = bot;
  // Nothing stands any more at the levels of one that has ended.
  const levels = bot.state === BotState.stopped ? noLevels : bot.levels;
  const liquidation = position?.liquidationPrice ?? null;
  const name = t('liquidation');
  return useMemo(
    () => [
      ...levels.map(({ price, side }): ChartLevel => ({
        id: `level-${price}`,
        price: Number(price),
        colour: side === null ? 'accent' : side === 'buy' ? 'positive' : 'negative',
        isDotted: true,
        isNamed: false,
        isFaint: levels.length > manyLevels,
      })),
      ...(liquidation === null ? [] : [{ id: `${name}-liquidation`, price: Number(liquidation), colour: 'warning' as const }]),
    ],
    [levels, liquidation, name],
  );
}

function useMarks(): readonly ChartMark[] {
  const { bot, version } = useBot();
  const { data, refetch } = useCall(getStrategyFills, { strategyId: bot.strategyId, pageSize: shownFills }, { anew: true });
  useAgainAfter(version, refetch, settleMs);
  return useMemo(() => (data?.list ?? []).map(({ orderId, timeMs, side }) => ({ orderId, timeMs, side })), [data]);
}

const looksOf = (tags: readonly LevelTag[], lines: readonly ChartLevel[], marks: readonly ChartMark[]): string =>
  JSON.stringify([tags.map(({ id, price }) => [id, price]), lines, marks.length, marks[0]?.timeMs]);

export function BotOnChart() {
  const { market } = useBot();
  const [tags, lines, marks] = [useBounds(), useLines(), useMarks()];
  const shown = useRef('');
  useEffect(() => {
    // Figures change with every price; the chart only hears of what looks different.
    const looks = looksOf(tags, lines, marks);
    if (looks === shown.current) return;
    shown.current = looks;
    useMoreTags.setState({ symbol: market.symbol, tags, lines, marks });
  }, [market.symbol, tags, lines, marks]);
  useEffect(
    () => () => {
      shown.current = '';
      useMoreTags.setState(noMoreTags);
    },
    [market.symbol],
  );
  return null;
}
