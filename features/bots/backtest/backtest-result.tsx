'use client';
// The outcome of the terms: worth against holding, every figure, every trade; kept, compared, shared, or started.
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { TabSet } from '#components/ui/tabs/tab-set.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useChange } from '#lib/api/query/use-change.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { keepBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/keep.ts';
import { candleSlippagePpm, fastModelTolerance } from '#lib/contract/bots/backtest.ts';
import { getKeptBacktests } from '#lib/contract/calls/v1/trigger/strategy/backtest/kept.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { CopyAddress } from '../create/form/copy-address.tsx';
import { useCreateBot } from '../create/state/create-context.ts';
import { profitText } from '#components/trading/money-text.ts';
import { BacktestTrades } from './backtest-trades.tsx';
import { EquityCurves } from './equity-curves.tsx';
import { KeptBacktests } from './kept-backtests.tsx';
import { resultFigures } from './result-figures.ts';
import type { DoneBacktest } from './use-backtest.ts';

const kept = [getKeptBacktests];

/** For the grammar of a text, and as it is written. */
const countOf = (count: number) => ({ count, written: isolateLtr(numberText(String(count))) });

function Actions({ done }: { readonly done: DoneBacktest }) {
  const t = useTranslations('bots.backtest');
  const { addressOf, take, onWay } = useCreateBot();
  const keep = useChange(keepBacktest, kept);
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  const press = async (): Promise<void> => {
    setPending(true);
    try {
      await keep({ runId: done.runId });
      showToast('done', t('keptNow'));
    } catch (error) {
      showToast('failed', refusalText(error));
    }
    setPending(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="small" className="max-md:h-11" pending={pending} onClick={() => void press()}>
        {t('keep')}
      </Button>
      <CopyAddress label={t('share')} query={() => addressOf(done.request.bot)} />
      <Button
        size="small"
        look="quiet"
        className="max-md:h-11"
        onClick={() => {
          take(done.request.bot, null);
          onWay('manual');
          showToast('done', t('taken'));
        }}
      >
        {t('take')}
      </Button>
    </div>
  );
}

export function BacktestView({ done }: { readonly done: DoneBacktest }) {
  const t = useTranslations('bots.backtest');
  const zoneMinutes = useZoneOffset();
  const { result } = done;
  const { coin, figures } = result;
  const timeText = (timeMs: number): string => formatDateTime(timeMs, zoneMinutes).slice(0, 16);
  const times = { from: timeText(result.fromMs), to: timeText(result.toMs) };
  const { fileName } = done.request;
  const place = useRef<HTMLElement>(null);
  // The focus stays with somebody who types in the meantime.
  useEffect(() => {
    if (document.activeElement?.matches('input, textarea') !== true) place.current?.focus();
  }, [done]);
  const figureList = resultFigures(figures, coin);
  return (
    <section ref={place} tabIndex={-1} aria-label={t('title')} className="flex scroll-mt-20 flex-col gap-4 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-sm font-semibold">{t('title')}</h2>
          <p className="text-2xs text-muted">
            {fileName === undefined
              ? t('about', { ...times, count: countOf(result.candles).written })
              : t('aboutFile', { ...times, ...countOf(result.candles), name: fileName })}{' '}
            · {t('modelVersion', { version: result.modelVersion })}
          </p>
        </div>
        <Actions done={done} />
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-xs sm:grid-cols-3 xl:grid-cols-4">
        {figureList.map(({ name, text, tone }) => (
          <div key={name} title={t(`figureAbout.${name}`)}>
            <dt className="text-2xs text-muted">{t(`figure.${name}`)}</dt>
            <dd className={`${tone} ${name === 'total' ? 'text-sm font-semibold' : ''}`}>{text}</dd>
          </div>
        ))}
      </dl>
      <EquityCurves
        moments={result.curve.map(([timeMs, worth, hold]) => ({ timeMs, worth: Number(worth), other: Number(hold) }))}
        name={t('curve')}
        pointName={t('curvePoint')}
        worthName={t('curveBot')}
        otherName={t('curveHold')}
        timeText={timeText}
        valueText={(value) => profitText(value.toFixed(8), coin).replace('+', '')}
      />
      <p className="text-2xs text-muted">
        {t('fills', { slippage: isolateLtr(formatPercent(String(candleSlippagePpm / 1_000_000))) })}{' '}
        {result.crowdedCandles === 0 ? '' : t(fileName === undefined ? 'crowded' : 'crowdedFile', countOf(result.crowdedCandles))}{' '}
        {t('near', { share: isolateLtr(formatPercent(fastModelTolerance)) })}
      </p>
      <TabSet
        name={t('lists')}
        tabs={[
          { id: 'trades', label: t('trades', { count: result.fillCount }), panel: <BacktestTrades result={result} /> },
          { id: 'kept', label: t('compare'), panel: <KeptBacktests shown={done} /> },
        ]}
      />
    </section>
  );
}
