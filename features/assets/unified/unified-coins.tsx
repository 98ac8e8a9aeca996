'use client';
// The balances of the one wallet, coin by coin: its amount, its debt, and the part that counts as margin.
import { useTranslations } from 'next-intl';

import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import type { UnifiedAccountAnswer, UnifiedCoin } from '#lib/contract/unified.ts';
import { numberText, shortNumber } from '#lib/format/numbers/number-text.ts';
import { cents } from './cents.ts';
import { OwnFigure } from './own-figure.tsx';

const isNothing = (text: string): boolean => !/[1-9]/.test(text);

/** The values that get a line only if they are not zero, and their names. */
const details = [
  ['frozen', 'frozen'],
  ['unrealised', 'unrealised'],
  ['borrowed', 'owed'],
  ['interest', 'interest'],
  ['interestBearing', 'interestBearing'],
  ['withdrawable', 'withdrawable'],
] as const;

function CoinLine({ coin, isAdvanced }: { readonly coin: UnifiedCoin; readonly isAdvanced: boolean }) {
  const t = useTranslations('unified.coins');
  return (
    <li className="flex flex-col gap-2 border-b border-subtle px-4 py-3 last:border-0">
      <div className="flex items-center gap-3 text-sm">
        <CoinIcon coin={coin.coin} size={22} />
        <span className="font-medium">{coin.coin}</span>
        <span className="ms-auto figure-cell">
          <OwnFigure text={shortNumber(coin.available)} />
          <span className="block text-xs text-muted">{t('available')}</span>
        </span>
        <span className="w-28 figure-cell sm:w-40">
          <OwnFigure text={numberText(cents(coin.worth))} />
          <span className="block text-xs text-muted">{t('worth')}</span>
        </span>
        {isAdvanced ? (
          <span className="hidden w-40 figure-cell sm:block">
            <OwnFigure text={numberText(cents(coin.counted))} />
            <span className="block text-xs text-muted">{t('counted')}</span>
          </span>
        ) : null}
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
        {details
          .filter(([field]) => !isNothing(coin[field]))
          .map(([field, name]) => (
            <div key={field} className="flex gap-1.5">
              <dt>{t(name)}</dt>
              <dd className={field === 'borrowed' ? 'text-negative' : 'text-secondary'}>
                <OwnFigure text={shortNumber(coin[field])} />
              </dd>
            </div>
          ))}
        {isAdvanced ? (
          <div className="flex gap-1.5 sm:hidden">
            <dt>{t('counted')}</dt>
            <dd className="text-secondary">
              <OwnFigure text={numberText(cents(coin.counted))} />
            </dd>
          </div>
        ) : null}
      </dl>
    </li>
  );
}

export function UnifiedCoins({ account: { coins, mode } }: { readonly account: UnifiedAccountAnswer }) {
  const t = useTranslations('unified.coins');
  return (
    <section aria-labelledby="unified-coins" className="rounded-xl border border-subtle bg-surface-1">
      <h2 id="unified-coins" className="border-b border-subtle px-4 py-3.5 text-sm font-semibold">
        {t('title')}
      </h2>
      {coins.length === 0 ? (
        <p className="px-4 py-12 text-center text-sm text-muted">{t('empty')}</p>
      ) : (
        <ul>
          {coins.map((coin) => (
            <CoinLine key={coin.coin} coin={coin} isAdvanced={mode === 'advanced'} />
          ))}
        </ul>
      )}
    </section>
  );
}
