// One market of the list; drawn again only when its own ticker, star or place changes.
import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';

import { Change } from '#components/trading/change.tsx';
import { FavouriteStar } from '#components/trading/favourite-star.tsx';
import { FlashText } from '#components/trading/flash-text.tsx';
import { Sparkline } from '#components/trading/sparkline.tsx';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import type { Ticker } from '#lib/contract/market.ts';
import { formatDate } from '#lib/format/format-time.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { Link } from '#lib/i18n/navigation.ts';
import type { ListedMarket } from './listed-market.ts';
import { columnPlace } from './market-columns.ts';
import { interestValue } from './market-lines.ts';
import type { SortColumn } from './market-view.ts';

type Props = {
  readonly market: ListedMarket;
  readonly ticker: Ticker | null;
  readonly columns: readonly SortColumn[];
  /** Shown under the name where its own column has no room. */
  readonly under: 'turnover' | 'funding' | 'interest';
  /** The date of its listing stands under the name. */
  readonly isDated: boolean;
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

export const MarketRow = memo(function MarketRow(props: Props) {
  const { market, ticker, columns, under, isDated, day, locale, isFavourite, onStar, place, handle } = props;
  const t = useTranslations('markets');
  const { symbolId, baseCoin, quoteCoin, displayName, pricePlace, kind, path } = market;
  const price = (text: string | undefined): string => (text === undefined ? '—' : formatPrice(text, pricePlace));
  const amount = (text: string | null | undefined, coin: string): string =>
    text === null || text === undefined ? '—' : formatCoinAmount(text, coin, locale, { abbreviated: true });
  const rate = ticker?.contract?.fundingRate ?? null;
  const figures: Readonly<Record<Exclude<SortColumn, 'pair' | 'last' | 'change'>, string>> = {
    high: price(ticker?.highPrice),
    low: price(ticker?.lowPrice),
    volume: amount(ticker?.baseVolume, market.isInverse ? quoteCoin : baseCoin),
    turnover: amount(ticker?.quoteVolume, quoteCoin),
    funding: rate === null ? '—' : formatPercent(rate, { decimals: 4, sign: 'always' }),
    interest: amount(interestValue(market, ticker), quoteCoin),
  };
  return (
    <tr aria-rowindex={place + 1} className="h-13 border-b border-subtle hover:bg-surface-2">
      <th scope="row" className={`font-medium ${columnPlace.pair}`}>
        <div className="flex items-center ps-1">
          {handle}
          <FavouriteStar
            on={isFavourite}
            label={t(isFavourite ? 'unstar' : 'star', { pair: displayName })}
            onToggle={() => onStar(symbolId, !isFavourite)}
          />
          <Link
            href={path}
            className="flex min-h-11 min-w-0 items-center gap-2.5 rounded ps-1 pe-2 max-[22.5rem]:gap-1.5 max-[22.5rem]:pe-0 max-[22.5rem]:text-xs"
          >
            <CoinIcon coin={market.picture} size={24} />
            <span className="flex min-w-0 flex-col">
              {kind === 'spot' ? (
                <bdi dir="ltr">
                  {baseCoin}
                  <span className="text-muted">/{quoteCoin}</span>
                </bdi>
              ) : (
                <span className="flex flex-wrap items-center gap-x-1.5">
                  <bdi dir="ltr" className="wrap-anywhere">
                    {displayName}
                  </bdi>
                  <span className="rounded bg-surface-3 px-1 text-2xs font-normal text-secondary">{t(kind)}</span>
                </span>
              )}
              <bdi
                dir="ltr"
                className={`text-2xs font-normal text-muted ${isDated ? '' : under === 'interest' ? 'lg:hidden' : 'sm:hidden'}`}
              >
                {isDated ? formatDate(market.listedMs, 0) : figures[under]}
              </bdi>
            </span>
          </Link>
        </div>
      </th>
      <td className={`font-medium ${columnPlace.last}`}>
        <FlashText text={price(ticker?.lastPrice)} />
      </td>
      <td className={`whitespace-nowrap ${columnPlace.change}`}>
        <Change rate={ticker?.changeRate ?? '0'} />
      </td>
      {columns.map((column) =>
        column === 'pair' || column === 'last' || column === 'change' ? null : (
          <td key={column} className={`whitespace-nowrap text-secondary ${columnPlace[column]}`}>
            <bdi dir="ltr">{figures[column]}</bdi>
          </td>
        ),
      )}
      <td className={columnPlace.day} dir="ltr">
        <Sparkline prices={day} rate={ticker?.changeRate ?? '0'} />
      </td>
    </tr>
  );
});
