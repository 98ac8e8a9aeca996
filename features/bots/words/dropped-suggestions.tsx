// The choices that lost on the days after, and are not suggested: in words, so that a short list says why it is short.
import { useTranslations } from 'next-intl';

import type { DroppedSuggestion } from '#lib/contract/bots/backtest.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';

/** `nameOf`: its market, where several are listed. */
export function DroppedSuggestions({
  dropped,
  nameOf,
}: {
  readonly dropped: readonly DroppedSuggestion[];
  readonly nameOf?: (symbolId: string) => string;
}) {
  const t = useTranslations('bots.suggestion');
  const rate = (share: string): string => isolateLtr(formatPercent(share, { sign: 'always' }));
  if (dropped.length === 0) return null;
  return (
    <details className="text-2xs text-muted">
      <summary className="cursor-pointer py-1 hover:text-primary max-md:py-3">{t('dropped', { count: dropped.length })}</summary>
      <ul className="flex flex-col">
        {dropped.map(({ symbolId, grade, judged, chosen }) => (
          <li key={`${symbolId} ${grade}`}>
            {nameOf === undefined ? '' : `${isolateLtr(nameOf(symbolId))} · `}
            {t('droppedRates', { grade: t(`grade.${grade}`), judged: rate(judged.totalRate), chosen: rate(chosen.totalRate) })}
          </li>
        ))}
      </ul>
    </details>
  );
}
