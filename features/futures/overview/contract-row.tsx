'use client';
// One contract of the overview; drawn again only when its own figures change.
import { Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';

import { Change } from '#components/trading/change.tsx';
import { FavouriteStar } from '#components/trading/favourite-star.tsx';
import { FlashText } from '#components/trading/flash-text.tsx';
import { Sparkline } from '#components/trading/sparkline.tsx';
import { contractPath } from '#lib/contract/market-line.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { kindOf } from './contract-lines.ts';
import { ContractName } from './contract-name.tsx';
import { Countdown } from '../countdown/countdown.tsx';
import { FundingRate } from './funding-rate.tsx';

type Props = {
  readonly market: ContractMarket;
  readonly ticker: Ticker | null;
  readonly interestValue: string | null;
  /** Closes of the last hours, oldest first. */
  readonly day: readonly string[];
  readonly drawnMs: number;
  readonly locale: string;
  readonly isStarred: boolean;
  readonly onStar: (symbolId: string, on: boolean) => void;
  readonly onDetails: (symbolId: string) => void;
};

export const ContractRow = memo(function ContractRow(props: Props) {
  const { market, ticker, interestValue, day, drawnMs, locale, isStarred, onStar, onDetails } = props;
  const t = useTranslations('explorer');
  const { symbolId, displayName, pricePlace, quoteCoin, deliveryMs } = market;
  const kind = kindOf(market);
  const figures = ticker?.contract;
  const price = (text: string | null | undefined): string => (text === null || text === undefined ? '—' : formatPrice(text, pricePlace));
  const amount = (text: string | null | undefined): string =>
    text === null || text === undefined ? '—' : formatCoinAmount(text, quoteCoin, locale, { abbreviated: true });
  const dueMs = kind === 'delivery' ? deliveryMs : (figures?.nextFundingTimeMs ?? 0);
  const countdown = dueMs === 0 ? '—' : <Countdown untilMs={dueMs} drawnMs={drawnMs} />;
  return (
    <tr className="h-13 border-b border-subtle hover:bg-surface-2">
      <th scope="row" className="text-start font-medium">
        <span className="flex items-center ps-1 md:ps-2">
          <FavouriteStar
            on={isStarred}
            label={t(isStarred ? 'star.remove' : 'star.add', { name: displayName })}
            onToggle={() => onStar(symbolId, !isStarred)}
            className="max-md:w-9"
          />
          <Link href={contractPath(market)} className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded ps-1 pe-2">
            <ContractName market={market} about={t('list.leverage', { leverage: market.tiers[0]?.maxLeverage ?? '1' })} />
          </Link>
        </span>
      </th>
      <td className="figure-cell font-medium">
        <FlashText text={price(ticker?.lastPrice)} />
        <span className="block text-2xs font-normal text-muted lg:hidden">
          <bdi dir="ltr">{price(figures?.markPrice)}</bdi>
        </span>
      </td>
      <td className="pe-2 figure-cell sm:pe-0">
        <Change rate={ticker?.changeRate ?? '0'} />
        <span className="block text-2xs text-muted md:hidden">
          {kind === 'delivery' ? countdown : <FundingRate rate={figures?.fundingRate} />}
        </span>
      </td>
      <td className="hidden figure-cell text-secondary lg:table-cell">
        <bdi dir="ltr">{price(figures?.markPrice)}</bdi>
      </td>
      <td className="hidden figure-cell md:table-cell">
        {kind === 'delivery' ? (
          <span className="text-secondary">{countdown}</span>
        ) : (
          <>
            <FundingRate rate={figures?.fundingRate} />
            <span className="block text-2xs text-muted">{countdown}</span>
          </>
        )}
      </td>
      <td className="hidden figure-cell text-secondary sm:table-cell">
        <bdi dir="ltr">{amount(interestValue)}</bdi>
      </td>
      <td className="hidden figure-cell text-secondary sm:table-cell">
        <bdi dir="ltr">{amount(ticker?.quoteVolume)}</bdi>
      </td>
      <td className="hidden figure-cell xl:table-cell">
        <span dir="ltr">
          <Sparkline prices={day} rate={ticker?.changeRate ?? '0'} />
        </span>
      </td>
      <td className="w-9 text-end md:w-12 md:pe-2">
        <button
          type="button"
          onClick={() => onDetails(symbolId)}
          aria-haspopup="dialog"
          aria-label={t('list.details', { name: displayName })}
          className="inline-grid size-8 place-items-center rounded text-muted hover:bg-surface-3 hover:text-primary max-md:size-11"
        >
          <Info size={15} aria-hidden />
        </button>
      </td>
    </tr>
  );
});
