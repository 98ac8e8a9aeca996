'use client';
// Over the lists, while it holds: a margin that runs short, or what was liquidated and why.
import { TriangleAlert, X } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { usePanelsView } from '../panels/state/panels-view.ts';
import type { RiskAlarm } from './use-risk-notices.ts';

export function RiskNotice({ alarm }: { readonly alarm: RiskAlarm }) {
  const t = useTranslations('positions.notice');
  const show = usePanelsView((view) => view.show);
  const { liquidated, margin, onSeen } = alarm;
  const text =
    liquidated !== null
      ? t('liquidated', { contract: isolateLtr(liquidated.name) })
      : margin === null
        ? ''
        : t(margin.isolated ? 'marginIsolated' : 'marginCross', {
            name: isolateLtr(margin.name),
            ratio: isolateLtr(margin.ratio === null ? '> 100%' : formatPercent(margin.ratio)),
          });
  return (
    <div
      role="alert"
      className={`flex shrink-0 items-center gap-2 border-b border-subtle px-3 py-1.5 text-xs ${liquidated === null ? 'bg-warning-soft text-warning' : 'bg-negative-soft text-negative'}`}
    >
      <TriangleAlert size={14} aria-hidden className="shrink-0" />
      <span className="min-w-0 flex-1">{text}</span>
      <button
        type="button"
        onClick={() => {
          if (liquidated === null) show('positions', margin?.isolated === true ? margin.key : null);
          else show('liquidations', liquidated.id);
        }}
        className="shrink-0 rounded font-medium underline max-md:min-h-11"
      >
        {t(liquidated === null ? 'seePositions' : 'seeWhy')}
      </button>
      <button
        type="button"
        aria-label={t('seen')}
        onClick={onSeen}
        className="grid size-6 shrink-0 place-items-center rounded hover:bg-surface-3 max-md:size-11"
      >
        <X size={14} aria-hidden />
      </button>
    </div>
  );
}
