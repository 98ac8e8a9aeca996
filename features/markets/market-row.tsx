// One market of the list; drawn again only when its own ticker, star or place changes.
import { Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';

import { Change } from '#components/trading/change.tsx';
import { FavouriteStar } from '#components/trading/favourite-star.tsx';
import { FlashText } from '#components/trading/flash-text.tsx';
import { Countdown } from '#components/trading/funding/countdown.tsx';
import { FundingRate } from '#components/trading/funding/funding-rate.tsx';
import { Sparkline } from '#components/trading/sparkline.tsx';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import type { Ticker } from '#lib/contract/market.ts';
import { formatDate } from '#lib/format/format-time.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
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
  readonly under: 'turnover' | 'interest';
  /** The date of its listing stands under the name. */
  readonly isDated: boolean;
  /** Closes of the last hours, oldest first. */
  readonly day: readonly string[];
  readonly onDetails: ((symbolId: string) => void) | null;
  readonly drawnMs: number;
  readonly locale: string;
  readonly isFavourite: boolean;
  readonly onStar: (symbolId: string, on: boolean) => void;
  /** From 1, of the whole list. */
  readonly place: number;
  /** The handle, where favourites can be moved. */
  readonly handle?: ReactNode;
};

export const MarketRow = memo(function MarketRow(props: Props) {
  const { market, ticker, columns, under, isDated, day, onDetails, drawnMs, locale, isFavourite, onStar, place, handle } = props;
  const t = useTranslations('markets');
  const { symbolId, baseCoin, quoteCoin, displayName, pricePlace, kind, path, leverage, deliveryMs } = market;
  const price = (text: string | null | undefined): string => (text === null || text === undefined ? '—' : formatPrice(text, pricePlace));
  const amount = (text: string | null | undefined, coin: string): string =>
    text === null || text === undefined ? '—' : formatCoinAmount(text, coin, locale, { abbreviated: true });
  const isDelivered = kind === 'delivery';
  const dueMs = isDelivered ? deliveryMs : (ticker?.contract?.nextFundingTimeMs ?? 0);
  const due = dueMs === 0 ? '—' : <Countdown untilMs={dueMs} drawnMs={drawnMs} />;
  const figures: Readonly<Record<Exclude<SortColumn, 'pair' | 'last' | 'change'>, ReactNode>> = {
    high: price(ticker?.highPrice),
    low: price(ticker?.lowPrice),
    volume: amount(ticker?.baseVolume, market.isInverse ? quoteCoin : baseCoin),
    turnover: amount(ticker?.quoteVolume, quoteCoin),
    mark: price(ticker?.contract?.markPrice),
    funding: isDelivered ? due : <FundingRate rate={ticker?.contract?.fundingRate} />,
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
            className="max-sm:in-data-detailed:w-9"
          />
          <Link
            href={path}
            className="flex min-h-11 min-w-0 items-center gap-2.5 rounded ps-1 pe-2 max-[22.5rem]:gap-1.5 max-[22.5rem]:pe-0 max-[22.5rem]:text-xs"
          >
            <CoinIcon coin={market.picture} size={24} />
            <span className="flex min-w-0 flex-col items-start">
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
                  <span className="rounded bg-surface-3 px-1 text-2xs font-normal text-secondary max-sm:in-data-detailed:hidden">
                    {t(kind)}
                  </span>
                  <bdi dir="ltr" className="text-2xs font-normal text-muted max-sm:hidden">
                    {leverage}×
                  </bdi>
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
        {onDetails === null ? null : (
          <bdi dir="ltr" className="block text-2xs font-normal text-muted xl:hidden">
            {figures.mark}
          </bdi>
        )}
      </td>
      <td className={`whitespace-nowrap ${columnPlace.change}`}>
        <Change rate={ticker?.changeRate ?? '0'} />
        {onDetails === null ? null : <span className="block text-2xs whitespace-normal text-muted md:hidden">{figures.funding}</span>}
      </td>
      {columns.map((column) =>
        column === 'pair' || column === 'last' || column === 'change' ? null : (
          <td key={column} className={`whitespace-nowrap text-secondary ${columnPlace[column]}`}>
            <bdi dir="ltr">{figures[column]}</bdi>
            {column === 'funding' && !isDelivered ? <span className="block text-2xs text-muted">{due}</span> : null}
          </td>
        ),
      )}
      <td className={columnPlace.day} dir="ltr">
        <Sparkline prices={day} rate={ticker?.changeRate ?? '0'} />
      </td>
      {onDetails === null ? null : (
        <td className={columnPlace.details}>
          <button
            type="button"
            onClick={() => onDetails(symbolId)}
            aria-haspopup="dialog"
            aria-label={t('details', { name: displayName })}
            className="inline-grid size-8 place-items-center rounded text-muted hover:bg-surface-3 hover:text-primary max-md:h-11 max-md:w-9"
          >
            <Info size={15} aria-hidden />
          </button>
        </td>
      )}
    </tr>
  );
});
