'use client';
// The market at a glance: what people look for, what rose, what fell, where most is traded. The lists stand, their prices move.
import { useTranslations } from 'next-intl';
import { memo, useMemo, useState } from 'react';

import { Change } from '#components/trading/change.tsx';
import { FlashText } from '#components/trading/flash-text.tsx';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import type { SpotMarket, Ticker } from '#lib/contract/market.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { lateCode } from '#lib/late/late-code.ts';
import { useLateCode } from '#lib/late/use-late-code.ts';
import { usePageStands } from '#lib/late/use-page-stands.ts';

/** The line to the exchange comes once the page stands: until then, and where it cannot be had, the prices stand as the server drew them. */
const moving = lateCode(() => import('./moving-prices.tsx'));

type LineProps = { readonly market: SpotMarket; readonly ticker: Ticker };

/** One market on a board; drawn again only when its own ticker changes. */
const BoardLine = memo(function BoardLine({ market, ticker }: LineProps) {
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

export type Boards = Readonly<Record<'hot' | 'gainers' | 'losers' | 'turnover', readonly Ticker[]>>;

type Props = { readonly boards: Boards; readonly markets: readonly SpotMarket[] };

const order = ['hot', 'gainers', 'losers', 'turnover'] as const;

export function MarketBoards({ boards, markets }: Props) {
  const t = useTranslations('home');
  const [live, setLive] = useState<ReadonlyMap<string, Ticker> | null>(null);
  const { code } = useLateCode(moving, usePageStands());
  const bySymbol = useMemo(() => new Map(markets.map((market) => [market.symbol, market])), [markets]);
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {code === null ? null : <code.default onPrices={setLive} />}
      {order.map((name) => (
        <section
          key={name}
          aria-label={t(`board.${name}`)}
          className="flex flex-col rounded-xl border border-subtle bg-surface-1 p-4 sm:min-h-[17.75rem]"
        >
          <h2 className="pb-2 text-sm font-medium text-secondary">{t(`board.${name}`)}</h2>
          {boards[name].length === 0 ? <p className="m-auto py-6 text-center text-xs text-muted">{t('quiet')}</p> : null}
          <ul>
            {boards[name].map((ticker) => {
              const market = bySymbol.get(ticker.symbol);
              if (market === undefined) return null;
              const now = live?.get(ticker.symbol) ?? ticker;
              return <BoardLine key={ticker.symbol} market={market} ticker={now} />;
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
