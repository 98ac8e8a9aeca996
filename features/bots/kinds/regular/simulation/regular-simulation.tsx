'use client';
// Under the chart: what the rounds that are filled in would have made of the past of their markets, beside buying everything at once.
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';

import { QuickPicks } from '#components/trading/fields/quick-picks.tsx';
import { useSpotMarkets } from '#lib/api/use-spot-markets.ts';
import { regularQuoteCoin, type RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDate } from '#lib/format/format-time.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { type RegularSimulation as Simulated, simulateRegular } from '#lib/order-math/bots/regular/regular-simulation.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { type Past, usePastCandles } from '#features/bots/create/past/use-past-candles.ts';
import { EquityCurves } from '#features/bots/backtest/equity-curves.tsx';
import { FigureList } from '#features/bots/words/figure-list.tsx';
import { moneyText, profitText, toneOf } from '#components/trading/money-text.ts';
import { useRegularForm } from '../regular-context.ts';
import { regularSymbolId } from '../regular-draft.ts';
import { beginOf, type Span, spans, stretches } from './spans.ts';

const dayMs = 86_400_000;
const isSpan = (text: string): text is Span => spans.some((span) => span === text);

/** Null: nothing can be shown. */
function useSimulated(terms: RegularTerms | null, past: Past | null, span: Span): Simulated | null {
  const markets = useSpotMarkets(true);
  const [nowMs] = useState(() => Date.now());
  return useMemo(() => {
    if (terms === null || past === null || markets === null) return null;
    const coins = terms.coins.flatMap(({ coin }) => {
      const symbolId = regularSymbolId(coin);
      const market = markets.find((one) => one.symbolId === symbolId);
      const candles = past.get(symbolId);
      return market === undefined || candles === undefined ? [] : [{ market, candles }];
    });
    if (coins.length < terms.coins.length) return null;
    const stretch = stretches[span];
    return simulateRegular(terms, coins, stretch.candleMs, beginOf(stretch, nowMs));
  }, [terms, past, span, markets, nowMs]);
}

function Result({ result, span }: { readonly result: Simulated; readonly span: Span }) {
  const t = useTranslations('bots.regular.simulation');
  const zoneMinutes = useZoneOffset();
  const money = (text: string): string => moneyText(text, regularQuoteCoin);
  const gain = (profit: string, rate: string | null) => (
    <span className={toneOf(profit)}>
      {profitText(profit, regularQuoteCoin)}
      {rate === null ? null : ` (${isolateLtr(formatPercent(rate, { sign: 'always' }))})`}
    </span>
  );
  const date = (timeMs: number): string => formatDate(timeMs, zoneMinutes);
  const isShort = result.toMs - result.fromMs < (stretches[span].days - 2) * dayMs;
  return (
    <>
      <FigureList
        lines={[
          { id: 'rounds', name: t('rounds'), value: String(result.rounds) },
          { id: 'paid', name: t('paid'), value: money(result.paid) },
          { id: 'worth', name: t('worth'), value: money(result.worth) },
          { id: 'profit', name: t('profit'), value: gain(result.profit, result.rate) },
          { id: 'atOnce', name: t('atOnceProfit'), value: gain(result.atOnceProfit, result.atOnceRate) },
        ]}
      />
      <EquityCurves
        moments={result.points.map(({ timeMs, worth, atOnce }) => ({ timeMs, worth: Number(worth), other: Number(atOnce) }))}
        name={t('curve')}
        pointName={t('point')}
        worthName={t('rounded')}
        otherName={t('atOnce')}
        timeText={date}
        valueText={(value) => money(String(value))}
      />
      {isShort ? <p className="text-2xs text-warning">{t('short', { date: isolateLtr(date(result.fromMs)) })}</p> : null}
    </>
  );
}

export function RegularSimulation() {
  const t = useTranslations('bots.regular.simulation');
  const { terms, preview } = useRegularForm();
  const [span, setSpan] = useState<Span>('1y');
  const isRight = terms !== null && preview !== null && preview.problems.length === 0;
  const symbolIds = isRight ? terms.coins.map(({ coin }) => regularSymbolId(coin)) : [];
  const past = usePastCandles(symbolIds, stretches[span]);
  const result = useSimulated(isRight ? terms : null, past === 'failed' ? null : past, span);
  return (
    <section aria-label={t('title')} className="flex flex-col gap-3 border-b border-subtle p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{t('title')}</h3>
        <div className="max-md:w-full">
          <QuickPicks
            name={t('span.name')}
            picks={spans.map((value) => ({ value, label: t(`span.${value}`) }))}
            value={span}
            onPick={(picked) => (isSpan(picked) ? setSpan(picked) : undefined)}
          />
        </div>
      </div>
      {isRight ? null : <p className="text-xs text-muted">{t('fillIn')}</p>}
      {isRight && past === null ? <p className="text-xs text-muted">{t('loading')}</p> : null}
      {isRight && (past === 'failed' || (past !== null && result === null)) ? <p className="text-xs text-muted">{t('none')}</p> : null}
      {isRight && result !== null ? <Result result={result} span={span} /> : null}
      <p className="text-2xs text-muted">{t('about')}</p>
    </section>
  );
}
