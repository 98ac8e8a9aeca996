'use client';
// Draws a bot on its market's chart: what stands at each level, its newest trades, and the prices of its kind that can be dragged.
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef } from 'react';

import type { ChartLevel, ChartMark } from '#components/trading/price-chart/chart-view.ts';
import type { LevelTag } from '#components/trading/price-chart/overlay/level-tag.ts';
import { type LinesOfBars, noMoreTags, useMoreTags } from '#components/trading/price-chart/overlay/more-tags.ts';
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
const nothing = { looks: '', linesOf: null };

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
  const { bot, market, version } = useBot();
  const { data, refetch } = useCall(getStrategyFills, { strategyId: bot.strategyId, pageSize: shownFills }, { anew: true });
  useAgainAfter(version, refetch, settleMs);
  const { symbolId } = market;
  return useMemo(
    () => (data?.list ?? []).filter((fill) => fill.symbolId === symbolId).map(({ orderId, timeMs, side }) => ({ orderId, timeMs, side })),
    [data, symbolId],
  );
}

const looksOf = (tags: readonly LevelTag[], lines: readonly ChartLevel[], marks: readonly ChartMark[]): string =>
  JSON.stringify([tags.map(({ id, price }) => [id, price]), lines, marks.length, marks[0]?.timeMs]);

type Props = {
  /** Prices that can be dragged; left out: none. */
  readonly tags?: readonly LevelTag[];
  /** Lines beside the studies, by the candles that are shown; left out: none. */
  readonly linesOf?: LinesOfBars | null;
};

export function BotOnChart({ tags = noTags, linesOf = null }: Props) {
  const { market } = useBot();
  const [lines, marks] = [useLines(), useMarks()];
  const shown = useRef<{ readonly looks: string; readonly linesOf: LinesOfBars | null }>(nothing);
  useEffect(() => {
    // Figures change with every price; the chart only hears of what looks different.
    const looks = looksOf(tags, lines, marks);
    if (looks === shown.current.looks && linesOf === shown.current.linesOf) return;
    shown.current = { looks, linesOf };
    useMoreTags.setState({ symbol: market.symbol, tags, lines, marks, linesOf });
  }, [market.symbol, tags, lines, marks, linesOf]);
  useEffect(
    () => () => {
      shown.current = nothing;
      useMoreTags.setState(noMoreTags);
    },
    [market.symbol],
  );
  return null;
}
