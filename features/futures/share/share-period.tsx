'use client';
// The card of a day, a week or a month: what all positions that ended in it have brought.
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { ShareDialog } from '#components/trading/share/share-dialog.tsx';
import { useShareWords } from '#lib/api/query/use-share-words.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { getPeriodResult } from '#lib/contract/calls/v1/mcp/history/result.ts';
import { contractLines, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { ShareCardType } from '#lib/contract/site/share-card.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { formatDate } from '#lib/format/format-time.ts';
import { type DayClock, timeSpan } from '#lib/format/time-span.ts';
import { useDayClock } from '#lib/session/clock/use-day-clock.ts';
import { periodCard } from './card-content.ts';

const offered = ['today', 'week', 'month'] as const;
type Period = (typeof offered)[number];

/** 2026-01-31, or from one day to another. */
function daysOf(period: Period, { nowMs, zoneMinutes }: DayClock): string {
  const { startTime = nowMs } = timeSpan({ period, from: '', to: '' }, { nowMs, zoneMinutes });
  const [first, last] = [formatDate(startTime, zoneMinutes), formatDate(nowMs, zoneMinutes)];
  return first === last ? last : `${first} – ${last}`;
}

type Props = {
  readonly line: ContractLineKey;
  readonly markets: ReadonlyMap<string, ContractMarket>;
  readonly onClose: () => void;
};

export function SharePeriod({ line, markets, onClose }: Props) {
  const t = useTranslations('positions');
  const said = useShareWords(localeOf(useLocale()).code, ShareCardType.periodResult);
  const words = useTranslations('terminal.filter');
  const clock = useDayClock();
  const [period, setPeriod] = useState<Period>('today');
  const [coin, setCoin] = useState<string | null>(null);
  const { data, isError } = useCall(
    getPeriodResult,
    { businessLine: contractLines[line], ...timeSpan({ period, from: '', to: '' }, clock()) },
    { asked: [line, period, clock().zoneMinutes], anew: true },
  );
  const results = data?.list ?? [];
  const result = results.find((one) => one.coin === coin) ?? results[0];
  const places = [...markets.values()].find(({ marginCoin }) => marginCoin === result?.coin)?.placeConfig.propertyPlace ?? 4;
  const note = isError ? t('share.failedResult') : data === undefined ? t('share.counting') : t('share.noResult');
  return (
    <ShareDialog
      title={t('share.titlePeriod')}
      words={said}
      content={result === undefined ? null : periodCard(t, result, `${words(`periods.${period}`)} · ${daysOf(period, clock())}`, places)}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-2">
        <SelectBox
          name={words('period')}
          options={offered.map((value) => ({ value, label: words(`periods.${value}`) }))}
          value={period}
          onValue={setPeriod}
          className="h-9 max-md:h-11"
        />
        {results.length < 2 || result === undefined ? null : (
          <SelectBox
            name={t('filter.name.coin')}
            options={results.map((one) => ({ value: one.coin, label: one.coin }))}
            value={result.coin}
            onValue={setCoin}
            className="h-9 max-md:h-11"
          />
        )}
      </div>
      {result === undefined ? <p className="py-6 text-center text-muted">{note}</p> : null}
    </ShareDialog>
  );
}
