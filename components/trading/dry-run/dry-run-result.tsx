'use client';
// The result of a dry run: what would have been left, what would have been copied, and what would not, with the reason.
import { useTranslations } from 'next-intl';

import { TimeText } from '#components/trading/time-text.tsx';
import type { ResponseOf } from '#lib/contract/call.ts';
import { dryRunDays, type runLeaderDry } from '#lib/contract/calls/v1/trigger/trace/leader/dryRun.ts';
import { compareDecimals } from '#lib/format/numbers/compare-decimals.ts';
import { dollarText } from '#lib/format/numbers/dollar-text.ts';

type Result = ResponseOf<typeof runLeaderDry>;

/** Sentences that have words of their own here; others are told as what they are about. */
const told = [
  'copied',
  'partly',
  'closed',
  'exited',
  'liquidated',
  'total-stop',
  'daily-stop',
  'failed',
  'skipped-deviation',
  'skipped-minimum',
  'skipped-maximum',
  'skipped-funds',
  'skipped-market',
  'skipped-left-out',
  'skipped-daily-stop',
  'skipped-ending',
  'skipped-limit',
] as const;

const wordOf = (code: string): (typeof told)[number] => told.find((one) => `copy.${one}` === code) ?? 'failed';

type Props = {
  readonly result: Result;
  /** So many minutes from UTC. */
  readonly zoneMinutes: number;
};

export function DryRunResult({ result, zoneMinutes }: Props) {
  const t = useTranslations('leaderRecords.dryRun');
  const { invested, left, fees, lowest, coin, orders, copied, skipped, rows } = result;
  if (orders === 0)
    return (
      <p role="status" className="text-xs text-muted">
        {t('none', { days: dryRunDays })}
      </p>
    );
  const isLoss = compareDecimals(left, invested) < 0;
  return (
    <div role="status" className="flex flex-col gap-3 border-t border-subtle pt-3 text-xs">
      <p className="flex flex-col gap-1">
        <span className="text-muted">{t('left', { invested: dollarText(invested, coin) })}</span>
        <bdi dir="ltr" className={`self-start text-2xl font-semibold tabular-nums ${isLoss ? 'text-negative' : 'text-positive'}`}>
          {dollarText(left, coin)}
        </bdi>
        <span className="text-muted">{t('lowest', { lowest: dollarText(lowest, coin), fees: dollarText(fees, coin) })}</span>
      </p>
      <p>{t('counted', { orders, copied })}</p>
      {skipped.length === 0 ? null : (
        <ul className="flex flex-col gap-1">
          {skipped.map(({ code, count }) => (
            <li key={code} className="flex justify-between gap-4">
              <span className="text-muted">{t(`row.${wordOf(code)}`)}</span>
              <span className="tabular-nums">{count}</span>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary className="cursor-pointer py-1 text-accent max-md:py-3">{t('rows')}</summary>
        <ul className="flex max-h-72 flex-col overflow-y-auto">
          {rows.map(({ timeMs, symbolId, code, price, count }, at) => (
            <li key={`${timeMs} ${at}`} className="flex flex-col gap-0.5 border-t border-subtle py-1.5">
              <span className="flex justify-between gap-2">
                <bdi dir="ltr">{symbolId.replace(/_[A-Z]+$/, '')}</bdi>
                <TimeText timeMs={timeMs} zoneMinutes={zoneMinutes} />
              </span>
              <span className="text-muted">
                {t(`row.${wordOf(code)}`)}
                {price === null || count === null ? null : (
                  <>
                    {' '}
                    <bdi dir="ltr" className="text-primary tabular-nums">{`${count} × ${price}`}</bdi>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      </details>
      <p className="text-2xs text-muted">{t('past')}</p>
    </div>
  );
}
