'use client';
// One press tries the terms on the market's past: how far back, how far it is, and the way to give it up.
import { History, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { profitText } from '#components/trading/money-text.ts';
import { Button } from '#components/ui/buttons/button.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { useUser } from '#lib/session/user.ts';
import { useCreateBot } from '../create/state/create-context.ts';
import { CandleFilePicker } from './file/candle-file-picker.tsx';
import { fileNameOf } from './file/file-name.ts';
import { useCandleFile } from './file/use-candle-file.ts';
import { testedMarkets } from './tested-markets.ts';

const windows = ['7', '30', '90', '180', '365'] as const;
const dayMs = 86_400_000;
const minuteMs = 60_000;
const noAlerts = (): readonly string[] => [];

export function BacktestButton() {
  const t = useTranslations('bots.backtest');
  const user = useUser();
  const { symbols, form, way, aiId, terms, problems, backtest } = useCreateBot();
  const useAlerts = form.useAlerts ?? noAlerts;
  const alerts = useAlerts();
  const [days, setDays] = useState<(typeof windows)[number]>('30');
  const { progress, failure, done, run, cancel } = backtest;
  const candleFile = useCandleFile();
  const { state } = candleFile;
  const isOfFile = state.phase === 'read';
  // Terms that are wrong at the price of today may be right at those of a file: the exchange judges them by its first candle.
  const isRefused = !isOfFile && (problems === null || problems.length > 0);
  const isWrong = (way === 'ai' && aiId === null) || terms === null || isRefused || state.phase === 'reading';
  const press = (): void => {
    if (terms === null) return;
    const told = alerts.length === 0 ? {} : { alerts: [...alerts] };
    const asked = { ...testedMarkets(symbols), ...told, bot: terms };
    const toMs = Math.floor(Date.now() / minuteMs) * minuteMs;
    if (state.phase !== 'read') return run({ ...asked, fromMs: toMs - Number(days) * dayMs, toMs });
    const { fromMs, toMs: endMs } = state.file.report;
    return run({ ...asked, fromMs, toMs: endMs, file: state.text, fileName: fileNameOf(state.name) });
  };
  return (
    <div className="flex flex-col gap-1">
      <div className="flex gap-2">
        {isOfFile ? null : (
          <SelectBox
            name={t('window')}
            options={windows.map((value) => ({ value, label: t('days', { count: Number(value) }) }))}
            value={days}
            onValue={setDays}
            className="h-9 max-md:h-11"
          />
        )}
        {progress === null ? (
          <Button className="flex-1 max-md:h-11" disabled={user === null || isWrong} onClick={press}>
            <History size={14} aria-hidden /> {t('run')}
          </Button>
        ) : (
          <Button className="flex-1 max-md:h-11" onClick={cancel}>
            <X size={14} aria-hidden /> {t('cancel', { percent: Math.round(progress.share * 100) })}
          </Button>
        )}
      </div>
      {progress === null ? null : (
        <span
          role="progressbar"
          aria-label={t(`phase.${progress.phase}`)}
          aria-valuenow={Math.round(progress.share * 100)}
          className="block h-0.5 overflow-hidden rounded bg-surface-3"
        >
          <span className="block h-full bg-accent" style={{ width: `${progress.share * 100}%` }} />
        </span>
      )}
      <p role="status" className="sr-only">
        {done === null || progress !== null
          ? ''
          : `${t('title')}: ${t('figure.total')} ${profitText(done.result.figures.totalProfit, done.result.coin)}`}
      </p>
      {failure === null ? null : (
        <p role="alert" className="text-2xs text-negative">
          {failure}
        </p>
      )}
      {user === null || symbols.length > 1 ? null : <CandleFilePicker control={candleFile} />}
      {user === null ? <p className="text-2xs text-muted">{t('logIn')}</p> : null}
    </div>
  );
}
