// One market in the overview; drawn again only when its own ticker changes.
import { memo } from 'react';

import { CoinIcon } from '#components/ui/coin-icon.tsx';
import { Change } from '#components/trading/change.tsx';
import type { SpotMarket, Ticker } from '#lib/contract/market.ts';
import { abbreviate } from '#lib/format/abbreviate.ts';
import { formatPrice } from '#lib/format/format-price.ts';
import { Link } from '#lib/i18n/navigation.ts';

type Props = { readonly market: SpotMarket; readonly ticker: Ticker | null; readonly locale: string };

export const MarketRow = memo(function MarketRow({ market, ticker, locale }: Props) {
  const price = (text: string | undefined): string => (text === undefined ? '—' : formatPrice(text, market.pricePlace));
  return (
    <tr className="h-12 border-b border-subtle last:border-0 hover:bg-surface-2">
      <th scope="row" className="ps-4 text-start font-medium">
        <Link href={`/spot/${market.symbol}`} prefetch={false} className="flex items-center gap-2.5 py-2">
          <CoinIcon coin={market.baseCoin} size={24} />
          <bdi dir="ltr">
            {market.baseCoin}
            <span className="text-muted">/{market.quoteCoin}</span>
          </bdi>
        </Link>
      </th>
      <td className="text-end">
        <bdi dir="ltr">{price(ticker?.lastPrice)}</bdi>
      </td>
      <td className="pe-4 text-end sm:pe-0">
        <Change rate={ticker?.changeRate ?? '0'} locale={locale} />
      </td>
      <td className="hidden text-end text-secondary md:table-cell">
        <bdi dir="ltr">{price(ticker?.highPrice)}</bdi>
      </td>
      <td className="hidden text-end text-secondary md:table-cell">
        <bdi dir="ltr">{price(ticker?.lowPrice)}</bdi>
      </td>
      <td className="hidden pe-4 text-end text-secondary sm:table-cell">
        <bdi dir="ltr">
          {abbreviate(ticker?.quoteVolume ?? '0', locale)} {market.quoteCoin}
        </bdi>
      </td>
    </tr>
  );
});
