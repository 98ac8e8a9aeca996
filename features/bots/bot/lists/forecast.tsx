'use client';
// The forecast of a backtest beside what has happened, by the day; and how the same terms would have done over the same time.
import { useTranslations } from 'next-intl';

import { EmptyState } from '#components/trading/empty-state.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import type { BacktestFigures } from '#lib/contract/bots/backtest.ts';
import { getKeptBacktests } from '#lib/contract/calls/v1/trigger/strategy/backtest/kept.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { Amount, readSigned, writeResult } from '#lib/order-math/amounts/amount.ts';
import { forecastName } from '../../backtest/forecast-name.ts';
import { testedMarkets } from '../../backtest/tested-markets.ts';
import { useBacktest } from '../../backtest/use-backtest.ts';
import { useMinute } from '../../lists/use-minute.ts';
import { toneOf } from '#components/trading/money-text.ts';
import { useBot } from '../bot-context.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
const none = '—';

/** The figures that are compared: shares of what was put in, and pairs. */
type Compared = { readonly lastedMs: number; readonly totalRate: string; readonly matchedRate: string; readonly pairs: number };

function ratio(amount: string, of: string): string {
  const [one, other] = [readSigned(amount), readSigned(of)];
  return one === null || other === null || other.isZero() ? '0' : writeResult(one.dividedBy(other));
}

function aDay(share: string, lastedMs: number): string {
  const value = readSigned(share);
  return value === null || lastedMs <= 0 ? '0' : writeResult(value.times(dayMs).dividedBy(lastedMs));
}

const ofBacktest = (figures: BacktestFigures, lastedMs: number): Compared => ({
  lastedMs,
  totalRate: figures.totalRate,
  matchedRate: ratio(figures.matchedProfit, figures.invested),
  pairs: figures.matchedCount,
});

/** A part of a day is too short to tell what a whole one would bring. */
const isShort = ({ lastedMs }: Compared): boolean => lastedMs < dayMs;

function Rows({ columns }: { readonly columns: readonly { readonly id: string; readonly name: string; readonly of: Compared | null }[] }) {
  const t = useTranslations('bots.forecast');
  const rate = (share: string) => (
    <span className={toneOf(share)}>{isolateLtr(formatPercent(share, { sign: 'always', decimals: 3 }))}</span>
  );
  const rows = [
    { id: 'whole', cell: (one: Compared) => rate(one.totalRate) },
    { id: 'total', cell: (one: Compared) => (isShort(one) ? none : rate(aDay(one.totalRate, one.lastedMs))) },
    { id: 'matched', cell: (one: Compared) => (isShort(one) ? none : rate(aDay(one.matchedRate, one.lastedMs))) },
    {
      id: 'pairs',
      cell: (one: Compared) =>
        isShort(one)
          ? none
          : isolateLtr(formatNumber(writeResult(new Amount(one.pairs).times(dayMs).dividedBy(one.lastedMs)), { decimals: 1 })),
    },
  ] as const;
  return (
    <div className="overflow-x-auto">
      <table aria-label={t('name')} className="w-full text-xs">
        <thead>
          <tr className="text-2xs text-muted">
            <th className="px-3 py-2 text-start font-normal">{t('head')}</th>
            {columns.map(({ id, name }) => (
              <th key={id} className="px-3 py-2 text-end font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cell }) => (
            <tr key={id} className="border-t border-subtle">
              <th className="px-3 py-2 text-start font-normal text-secondary">{t(`row.${id}`)}</th>
              {columns.map((column) => (
                <td key={column.id} className="px-3 py-2 text-end">
                  {column.of === null ? none : cell(column.of)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Forecast() {
  const t = useTranslations('bots.forecast');
  const words = useTranslations('bots.backtest');
  const { bot, market } = useBot();
  const nowMs = useMinute();
  const same = useBacktest(words('failed'));
  const { startTimeMs, endTimeMs, strategyId } = bot;
  const kept = useCall(getKeptBacktests, { symbolId: market.symbolId }).data?.list;
  const foretold = kept?.find(({ name }) => name === forecastName(strategyId));
  if (startTimeMs === null) return <EmptyState text={t('notStarted')} />;
  const toMs = Math.floor((endTimeMs ?? nowMs) / minuteMs) * minuteMs;
  const fromMs = Math.floor(startTimeMs / minuteMs) * minuteMs;
  const happened: Compared = {
    lastedMs: (endTimeMs ?? nowMs) - startTimeMs,
    totalRate: bot.totalRate,
    matchedRate: ratio(bot.matchedProfit, bot.invested),
    pairs: bot.matchedCount,
  };
  const columns = [
    ...(foretold === undefined
      ? []
      : [
          {
            id: 'foretold',
            name: `${t('foretold', { days: Math.round((foretold.request.toMs - foretold.request.fromMs) / dayMs) })} · ${words('modelVersion', { version: foretold.modelVersion })}`,
            of: ofBacktest(foretold.figures, foretold.request.toMs - foretold.request.fromMs),
          },
        ]),
    ...(same.done === null
      ? []
      : [
          {
            id: 'same',
            name: `${t('same')} · ${words('modelVersion', { version: same.done.result.modelVersion })}`,
            of: ofBacktest(same.done.result.figures, same.done.result.toMs - same.done.result.fromMs),
          },
        ]),
    { id: 'happened', name: t('happened'), of: nowMs === 0 ? null : happened },
  ];
  return (
    <div className="flex flex-col gap-3 p-4">
      <p className="text-xs text-secondary">{t(foretold === undefined ? 'aboutNone' : 'about')}</p>
      <Rows columns={columns} />
      <ErrorLine text={same.failure} />
      {toMs - fromMs < minuteMs ? null : (
        <Button
          size="small"
          className="self-start max-md:h-11"
          pending={same.progress !== null}
          onClick={() => same.run({ ...testedMarkets(bot.symbols), fromMs, toMs, bot: bot.bot })}
        >
          {t('runSame')}
        </Button>
      )}
    </div>
  );
}
