// The rates of a suggestion: first on the days that the choice had not seen, then on the days that it was chosen on.
import { useTranslations } from 'next-intl';

import type { Suggestion } from '#lib/contract/bots/backtest.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { toneOf } from '#components/trading/money-text.ts';

const dayMs = 86_400_000;
const daysOf = ({ fromMs, toMs }: Suggestion['judged']): number => Math.round((toMs - fromMs) / dayMs);
const rateText = (rate: string): string => formatPercent(rate, { sign: 'always' });

export function JudgedRate({ judged, className }: { readonly judged: Suggestion['judged']; readonly className: string }) {
  const t = useTranslations('bots.suggestion');
  const { totalRate } = judged.figures;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <bdi dir="ltr" className={`font-medium ${toneOf(totalRate)} ${className}`}>
        {rateText(totalRate)}
      </bdi>
      <span className="text-2xs text-muted">{t('judged', { count: daysOf(judged) })}</span>
    </span>
  );
}

export function ChosenRate({ chosen }: { readonly chosen: Suggestion['chosen'] }) {
  const t = useTranslations('bots.suggestion');
  return (
    <span className="text-2xs text-muted">
      {t('chosen', { count: daysOf(chosen), rate: isolateLtr(rateText(chosen.figures.totalRate)) })}
    </span>
  );
}
