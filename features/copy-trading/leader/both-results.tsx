// The result of a leader beside that of those who followed, over their whole lives.
import { useTranslations } from 'next-intl';

import { profitText, toneOf } from '#components/trading/money-text.ts';
import type { LeaderFigures } from '#lib/contract/leaders/leader-record.ts';
import { dollarText } from '#lib/format/numbers/dollar-text.ts';
import { changeText, nothing } from '../words/figure-text.ts';

export function BothResults({ whole, coin }: { readonly whole: LeaderFigures; readonly coin: string }) {
  const t = useTranslations('leaderRecords');
  const { timeWeighted, profit, followersReturn, followersProfit, shared } = whole;
  const side = (id: 'leader' | 'followers', share: string | null, gain: string) => (
    <div className="flex min-w-0 flex-col gap-1">
      <span className="text-xs text-muted">{t(`both.${id}`)}</span>
      <bdi dir="ltr" className={`text-2xl font-semibold tabular-nums ${toneOf(share ?? '0')}`}>
        {changeText(share)}
      </bdi>
      <span className="text-xs text-secondary tabular-nums">{share === null ? nothing : profitText(gain, coin)}</span>
    </div>
  );
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        {side('leader', timeWeighted, profit)}
        {side('followers', followersReturn, followersProfit)}
      </div>
      <p className="text-xs text-muted">
        {followersReturn === null ? t('both.none') : t('both.about', { shared: dollarText(shared, coin) })}
      </p>
    </>
  );
}
