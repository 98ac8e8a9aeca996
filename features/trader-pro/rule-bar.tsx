'use client';
// One rule of the programme: used, limit, left, and a bar that shows how near they are to each other.
import { useTranslations } from 'next-intl';

import { type ProgrammeGoal, type ProgrammeLimit, programmeRules } from '#lib/contract/trader-pro/programme-rules.ts';
import { isolateLtr } from '#lib/format/bidi.ts';

type Props = {
  readonly used: string;
  readonly limit: string;
  readonly left: string;
} & (
  | { readonly rule: ProgrammeLimit; readonly write: (usdt: string) => string }
  /** It must be reached, and a limit must not. */
  | { readonly rule: ProgrammeGoal; readonly write?: never }
);

const asItIs = (value: string): string => value;

export function RuleBar({ rule, used, limit, left, write }: Props) {
  const t = useTranslations('traderPro');
  const isGoal = write === undefined;
  const text = write ?? asItIs;
  const share = Number(limit) > 0 ? Math.min(100, (Number(used) / Number(limit)) * 100) : 0;
  const isReached = isGoal && share === 100;
  const isNear = !isGoal && share >= programmeRules.alertPercent;
  const name = t(`rule.${rule}`);
  const over = share === 100 ? 'text-negative' : 'text-warning';
  return (
    <div className="text-sm">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-medium">{name}</span>
        <span className={isReached ? 'text-positive' : isNear ? over : 'text-secondary'}>
          {isReached ? t('reached') : t('left', { left: isolateLtr(text(left)) })}
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={name}
        aria-valuenow={Math.round(share)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="my-1.5 h-1.5 overflow-hidden rounded-full bg-surface-3"
      >
        <div
          className={`h-full rounded-full ${isReached ? 'bg-positive' : isNear ? (share === 100 ? 'bg-negative' : 'bg-warning') : 'bg-accent'}`}
          style={{ inlineSize: `${share}%` }}
        />
      </div>
      <p className="text-xs text-muted">{t('of', { used: isolateLtr(text(used)), limit: isolateLtr(text(limit)) })}</p>
    </div>
  );
}
