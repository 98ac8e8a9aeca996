'use client';
// The favourites of the member with their prices of the moment, contracts beside spot markets.
import { Change } from '#components/trading/change.tsx';
import { FlashText } from '#components/trading/flash-text.tsx';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import { lineOfSymbolId } from '#lib/contract/contract-lines.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useLineTickers } from '#lib/realtime/use-line-tickers.ts';

export type FavouriteLine = {
  readonly symbolId: string;
  readonly href: string;
  /** BTC/USDT, or BTCUSDT of a contract. */
  readonly name: string;
  readonly baseCoin: string;
  readonly pricePlace: number;
  /** Spot, perpetual or delivery, in words. */
  readonly kind: string;
  /** As the server knew it; null: it has not traded yet. */
  readonly first: Ticker | null;
};

export function FavouritesBoard({ lines }: { readonly lines: readonly FavouriteLine[] }) {
  const spot = useChannel(useHub(), 'tickers', 'spot').data;
  const contracts = useLineTickers([...new Set(lines.flatMap(({ symbolId }) => lineOfSymbolId(symbolId) ?? []))]);
  return (
    <ul>
      {lines.map(({ symbolId, href, name, baseCoin, pricePlace, kind, first }) => {
        const ticker = (lineOfSymbolId(symbolId) === undefined ? spot?.get(first?.symbol ?? '') : contracts.get(symbolId)) ?? first;
        return (
          <li key={symbolId}>
            <Link href={href} className="-mx-2 flex min-h-11 items-center gap-2.5 rounded-md px-2 text-sm hover:bg-surface-2">
              <CoinIcon coin={baseCoin} size={22} />
              <span className="min-w-0 leading-5">
                <bdi dir="ltr" className="block truncate font-medium">
                  {name}
                </bdi>
                <span className="block text-xs text-muted">{kind}</span>
              </span>
              <span className="ms-auto flex flex-col items-end leading-5">
                {ticker === null ? '—' : <FlashText text={formatPrice(ticker.lastPrice, pricePlace)} />}
                <span className="text-xs">{ticker === null ? null : <Change rate={ticker.changeRate} />}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
