'use client';
// The collateral rate of each coin, slice by slice.
import { useTranslations } from 'next-intl';

import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import { ColumnHead } from '#components/ui/column-head.tsx';
import type { MarginCoinTerms } from '#lib/contract/margin.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';

type Slice = { readonly words: string; readonly ratio: string };

export function CollateralTable({ coins }: { readonly coins: readonly Pick<MarginCoinTerms, 'coin' | 'collateral'>[] }) {
  const t = useTranslations('unified.collateral');
  const slicesOf = ({ coin, collateral }: (typeof coins)[number]): Slice[] => {
    const last = collateral.at(-1);
    return [
      ...collateral.map(({ upTo, valueRatio }) => ({
        words: t('upTo', { amount: isolateLtr(`${shortNumber(upTo)} ${coin}`) }),
        ratio: valueRatio,
      })),
      ...(last === undefined ? [] : [{ words: t('more', { amount: isolateLtr(`${shortNumber(last.upTo)} ${coin}`) }), ratio: '0' }]),
    ];
  };
  return (
    <section aria-labelledby="collateral-title" className="rounded-xl border border-subtle bg-surface-1">
      <div className="border-b border-subtle px-4 py-3.5">
        <h2 id="collateral-title" className="text-sm font-semibold">
          {t('title')}
        </h2>
        <p className="mt-1 text-xs leading-5 text-muted">{t('about')}</p>
      </div>
      <table className="w-full text-sm">
        <caption className="sr-only">{t('title')}</caption>
        <thead className="text-xs text-muted">
          <tr className="h-9 border-b border-subtle">
            <ColumnHead place="ps-4 text-start">{t('coin')}</ColumnHead>
            <ColumnHead place="text-start">{t('amount')}</ColumnHead>
            <ColumnHead place="pe-4 figure-cell">{t('ratio')}</ColumnHead>
          </tr>
        </thead>
        {coins.map((coin) => (
          <tbody key={coin.coin} className="border-b border-subtle last:border-0">
            {slicesOf(coin).map(({ words, ratio }, place, all) => (
              <tr key={words} className="h-9">
                {place === 0 ? (
                  <th scope="rowgroup" rowSpan={all.length} className="pe-4 ps-4 pt-2.5 text-start align-top font-medium">
                    <span className="flex items-center gap-2">
                      <CoinIcon coin={coin.coin} size={18} /> {coin.coin}
                    </span>
                  </th>
                ) : null}
                <td className="text-secondary">{words}</td>
                <td className="pe-4 figure-cell">
                  <bdi dir="ltr">{formatPercent(ratio, { decimals: 1 })}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
