'use client';
// The report of a file of candles in plain words, or the reason and the line for which it is refused.
import { useLocale, useTranslations } from 'next-intl';

import { ErrorLine } from '#components/ui/error-line.tsx';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { type CandleFile, type FileRefusal, timeYears } from '#lib/market-files/market-file.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { type FigureLine, FigureList } from '../../words/figure-list.tsx';
import { type CandleFileState, type FileProblem, mostMegabytes } from './use-candle-file.ts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** The length of a candle in words, 5 minutes or 1 day: in the largest unit that it is a whole number of. */
function intervalName(intervalMs: number, locale: string): string {
  const [unit, unitMs] = units.find(([, ms]) => intervalMs % ms === 0) ?? (['second', 1000] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(intervalMs / unitMs);
}

const count = (amount: number): string => isolateLtr(numberText(String(amount)));
const exampleDate = '2026-01-31';

function FileFigures({ file }: { readonly file: CandleFile }) {
  const t = useTranslations('bots.backtest.file');
  const locale = useLocale();
  const zoneMinutes = useZoneOffset();
  const { report, candles, gaps, intervalMs, hasVolume } = file;
  const time = (timeMs: number): string => isolateLtr(formatDateTime(timeMs, zoneMinutes).slice(0, 16));
  const line = (id: 'form' | 'span' | 'unit' | 'candles' | 'gaps' | 'reordered' | 'volume', value: string): FigureLine => ({
    id,
    name: t(id),
    value,
  });
  const lines: readonly FigureLine[] = [
    line('form', report.form ?? t('plainForm')),
    line('span', t('spanOf', { from: time(report.fromMs), to: time(report.toMs) })),
    line('unit', report.units.map((unit) => t(`unitOf.${unit}`)).join(', ')),
    line('candles', t('candlesOf', { count: count(candles.length), interval: intervalName(intervalMs, locale) })),
    line('gaps', count(gaps)),
    ...(report.reordered === 0 ? [] : [line('reordered', count(report.reordered))]),
    ...(hasVolume ? [] : [line('volume', t('noVolume'))]),
    ...report.passedOver.map(({ reason, count: passed, line: first }): FigureLine => ({
      id: reason,
      name: t('skipped'),
      value: t('skippedOf', { count: count(passed), line: count(first), reason: t(`reason.${reason}`) }),
    })),
  ];
  return <FigureList lines={lines} />;
}

function useProblemText(): (problem: FileProblem) => string {
  const t = useTranslations('bots.backtest.file');
  const faultText = ({ fault, text, reason, limit }: FileRefusal): string =>
    fault === 'noRows' && reason !== null
      ? t('noRowsFor', { reason: t(`reason.${reason}`) })
      : t(`fault.${fault}`, {
          text: isolateLtr(text),
          limit: count(limit ?? 0),
          first: isolateLtr(String(timeYears.first)),
          last: isolateLtr(String(timeYears.last)),
          example: isolateLtr(exampleDate),
        });
  return (problem) =>
    typeof problem === 'string'
      ? t(problem, { limit: isolateLtr(String(mostMegabytes)) })
      : t('refusedLine', { line: count(problem.line), reason: faultText(problem) });
}

export function CandleFileReport({ state }: { readonly state: CandleFileState }) {
  const t = useTranslations('bots.backtest.file');
  const problemText = useProblemText();
  if (state.phase === 'refused') return <ErrorLine text={problemText(state.problem)} />;
  return (
    <div role="status" className="empty:hidden">
      {state.phase === 'reading' ? <p className="text-2xs text-muted">{t('reading')}</p> : null}
      {state.phase === 'read' ? <FileFigures file={state.file} /> : null}
    </div>
  );
}
