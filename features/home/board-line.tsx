// One market on a board; drawn again only when its own ticker changes.
import { memo } from 'react';

import { Change } from '#components/trading/change.tsx';
import { FlashText } from '#components/trading/flash-text.tsx';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import type { SpotMarket, Ticker } from '#lib/contract/market.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { Link } from '#lib/i18n/navigation.ts';

type Props = { readonly market: SpotMarket; readonly ticker: Ticker };

export const BoardLine = memo(function BoardLine({ market, ticker }: Props) {
  const { symbol, baseCoin, quoteCoin, pricePlace } = market;
  return (
    <li>
      <Link href={`/spot/${symbol}`} className="-mx-2 flex min-h-11 items-center gap-2.5 rounded-md px-2 text-sm hover:bg-surface-2">
        <CoinIcon coin={baseCoin} size={22} />
        <bdi dir="ltr" className="font-medium">
          {baseCoin}
          <span className="text-xs text-muted">/{quoteCoin}</span>
        </bdi>
        <span className="ms-auto flex flex-col items-end leading-5">
          <FlashText text={formatPrice(ticker.lastPrice, pricePlace)} />
          <span className="text-xs">
            <Change rate={ticker.changeRate} />
          </span>
        </span>
      </Link>
    </li>
  );
});
