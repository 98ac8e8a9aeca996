'use client';
// The profit of a bot since its start, drawn from its trades.
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

import { EmptyState } from '#components/trading/empty-state.tsx';
import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { collectPages } from '#lib/api/collect-pages.ts';
import { useAnswer } from '#lib/api/query/use-answer.ts';
import { useApi } from '#lib/api/use-api.ts';
import { getCandles } from '#lib/contract/calls/v1/kline/getMoreKlineDataV2.ts';
import { getStrategyFills } from '#lib/contract/calls/v1/trigger/strategy/fills.ts';
import type { KlineInterval } from '#lib/contract/enums.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { EquityCurves } from '../../backtest/equity-curves.tsx';
import { useBotMarkets } from '../../lists/use-bot-markets.ts';
import { useMinute } from '../../lists/use-minute.ts';
import { profitText } from '#components/trading/money-text.ts';
import { useBot } from '../bot-context.ts';
import { profitCurve, summedCurves } from './profit-curve.ts';

const minuteMs = 60_000;
const intervals: readonly (readonly [interval: KlineInterval, ms: number])[] = [
  ['1m', minuteMs],
  ['5m', 5 * minuteMs],
  ['15m', 15 * minuteMs],
  ['1H', 60 * minuteMs],
  ['4H', 240 * minuteMs],
  ['1D', 1440 * minuteMs],
];
const mostPoints = 300;

/** The finest candles that reach back so far. */
const intervalFor = (lastedMs: number): KlineInterval => intervals.find(([, ms]) => lastedMs / ms < mostPoints)?.[0] ?? '1D';

export function BotCurve() {
  const t = useTranslations('bots.curve');
  const api = useApi();
  const { bot, facts, market } = useBot();
  const zoneMinutes = useZoneOffset();
  const nowMs = useMinute();
  const { strategyId, startTimeMs, endTimeMs, coin } = bot;
  const lastedMs = startTimeMs === null || nowMs === 0 ? 0 : (endTimeMs ?? nowMs) - startTimeMs;
  const interval = intervalFor(lastedMs);
  const enabled = startTimeMs !== null && nowMs !== 0;
  const candles = useAnswer(
    {
      call: getCandles,
      request: [bot.symbols, interval, endTimeMs],
      ask: (signal) =>
        Promise.all(
          bot.symbols.map(async (symbolId) => {
            const asked = { symbolId, interval, limit: mostPoints, ...(endTimeMs === null ? {} : { endTime: endTimeMs }) };
            return { symbolId, candles: (await api.call(getCandles, asked, { signal })).candles };
          }),
        ),
    },
    { enabled, keepsPrevious: true, everyMs: endTimeMs === null ? minuteMs : undefined },
  ).data;
  const fills = useAnswer(
    {
      call: getStrategyFills,
      request: ['all', strategyId, bot.fillCount],
      ask: (signal) =>
        collectPages(
          (after) =>
            api.call(getStrategyFills, { strategyId, pageSize: 100, ...(after === null ? {} : { idLessThan: after }) }, { signal }),
          signal,
          () => undefined,
        ),
    },
    { enabled, keepsPrevious: true },
  ).data;
  const base = facts.baseInvestment;
  const marketOf = useBotMarkets(bot.symbols);
  const moments = useMemo(
    () =>
      candles === undefined || fills === undefined || startTimeMs === null
        ? null
        : summedCurves(
            candles.map((of) => {
              const isMain = of.symbolId === market.symbolId;
              const baseCoin = isMain ? market.baseCoin : (marketOf(of.symbolId)?.baseCoin ?? '');
              const own = fills.filter(({ symbolId }) => symbolId === of.symbolId);
              return profitCurve({ startMs: startTimeMs, baseInvestment: isMain ? base : '0', baseCoin }, own, of.candles);
            }),
          ),
    [candles, fills, startTimeMs, base, market, marketOf],
  );
  if (startTimeMs === null) return <EmptyState text={t('notStarted')} />;
  if (moments === null) return <ListWaiting />;
  if (moments.length < 2) return <EmptyState text={t('tooShort')} />;
  return (
    <div className="flex flex-col gap-2 p-4">
      <EquityCurves
        moments={moments}
        name={t('name')}
        pointName={t('point')}
        worthName={t('profit')}
        otherName={null}
        timeText={(timeMs) => formatDateTime(timeMs, zoneMinutes).slice(0, 16)}
        valueText={(value) => profitText(value.toFixed(8), coin)}
      />
      <p className="text-2xs text-muted">{t('about')}</p>
    </div>
  );
}
