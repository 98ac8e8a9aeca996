'use client';
// The worth of all bots together, and under it what was put in, taken out and made, coin by coin.
import { useTranslations } from 'next-intl';

import { FigureList } from '../words/figure-list.tsx';
import { moneyText, profitText, toneOf } from '#components/trading/money-text.ts';
import type { CoinSums } from './holdings.ts';
import { useOwnAmount } from './use-own-amount.tsx';

export function AssetTotals({ total, sums }: { readonly total: string; readonly sums: readonly CoinSums[] }) {
  const t = useTranslations('plaza.assets');
  const own = useOwnAmount();
  return (
    <section aria-label={t('worth')} className="flex flex-col gap-4 border-y border-subtle bg-surface-1 p-5 md:rounded-xl md:border md:p-6">
      <div>
        <p className="text-sm text-muted">{t('worth')}</p>
        <p className="text-2xl font-semibold">{own(moneyText(total, 'USDT'))}</p>
      </div>
      {sums.map(({ coin, putIn, takenOut, equity, profit }) => (
        <FigureList
          key={coin}
          className="border-t border-subtle pt-3"
          lines={[
            { id: 'putIn', name: t('putIn'), value: own(moneyText(putIn, coin)) },
            { id: 'takenOut', name: t('takenOut'), value: own(moneyText(takenOut, coin)) },
            // The one above is the same, where all of it is in USDT.
            ...(sums.length === 1 && coin === 'USDT' ? [] : [{ id: 'equity', name: t('worth'), value: own(moneyText(equity, coin)) }]),
            { id: 'profit', name: t('runningProfit'), value: own(profitText(profit, coin), toneOf(profit)) },
          ]}
        />
      ))}
    </section>
  );
}
