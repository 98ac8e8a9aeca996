'use client';
// Draws a bot on its market's chart: what stands at each level, its newest trades, and the prices of its kind that can be dragged.
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef } from 'react';

import type { ChartLevel, ChartMark } from '#components/trading/price-chart/chart-view.ts';
import type { LevelTag } from '#components/trading/price-chart/overlay/level-tag.ts';
import { noMoreTags, useMoreTags } from '#components/trading/price-chart/overlay/more-tags.ts';
import { useAgainAfter } from '#lib/api/query/use-again-after.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { getStrategyFills } from '#lib/contract/calls/v1/trigger/strategy/fills.ts';
import type { BotLevel } from '#lib/contract/bots/bot.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { manyLevels } from '../../words/many-levels.ts';
import { useBot } from '../bot-context.ts';

const noLevels: readonly BotLevel[] = [];
const noTags: readonly LevelTag[] = [];
const shownFills = 100;
const settleMs = 500;

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

/** `tags`: prices that can be dragged; left out: none. */
export function BotOnChart({ tags = noTags }: { readonly tags?: readonly LevelTag[] }) {
  const { market } = useBot();
  const [lines, marks] = [useLines(), useMarks()];
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
