'use client';
// An attempt at a glance: its figures, and of each rule what is used, what is the limit and what is left.
import { useLocale, useTranslations } from 'next-intl';

import type { ProgrammeAttempt } from '#lib/contract/trader-pro/attempt.ts';
import { programmeRules } from '#lib/contract/trader-pro/programme-rules.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { RuleBar } from './rule-bar.tsx';
import { StateMark } from './state-mark.tsx';

export function AttemptProgress({ attempt }: { readonly attempt: ProgrammeAttempt }) {
  const t = useTranslations('traderPro');
  const locale = useLocale();
  const zone = useZoneOffset();
  const { number, state, equity, roi, winRate, drawdown, score, losses, positionLimit, day, greenDays, orders, broken } = attempt;
  const money = (usdt: string): string => formatCoinAmount(usdt, 'USDT', locale, { decimals: 2 });
  const figures = [
    [t('figures.equity'), money(equity)],
    [t('figures.roi'), formatPercent(roi, { sign: 'always' })],
    [t('figures.winRate'), formatPercent(winRate)],
    [t('figures.drawdown'), formatPercent(drawdown)],
    [t('figures.score'), formatNumber(score, { decimals: 2 })],
  ] as const;
  const amount = (rule: string, value: string): string => (rule === 'greenDays' || rule === 'orders' ? value : money(value));
  return (
    <section aria-labelledby="programme-attempt" className="flex flex-col gap-4 rounded-xl border border-subtle bg-surface-1 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="programme-attempt" className="text-lg font-semibold">
          {t('attempt', { number })}
        </h2>
        <StateMark state={state} />
      </div>
      {state === 'passed' ? <p className="text-sm text-positive">{t('passed')}</p> : null}
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
      <dl className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-5">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="font-semibold">
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-4 sm:grid-cols-2">
        <RuleBar rule="dailyLoss" used={losses.daily.used} limit={losses.daily.limit} left={losses.daily.left} write={money} isLimit />
        <RuleBar rule="totalLoss" used={losses.total.used} limit={losses.total.limit} left={losses.total.left} write={money} isLimit />
        <RuleBar rule="days" used={String(day)} limit={String(programmeRules.days)} left={String(programmeRules.days - day)} />
        <RuleBar
          rule="greenDays"
          used={String(greenDays)}
          limit={String(programmeRules.greenDays)}
          left={String(Math.max(0, programmeRules.greenDays - greenDays))}
        />
        <RuleBar
          rule="orders"
          used={String(orders)}
          limit={String(programmeRules.orders)}
          left={String(Math.max(0, programmeRules.orders - orders))}
        />
        <div className="text-sm">
          <p className="font-medium">{t('rule.position')}</p>
          <p className="text-secondary">{t('most', { limit: isolateLtr(money(positionLimit)) })}</p>
        </div>
      </div>
    </section>
  );
}
