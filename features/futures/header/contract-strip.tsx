'use client';
// A contract in one line: its price, the prices that positions are judged by, the cost of holding it, and its day.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Change } from '#components/trading/change.tsx';
import { FlashText } from '#components/trading/flash-text.tsx';
import { directionColours, lastDirection } from '#components/trading/order-book/price-direction.ts';
import { isDemoLine, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { abbreviate } from '#lib/format/numbers/abbreviate.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortPrice } from '#lib/format/numbers/short-price.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useLastTrades } from '#lib/realtime/use-last-trades.ts';
import { Countdown } from '#components/trading/funding/countdown.tsx';

type Props = { readonly market: ContractMarket; readonly initial: Ticker; readonly line: ContractLineKey; readonly locale: string };

const none = '—';

type FactProps = {
  readonly name: string;
  readonly about?: string;
  /** A phone has room for four. */ readonly wide?: boolean;
  readonly children: ReactNode;
};

function Fact({ name, about, wide = false, children }: FactProps) {
  return (
    <div title={about} className={`min-w-0 ${wide ? 'max-md:hidden' : ''}`}>
      <dt className="text-2xs text-muted max-md:truncate">{name}</dt>
      <dd className="text-primary">{children}</dd>
    </div>
  );
}

export function ContractStrip({ market, initial, line, locale }: Props) {
  const t = useTranslations('futures');
  const words = useTranslations('terminal');
  const ticker = useChannel(useHub(), 'tickers', line).data?.get(market.symbol) ?? initial;
  const trades = useLastTrades(market.symbol);
  const lastPrice = trades[0]?.price ?? ticker.lastPrice;
  const figures = ticker.contract ?? initial.contract;
  const isDemo = isDemoLine(market.businessLine);
  const price = (text: string | null | undefined): ReactNode => (
    <bdi dir="ltr">{text === null || text === undefined ? none : shortPrice(text, market.pricePlace)}</bdi>
  );
  const sizeCoin = market.form === 'inverse' ? market.quoteCoin : market.baseCoin;
  const funding = figures?.fundingRate ?? null;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-x-5 gap-y-1 max-md:basis-full max-md:justify-between max-md:px-1.5 short:basis-0">
      <div className="flex shrink-0 flex-col gap-0.5 text-2xs whitespace-nowrap max-md:hidden">
        <span className="rounded bg-surface-2 px-1.5 text-secondary">
          {t(market.symbolType === 2 ? 'header.dated' : 'header.perpetual')}
        </span>
        {isDemo ? <span className="rounded bg-warning-soft px-1.5 text-center text-warning">{t('header.demo')}</span> : null}
      </div>
      <div className="flex shrink-0 flex-col max-md:gap-0.5 short:gap-0">
        {isDemo ? (
          <span className="self-start rounded bg-warning-soft px-1.5 text-2xs text-warning md:hidden short:hidden">{t('header.demo')}</span>
        ) : null}
        <p
          aria-label={words('ticker.last')}
          className={`text-lg font-semibold leading-6 max-md:text-2xl max-[22.5rem]:text-lg short:text-lg ${directionColours[lastDirection(trades)]}`}
        >
          <FlashText text={shortPrice(lastPrice, market.pricePlace)} />
        </p>
        <p className="text-xs leading-4 md:hidden">
          <Change rate={ticker.changeRate} />
        </p>
      </div>
      <dl className="flex min-w-0 gap-x-5 overflow-x-auto whitespace-nowrap text-xs fade-end md:*:shrink-0 [scrollbar-width:none] max-md:grid max-md:grid-cols-[auto_auto] max-md:gap-x-3 max-[22.5rem]:text-2xs max-md:gap-y-1">
        <Fact name={t('header.mark')} about={t('header.markAbout')}>
          {price(figures?.markPrice)}
        </Fact>
        <Fact name={t('header.index')} about={t('header.indexAbout')}>
          {price(ticker.indexPrice)}
        </Fact>
        {market.deliveryMs > 0 ? (
          <Fact name={t('header.delivery')} about={t('header.deliveryAbout')}>
            <Countdown untilMs={market.deliveryMs} drawnMs={initial.timeMs} />
          </Fact>
        ) : (
          <Fact name={t('header.funding')} about={t('header.fundingAbout')}>
            <bdi dir="ltr" className={funding !== null && funding.startsWith('-') ? 'text-negative' : 'text-positive'}>
              {funding === null ? none : formatPercent(funding, { decimals: 4 })}
            </bdi>
            {figures === undefined || figures.nextFundingTimeMs === 0 ? null : (
              <span className="text-secondary">
                {' / '}
                <Countdown untilMs={figures.nextFundingTimeMs} drawnMs={initial.timeMs} />
              </span>
            )}
          </Fact>
        )}
        <div className="max-md:hidden">
          <dt className="text-2xs text-muted">{words('ticker.change')}</dt>
          <dd>
            <Change rate={ticker.changeRate} />
          </dd>
        </div>
        <Fact name={t('header.openInterest')} about={t('header.openInterestAbout')}>
          <bdi dir="ltr">{`${abbreviate(figures?.openInterest ?? '0', locale)} ${sizeCoin}`}</bdi>
        </Fact>
        <Fact wide name={words('ticker.high')}>
          {price(ticker.highPrice)}
        </Fact>
        <Fact wide name={words('ticker.low')}>
          {price(ticker.lowPrice)}
        </Fact>
        <Fact wide name={words('ticker.volumeIn', { coin: sizeCoin })}>
          <bdi dir="ltr">{abbreviate(ticker.baseVolume, locale)}</bdi>
        </Fact>
      </dl>
    </div>
  );
}
