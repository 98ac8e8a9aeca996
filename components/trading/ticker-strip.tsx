// The market's figures for 24 hours, in one line.
import { useTranslations } from 'next-intl';

import type { SpotMarket, Ticker } from '#lib/contract/market.ts';
import { abbreviate } from '#lib/format/numbers/abbreviate.ts';
import { shortPrice } from '#lib/format/numbers/short-price.ts';
import { Change } from './change.tsx';
import { FlashText } from './flash-text.tsx';
import { directionColours, type PriceDirection } from './order-book/price-direction.ts';

type Props = { readonly market: SpotMarket; readonly ticker: Ticker; readonly direction: PriceDirection; readonly locale: string };

export function TickerStrip({ market, ticker, direction, locale }: Props) {
  const t = useTranslations('terminal');
  const price = (text: string): string => shortPrice(text, market.pricePlace);
  const facts = [
    [t('ticker.high'), price(ticker.highPrice)],
    [t('ticker.low'), price(ticker.lowPrice)],
    [t('ticker.volumeIn', { coin: market.baseCoin }), abbreviate(ticker.baseVolume, locale)],
    [t('ticker.volumeIn', { coin: market.quoteCoin }), abbreviate(ticker.quoteVolume, locale)],
  ] as const;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-x-6 gap-y-1 max-md:basis-full max-md:justify-between max-md:px-1.5 short:basis-0">
      <div className="flex shrink-0 flex-col max-md:gap-0.5 short:gap-0">
        <p
          aria-label={t('ticker.last')}
          className={`text-lg font-semibold leading-6 max-md:text-2xl max-[22.5rem]:text-lg short:text-lg ${directionColours[direction]}`}
        >
          <FlashText text={price(ticker.lastPrice)} />
        </p>
        <p className="text-xs leading-4 md:hidden">
          <Change rate={ticker.changeRate} />
        </p>
      </div>
      <dl className="flex min-w-0 gap-x-6 overflow-x-auto whitespace-nowrap text-xs fade-end md:*:shrink-0 [scrollbar-width:none] max-md:grid max-md:grid-cols-[auto_auto] max-md:gap-x-3 max-[22.5rem]:text-2xs max-md:gap-y-1">
        <div className="max-md:hidden">
          <dt className="text-2xs text-muted">{t('ticker.change')}</dt>
          <dd>
            <Change rate={ticker.changeRate} />
          </dd>
        </div>
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-2xs text-muted max-md:truncate">{name}</dt>
            <dd className="text-primary">
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
