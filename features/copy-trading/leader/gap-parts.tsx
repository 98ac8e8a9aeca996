// The gap between a leader and those who copied, as bars of its parts: they sum to the difference.
import { useTranslations } from 'next-intl';

import { profitText } from '#components/trading/money-text.ts';
import type { LeaderGap } from '#lib/contract/leaders/leader-record.ts';
import { SignedMoney } from '../words/signed-figure.tsx';

const parts = ['price', 'time', 'size', 'skipped', 'fees', 'share'] as const;

/** A bar from the middle to its side; pixels need no exactness. */
function Bar({ amount, most }: { readonly amount: string; readonly most: number }) {
  const share = most === 0 ? 0 : Math.min(50, (Math.abs(Number(amount)) / most) * 50);
  const isCost = amount.startsWith('-');
  return (
    <span aria-hidden dir="ltr" className="relative block h-2 w-full rounded bg-surface-2">
      <span
        className={`absolute inset-y-0 rounded ${isCost ? 'bg-negative' : 'bg-positive'}`}
        style={{ insetInlineStart: `${isCost ? 50 - share : 50}%`, width: `${share}%` }}
      />
      <span className="absolute inset-y-0 start-1/2 w-px bg-strong" />
    </span>
  );
}

export function GapParts({ gap, coin }: { readonly gap: LeaderGap; readonly coin: string }) {
  const t = useTranslations('leaderRecords.gap');
  if (gap.trades === 0) return <p className="text-xs text-muted">{t('none')}</p>;
  const most = Math.max(...parts.map((part) => Math.abs(Number(gap[part]))));
  const row = 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[9rem_minmax(0,1fr)_auto]';
  return (
    <>
      <p className="text-xs text-muted">{t('about', { trades: gap.trades, copied: gap.copiedOrders, skipped: gap.skippedOrders })}</p>
      <dl className="flex flex-col text-xs">
        <div className="flex justify-between gap-4 py-1.5">
          <dt className="text-muted">{t('leader')}</dt>
          <dd className="tabular-nums">{profitText(gap.leader, coin)}</dd>
        </div>
        {parts.map((part) => (
          <div key={part} className={`${row} border-t border-subtle`}>
            <dt title={t(`why.${part}`)}>{t(`part.${part}`)}</dt>
            <dd className="order-last col-span-2 sm:order-none sm:col-span-1">
              <Bar amount={gap[part]} most={most} />
              <span className="mt-1 block text-2xs text-muted">{t(`why.${part}`)}</span>
            </dd>
            <dd className="text-end tabular-nums">
              <SignedMoney amount={gap[part]} coin={coin} />
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-strong py-1.5 font-medium">
          <dt>{t('followers')}</dt>
          <dd className="tabular-nums">{profitText(gap.followers, coin)}</dd>
        </div>
      </dl>
    </>
  );
}
