'use client';
// An attempt at a glance: its figures, and of each rule what is used, what is the limit and what is left.
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { buttonClasses } from '#components/ui/buttons/button.tsx';
import type { ProgrammeAttempt } from '#lib/contract/trader-pro/attempt.ts';
import { programmeLimits, programmeRules } from '#lib/contract/trader-pro/programme-rules.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import { DayStrip } from './day-strip.tsx';
import { RuleBar } from './rule-bar.tsx';
import { StateMark } from './state-mark.tsx';

const dayMs = 86_400_000;
/** The end of the last UTC day. */
const lastMoment = (startTimeMs: number): number => startTimeMs - (startTimeMs % dayMs) + programmeRules.days * dayMs;

export function AttemptProgress({ attempt }: { readonly attempt: ProgrammeAttempt }) {
  const t = useTranslations('traderPro');
  const locale = useLocale();
  const zone = useZoneOffset();
  const { number, state, equity, roi, winRate, drawdown, score, losses, largestPosition, day, greenDays, orders, broken } = attempt;
  const { startTimeMs, endTimeMs } = attempt;
  const money = (usdt: string): string => formatCoinAmount(usdt, 'USDT', locale, { decimals: 2 });
  const figures = [
    [t('figures.equity'), money(equity)],
    [t('figures.roi'), formatPercent(roi, { sign: 'always' })],
    [t('figures.winRate'), formatPercent(winRate)],
    [t('figures.drawdown'), formatPercent(drawdown)],
    [t('figures.score'), formatNumber(score, { decimals: 2 })],
  ] as const;
  const uses = { dailyLoss: losses.daily, totalLoss: losses.total, position: largestPosition };
  // Nothing is known of positions once it is over, but of the one that has ended it.
  const limits = programmeLimits.flatMap((rule) => {
    if (broken?.rule === rule) return [[rule, { used: broken.value, limit: broken.limit, left: '0' }] as const];
    return state === 'running' || rule !== 'position' ? [[rule, uses[rule]] as const] : [];
  });
  const goals = [
    ['greenDays', greenDays],
    ['orders', orders],
  ] as const;
  const amount = (rule: string, value: string): string => (rule === 'greenDays' || rule === 'orders' ? value : money(value));
  return (
    <section aria-labelledby="programme-attempt" className="flex flex-col gap-4 rounded-xl border border-subtle bg-surface-1 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="programme-attempt" className="text-lg font-semibold">
          {t('attempt', { number })}
        </h2>
        <StateMark state={state} />
        <p className="text-sm text-muted sm:ms-auto">
          {endTimeMs === null ? `${t('dayOf', { day, days: programmeRules.days })} · ` : null}
          {t(endTimeMs === null ? 'ends' : 'ended', { time: isolateLtr(formatDateTime(endTimeMs ?? lastMoment(startTimeMs), zone)) })}
        </p>
      </div>
      {state === 'passed' ? (
        <p className="flex flex-wrap items-center gap-3 text-sm text-positive">
          {t('passed')}
          <PageLink href="/copy-trading/lead" className={`${buttonClasses('primary', 'medium')} max-md:h-11`}>
            {t('lead')}
          </PageLink>
        </p>
      ) : null}
      {broken === null ? null : (
        <p className="text-sm text-negative">
          {t('broken', {
            rule: t(`rule.${broken.rule}`),
            value: isolateLtr(amount(broken.rule, broken.value)),
            limit: isolateLtr(amount(broken.rule, broken.limit)),
          })}
          <span className="block text-xs text-muted">
            {t('brokenAt', { sequence: String(broken.sequence), time: isolateLtr(formatDateTime(broken.timeMs, zone)) })}
          </span>
        </p>
      )}
      <dl className="grid grid-cols-2 items-end gap-3 text-sm sm:grid-cols-5">
        {figures.map(([name, value]) => (
          <div key={name} className="first:text-lg max-sm:first:col-span-2">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="font-semibold">
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Group title={t('limits')} className="sm:grid-cols-3">
        {limits.map(([rule, use]) => (
          <RuleBar key={rule} rule={rule} {...use} write={money} />
        ))}
      </Group>
      <Group title={t('goals')} className="sm:grid-cols-2">
        {goals.map(([rule, reached]) => (
          <RuleBar
            key={rule}
            rule={rule}
            used={String(reached)}
            limit={String(programmeRules[rule])}
            left={String(Math.max(0, programmeRules[rule] - reached))}
          />
        ))}
      </Group>
      <DayStrip attempt={attempt} />
    </section>
  );
}

type GroupProps = { readonly title: string; readonly className: string; readonly children: ReactNode };

function Group({ title, className, children }: GroupProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-2 border-t border-subtle pt-3">
      <h3 className="text-sm text-muted">{title}</h3>
      <div className={`grid gap-x-6 gap-y-3 ${className}`}>{children}</div>
    </section>
  );
}
