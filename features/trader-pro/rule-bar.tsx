'use client';
// One rule of the programme: used, limit, left, and a bar that shows how near they are to each other.
import { useTranslations } from 'next-intl';

import { programmeRules } from '#lib/contract/trader-pro/programme-rules.ts';
import { isolateLtr } from '#lib/format/bidi.ts';

type Props = {
  readonly rule: 'dailyLoss' | 'totalLoss' | 'days' | 'greenDays' | 'orders';
  readonly used: string;
  readonly limit: string;
  readonly left: string;
  readonly write?: (value: string) => string;
  /** It must not be reached; the others must. */
  readonly isLimit?: boolean;
};

const asItIs = (value: string): string => value;

export function RuleBar({ rule, used, limit, left, write = asItIs, isLimit = false }: Props) {
  const t = useTranslations('traderPro');
  const share = Math.min(100, (Number(used) / Number(limit)) * 100);
  const isNear = isLimit && share >= programmeRules.alertPercent;
  const name = t(`rule.${rule}`);
  return (
    <div className="text-sm">
      <p className="flex justify-between gap-3">
        <span className="font-medium">{name}</span>
        <span className="text-secondary">{t('left', { left: isolateLtr(write(left)) })}</span>
      </p>
      <div
        role="progressbar"
        aria-label={name}
        aria-valuenow={Math.round(share)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="my-1.5 h-1.5 overflow-hidden rounded-full bg-surface-2"
      >
        <div className={`h-full rounded-full ${isNear ? 'bg-negative' : 'bg-accent'}`} style={{ inlineSize: `${share}%` }} />
      </div>
      <p className="text-xs text-muted">{t('of', { used: isolateLtr(write(used)), limit: isolateLtr(write(limit)) })}</p>
    </div>
  );
}
