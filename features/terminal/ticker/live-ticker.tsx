'use client';
// The strip over the desk: which market, its price and its day. The price also stands in the window's title.
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { lateDialog } from '#components/ui/late/late-part.tsx';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import { lastDirection } from '#components/trading/order-book/price-direction.ts';
import { TickerStrip } from '#components/trading/ticker-strip.tsx';
import type { SourceState } from '#lib/contract/channels/source.ts';
import { tickersKeyOf } from '#lib/contract/market-line.ts';
import type { SpotMarket, Ticker } from '#lib/contract/market.ts';
import { coinPicture } from '#lib/format/coin-picture.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useLastTrades } from '#lib/realtime/use-last-trades.ts';
import { MarketStar } from './market-star.tsx';
import { SourceBadge } from './source-badge.tsx';
import { useWindowTitle } from './use-window-title.ts';

const ContractPicker = lateDialog(async () => (await import('../picker/contract-picker.tsx')).ContractPicker);
const SymbolPicker = lateDialog(async () => (await import('../picker/symbol-picker.tsx')).SymbolPicker);

type Props = {
  readonly market: SpotMarket;
  readonly initial: Ticker;
  readonly source: SourceState;
  readonly locale: string;
  /** Instead of what the strip tells of a spot market's day. */
  readonly facts: ReactNode;
  /** At the end of the strip; on a phone, of its first row. */
  readonly menu: ReactNode;
  /** Another market leads to this address, with {symbol} in the place of its name; left out: to its desk. */
  readonly address?: string | undefined;
  /** The name of a page that is not the market's desk, said before that of the market to who cannot see the page. */
  readonly page?: string;
};

export function LiveTicker({ market, initial, source, locale, facts, menu, address, page }: Props) {
  const t = useTranslations('terminal');
  const line = tickersKeyOf(market);
  const isSpot = line === 'spot';
  const tickers = useChannel(useHub(), 'tickers', line);
  const ticker = tickers.data?.get(market.symbol) ?? initial;
  const [picking, setPicking] = useState(false);
  // Loaded with the first opening, and kept.
  const [wanted, setWanted] = useState(false);
  const trades = useLastTrades(market.symbol);
  const lastPrice = trades[0]?.price ?? ticker.lastPrice;
  useWindowTitle(market, formatPrice(lastPrice, market.pricePlace));
  const open = (): void => {
    setWanted(true);
    setPicking(true);
  };
  return (
    <div className="flex items-center gap-x-5 gap-y-2 border-b border-subtle bg-surface-1 px-3 max-md:flex-wrap max-md:gap-y-0 max-md:pb-2 md:min-h-12 short:flex-nowrap short:pb-1">
      <h1 className="shrink-0">
        {page === undefined ? null : <span className="sr-only">{page} </span>}
        <button
          type="button"
          onClick={open}
          aria-haspopup="dialog"
          className="flex h-9 items-center gap-2 rounded px-1.5 text-base font-semibold hover:bg-surface-2 max-md:h-11"
        >
          <CoinIcon coin={coinPicture(market)} size={22} />
          <bdi dir="ltr">
            {isSpot ? market.baseCoin : market.displayName}
            {isSpot ? <span className="text-muted">/{market.quoteCoin}</span> : null}
          </bdi>
          <span className="sr-only">{t('picker.open')}</span>
          <ChevronDown size={16} aria-hidden className="text-muted" />
        </button>
      </h1>
      <MarketStar market={market} />
      <div className="flex items-center max-md:ms-auto md:order-last short:order-last">{menu}</div>
      {facts ?? <TickerStrip market={market} ticker={{ ...ticker, lastPrice }} direction={lastDirection(trades)} locale={locale} />}
      <SourceBadge market={market} initial={source} />
      {wanted && line === 'spot' ? (
        <SymbolPicker open={picking} current={market.symbol} address={address} onClose={() => setPicking(false)} />
      ) : null}
      {wanted && line !== 'spot' ? (
        <ContractPicker open={picking} line={line} current={market.symbol} address={address} onClose={() => setPicking(false)} />
      ) : null}
    </div>
  );
}
