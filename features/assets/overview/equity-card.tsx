'use client';
// The equity through time, and the gain of each hour or day: deposits and withdrawals are shown apart.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { QuickPicks } from '#components/trading/fields/quick-picks.tsx';
import { WorthChart, type WorthPoint } from '#components/trading/worth-chart/worth-chart.tsx';
import type { ChartWindow } from '#components/trading/worth-chart/worth-curve.ts';
import { HiddenAmount } from '#components/ui/hidden-amount.tsx';
import type { AccountKindId } from '#lib/contract/accounts/account-kinds.ts';
import { equitySpans, type EquitySpan } from '#lib/contract/calls/v1/assets/equity.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { readSigned } from '#lib/order-math/amounts/amount.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { useEquity, type Equity } from './use-equity.ts';
import { withSign } from './with-sign.ts';

type Props = {
  readonly initial: Equity;
  /** Null: all accounts together. */
  readonly account: AccountKindId | null;
  readonly worth: (usdt: string) => string;
};

const dayMs = 86_400_000;
const windows: Readonly<Record<EquitySpan, ChartWindow>> = {
  '1D': { ms: dayMs, steps: 24 },
  '1W': { ms: 7 * dayMs, steps: 168 },
  '1M': { ms: 30 * dayMs, steps: 30 },
  '3M': { ms: 90 * dayMs, steps: 90 },
  '1Y': { ms: 365 * dayMs, steps: 365 },
};

const views = ['worth', 'gains'] as const;
const isSpan = (text: string): text is EquitySpan => equitySpans.some((one) => one === text);

const colourOf = (text: string): string =>
  !/[1-9]/.test(text) ? 'text-secondary' : text.startsWith('-') ? 'text-negative' : 'text-positive';

/** A gain as a share of what there was to gain with: the worth at the beginning and what has come since. Null: nothing. */
function rateOf({ list, inflow, gain }: Equity): string | null {
  const base = readSigned(list[0]?.worth ?? '0')?.plus(readSigned(inflow) ?? 0);
  const gained = readSigned(gain);
  return base === undefined || gained === null || base.lte(0) ? null : gained.div(base).toFixed(6);
}

function Figure({ name, text, colour }: { readonly name: string; readonly text: string; readonly colour: string }) {
  const shell = useTranslations('shell');
  const [shows] = usePreference('showsAssets');
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className={`mt-0.5 text-sm font-medium ${shows ? colour : ''}`}>
        {shows ? <bdi dir="ltr">{text}</bdi> : <HiddenAmount label={shell('amounts.hidden')} />}
      </dd>
    </div>
  );
}

export function EquityCard({ initial, account, worth }: Props) {
  const t = useTranslations('portfolio');
  const shell = useTranslations('shell');
  const [shows] = usePreference('showsAssets');
  const [span, setSpan] = useState<EquitySpan>('1W');
  const [view, setView] = useState<(typeof views)[number]>('worth');
  const zone = useZoneOffset();
  const { equity, failed } = useEquity(span, zone, account, span === '1W' ? initial : null);
  const isDaily = span === '1M' || span === '3M' || span === '1Y';
  const timeText = (timeMs: number): string => formatDateTime(timeMs, zone).slice(0, isDaily ? 10 : 16);
  // A gain belongs to the time since the point before.
  const points: readonly WorthPoint[] = view === 'worth' ? (equity?.list ?? []) : (equity?.list.slice(1) ?? []);
  const valueText = (point: WorthPoint): string =>
    shows ? (view === 'worth' ? worth(point.worth) : withSign(point.gain, worth(point.gain))) : shell('amounts.hidden');
  // A line along the bottom would say nothing.
  const isEmpty = equity !== null && equity.list.every((point) => !/[1-9]/.test(point.worth + point.gain));
  const rate = equity === null ? null : rateOf(equity);
  return (
    <section
      aria-labelledby="equity-title"
      className="flex min-h-80 flex-col gap-4 rounded-xl border border-subtle bg-surface-1 p-5 md:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="equity-title" className="text-sm text-muted">
          {t('equity.title')}
        </h2>
        <div className="flex flex-wrap gap-3 max-md:w-full">
          <div className="max-md:flex-1 md:min-w-40 [&_button]:px-2 [&_button]:whitespace-nowrap">
            <QuickPicks
              name={t('equity.view')}
              picks={views.map((one) => ({ value: one, label: t(`equity.${one}`) }))}
              value={view}
              onPick={(one) => setView(one === 'gains' ? 'gains' : 'worth')}
            />
          </div>
          <div className="max-md:w-full md:min-w-52 md:[&_button]:px-2 [&_button]:whitespace-nowrap">
            <QuickPicks
              name={t('equity.span')}
              picks={equitySpans.map((one) => ({ value: one, label: t(`equity.spans.${one}`) }))}
              value={span}
              onPick={(one) => (isSpan(one) ? setSpan(one) : undefined)}
            />
          </div>
        </div>
      </div>
      {equity === null ? (
        failed ? (
          <p role="alert" className="grid flex-1 place-items-center text-sm text-muted">
            {t('equity.failed')}
          </p>
        ) : (
          <ListWaiting />
        )
      ) : (
        <>
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            <Figure
              name={t(account === 'strategy' ? 'equity.botsGain' : 'equity.gain')}
              text={`${withSign(equity.gain, worth(equity.gain))}${rate === null ? '' : ` (${formatPercent(rate, { sign: 'always' })})`}`}
              colour={colourOf(equity.gain)}
            />
            <Figure name={t('equity.inflow')} text={withSign(equity.inflow, worth(equity.inflow))} colour="text-primary" />
          </dl>
          {points.length < (view === 'worth' ? 2 : 1) || isEmpty ? (
            <p className="grid flex-1 place-items-center text-center text-sm text-muted">
              {t(isEmpty ? (account === 'strategy' ? 'equity.botsEmpty' : 'equity.empty') : 'equity.young')}
            </p>
          ) : (
            <WorthChart
              points={points}
              shows={view}
              name={t(`equity.name.${view}`)}
              pointName={t('equity.point')}
              timeText={timeText}
              valueText={valueText}
              window={windows[span]}
            />
          )}
        </>
      )}
    </section>
  );
}
