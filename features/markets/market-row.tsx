// One market of the list; drawn again only when its own ticker, star or place changes.
import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';

import { Change } from '#components/trading/change.tsx';
import { FavouriteStar } from '#components/trading/favourite-star.tsx';
import { FlashText } from '#components/trading/flash-text.tsx';
import { Sparkline } from '#components/trading/sparkline.tsx';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import { marketPath } from '#lib/contract/market-line.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { coinPicture } from '#lib/format/coin-picture.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { Link } from '#lib/i18n/navigation.ts';
import type { AnyMarket } from './market-view.ts';

type Props = {
  readonly market: AnyMarket;
  readonly ticker: Ticker | null;
  /** Closes of the last hours, oldest first. */
  readonly day: readonly string[];
  readonly locale: string;
  readonly isFavourite: boolean;
  readonly onStar: (symbolId: string, on: boolean) => void;
  /** From 1, of the whole list. */
  readonly place: number;
  /** The handle, where favourites can be moved. */
  readonly handle?: ReactNode;
};

const wide = 'hidden figure-cell text-secondary lg:table-cell';

export const MarketRow = memo(function MarketRow({ market, ticker, day, locale, isFavourite, onStar, place, handle }: Props) {
  const t = useTranslations('markets');
  const { symbolId, baseCoin, quoteCoin, displayName, pricePlace } = market;
  const price = (text: string | undefined): string => (text === undefined ? '—' : formatPrice(text, pricePlace));
  const amount = (text: string | undefined, coin: string): string =>
    text === undefined ? '—' : formatCoinAmount(text, coin, locale, { abbreviated: true });
  return (
    <tr aria-rowindex={place + 1} className="h-13 border-b border-subtle hover:bg-surface-2">
      <th scope="row" className="text-start font-medium">
        <div className="flex items-center ps-1">
          {handle}
          <FavouriteStar
            on={isFavourite}
            label={t(isFavourite ? 'unstar' : 'star', { pair: displayName })}
            onToggle={() => onStar(symbolId, !isFavourite)}
          />
          <Link href={marketPath(market)} className="flex min-h-11 min-w-0 items-center gap-2.5 rounded ps-1 pe-2">
            <CoinIcon coin={coinPicture(market)} size={24} />
            <span className="flex min-w-0 flex-col">
              {'name' in market ? (
                <span className="flex items-center gap-1.5">
                  <bdi dir="ltr">{displayName}</bdi>
                  <span className="rounded bg-surface-3 px-1 text-2xs font-normal text-secondary">
                    {t(market.symbolType === 2 ? 'delivery' : 'perpetual')}
                  </span>
                </span>
              ) : (
                <bdi dir="ltr">
                  {baseCoin}
                  <span className="text-muted">/{quoteCoin}</span>
                </bdi>
              )}
              <bdi dir="ltr" className="text-2xs font-normal text-muted sm:hidden">
                {amount(ticker?.quoteVolume, quoteCoin)}
              </bdi>
            </span>
          </Link>
        </div>
      </th>
      <td className="figure-cell font-medium">
        <FlashText text={price(ticker?.lastPrice)} />
      </td>
      <td className="pe-3 figure-cell whitespace-nowrap sm:pe-0">
        <Change rate={ticker?.changeRate ?? '0'} />
      </td>
      <td className={wide}>
        <bdi dir="ltr">{price(ticker?.highPrice)}</bdi>
      </td>
      <td className={wide}>
        <bdi dir="ltr">{price(ticker?.lowPrice)}</bdi>
      </td>
      <td className={wide}>
        <bdi dir="ltr">{amount(ticker?.baseVolume, baseCoin)}</bdi>
      </td>
      <td className="hidden figure-cell text-secondary sm:table-cell">
        <bdi dir="ltr">{amount(ticker?.quoteVolume, quoteCoin)}</bdi>
      </td>
      <td className="hidden pe-4 figure-cell md:table-cell" dir="ltr">
        <Sparkline prices={day} rate={ticker?.changeRate ?? '0'} />
      </td>
    </tr>
  );
});
