'use client';
// Attempts one below the other, with the figures that their score is made of.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { MovingBox } from '#components/ui/moving-box.tsx';
import type { ProgrammeAttempt, RankedAttempt } from '#lib/contract/trader-pro/attempt.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { StateMark } from './state-mark.tsx';

type Row = Pick<
  RankedAttempt & ProgrammeAttempt,
  'number' | 'state' | 'score' | 'roi' | 'winRate' | 'drawdown' | 'orders' | 'greenDays' | 'startTimeMs'
> & { readonly place?: number; readonly trader?: string; readonly isMine?: boolean; readonly brokenRule?: RankedAttempt['brokenRule'] };

type Props = { readonly title: string; readonly rows: readonly Row[]; readonly children?: ReactNode };

/** Behind the score, which comes first. */
const numbers = ['roi', 'winRate', 'drawdown', 'orders', 'greenDays'] as const;

const textOf = (row: Row, column: (typeof numbers)[number]): string =>
  column === 'orders' || column === 'greenDays' ? String(row[column]) : formatPercent(row[column]);

export function AttemptTable({ title, rows, children }: Props) {
  const t = useTranslations('traderPro');
  const hasTraders = rows.some(({ trader }) => trader !== undefined);
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      {rows.length === 0 ? (
        <p className="rounded-xl border border-subtle bg-surface-1 px-4 py-8 text-center text-sm text-muted">{t('noAttempts')}</p>
      ) : (
        <MovingBox name={title} kind="group" className="rounded-xl border border-subtle bg-surface-1">
          <table className="w-full text-sm">
            <thead className="text-xs text-muted">
              <tr>
                {hasTraders ? (
                  <th scope="col" className="px-4 py-2 text-start font-normal">
                    {t('column.place')}
                  </th>
                ) : null}
                {hasTraders ? (
                  <th scope="col" className="px-4 py-2 text-start font-normal">
                    {t('column.trader')}
                  </th>
                ) : null}
                <th scope="col" className="px-4 py-2 text-end font-normal">
                  {t('column.score')}
                </th>
                <th scope="col" className="px-4 py-2 text-start font-normal">
                  {t('column.attempt')}
                </th>
                <th scope="col" className="px-4 py-2 text-start font-normal">
                  {t('column.state')}
                </th>
                {numbers.map((column) => (
                  <th key={column} scope="col" className="px-4 py-2 text-end font-normal whitespace-nowrap">
                    {t(`column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr
                  key={`${row.trader ?? ''} ${row.number}`}
                  className={`border-t border-subtle ${row.isMine === true ? 'bg-surface-2' : ''}`}
                >
                  {row.place === undefined ? null : <td className="px-4 py-2">{row.place}</td>}
                  {row.trader === undefined ? null : (
                    <td className="px-4 py-2 whitespace-nowrap">
                      <bdi dir="ltr">{row.trader}</bdi>
                      {row.isMine === true ? <span className="ms-2 text-xs text-accent">{t('you')}</span> : null}
                    </td>
                  )}
                  <td className="figure-cell px-4 py-2">{formatNumber(row.score, { decimals: 2 })}</td>
                  <td className="px-4 py-2">{row.number}</td>
                  <td className="px-4 py-2 whitespace-nowrap">
                    <StateMark state={row.state} />
                    {row.brokenRule === undefined || row.brokenRule === null ? null : (
                      <span className="ms-2 text-xs text-muted">{t(`rule.${row.brokenRule}`)}</span>
                    )}
                  </td>
                  {numbers.map((column) => (
                    <td key={column} className="figure-cell px-4 py-2">
                      {textOf(row, column)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </MovingBox>
      )}
      {children}
    </section>
  );
}
