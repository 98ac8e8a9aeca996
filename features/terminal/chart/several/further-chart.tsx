'use client';
// One more chart on the desk: a market and a candle length of its own, with the reader's orders, alerts and drawings there.
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState } from 'react';

import { Change } from '#components/trading/change.tsx';
import { lastDirection, directionColours } from '#components/trading/order-book/price-direction.ts';
import type { LiveChart } from '#components/trading/price-chart/live/live-chart.ts';
import { Button } from '#components/ui/buttons/button.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import { lateDialog } from '#components/ui/late/late-part.tsx';
import { KlineInterval } from '#lib/contract/enums.ts';
import { tickersKeyOf } from '#lib/contract/market-line.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { coinPicture } from '#lib/format/coin-picture.ts';
import { shortPrice } from '#lib/format/numbers/short-price.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useLastTrades } from '#lib/realtime/use-last-trades.ts';
import { candleOf } from '../../terminal-data.ts';
import { ChartStage } from '../chart-stage.tsx';
import { useComparison } from '../compare/use-comparison.ts';
import { useCandles } from '../use-candles.ts';
import { withLastPrice } from '../with-last-price.ts';

const ContractPicker = lateDialog(async () => (await import('../../picker/contract-picker.tsx')).ContractPicker);
const SymbolPicker = lateDialog(async () => (await import('../../picker/symbol-picker.tsx')).SymbolPicker);
const SettingsDialog = lateDialog(async () => (await import('../settings/settings-dialog.tsx')).SettingsDialog);

type Props = {
  /** The place among the charts, the first one's being 1. */
  readonly number: number;
  /** The market whose order form stands beside the charts. */
  readonly desk: SpotMarket;
  readonly market: SpotMarket;
  readonly interval: KlineInterval;
  readonly onInterval: (interval: KlineInterval) => void;
  readonly onMarket: (market: SpotMarket) => void;
  readonly locale: string;
};

export function FurtherChart({ number, desk, market, interval, onInterval, onMarket, locale }: Props) {
  const t = useTranslations('chart');
  const words = useTranslations('terminal');
  const [chart, setChart] = useState<LiveChart | null>(null);
  const [opened, setOpened] = useState<'picker' | 'settings' | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const line = tickersKeyOf(market);
  const told = useCandles(market.symbol, candleOf(interval), null);
  const trades = useLastTrades(market.symbol);
  const last = trades[0];
  const bars = useMemo(() => withLastPrice(told.bars, told.interval, last), [told.bars, told.interval, last]);
  const candles = { ...told, bars };
  const comparison = useComparison(bars);
  const ticker = useChannel(useHub(), 'tickers', line).data?.get(market.symbol);
  const lastPrice = last?.price ?? ticker?.lastPrice;
  const label = (one: KlineInterval): string => (one === 'realtime' ? t('realtime') : one);
  return (
    <section aria-label={t('charts.one', { number, pair: market.displayName })} className="flex min-h-0 min-w-0 flex-col bg-surface-1">
      <div className="flex h-9 shrink-0 items-center gap-2 overflow-hidden border-b border-subtle px-2">
        <button
          type="button"
          onClick={() => setOpened('picker')}
          aria-haspopup="dialog"
          className="flex h-7 shrink-0 items-center gap-1.5 rounded px-1 text-xs font-medium hover:bg-surface-2"
        >
          <CoinIcon coin={coinPicture(market)} size={16} />
          <bdi dir="ltr">{market.displayName}</bdi>
          <span className="sr-only">{words('picker.open')}</span>
          <ChevronDown size={13} aria-hidden className="text-muted" />
        </button>
        <SelectBox
          name={t('intervals')}
          value={interval}
          options={KlineInterval.map((one) => ({ value: one, label: label(one) }))}
          onValue={onInterval}
          className="h-6"
        />
        {lastPrice === undefined ? null : (
          <span className={`ms-auto text-xs font-medium ${directionColours[lastDirection(trades)]}`}>
            <span className="sr-only">{words('ticker.last')} </span>
            <bdi dir="ltr">{shortPrice(lastPrice, market.pricePlace)}</bdi>
          </span>
        )}
        {ticker === undefined ? null : (
          <span className="text-2xs">
            <Change rate={ticker.changeRate} />
          </span>
        )}
      </div>
      <div className="relative flex min-h-0 flex-1 flex-col">
        {candles.pending ? <span aria-hidden className="absolute inset-x-0 top-0 z-10 h-0.5 animate-pulse bg-accent" /> : null}
        {candles.failed ? (
          <p
            role="status"
            className="absolute inset-x-0 top-4 z-10 mx-auto flex w-fit items-center gap-3 rounded-md border border-strong bg-surface-2 px-3 py-2 text-xs"
          >
            {t('failed')}
            <Button size="small" onClick={candles.retry}>
              {t('retry')}
            </Button>
          </p>
        ) : null}
        <ChartStage
          market={market}
          candles={candles}
          comparison={comparison}
          name={`${market.displayName} ${label(candles.interval)}`}
          isLine={interval === 'realtime' && candles.interval === '1s'}
          isDrawing={false}
          chart={chart}
          onChart={setChart}
          onDrawing={() => undefined}
          onSettings={() => setOpened('settings')}
          // The order form is of the desk's market alone.
          hasForm={market.symbol === desk.symbol}
          isFirst={false}
          locale={locale}
        />
      </div>
      {opened === 'picker' && line === 'spot' ? (
        <SymbolPicker open current={market.symbol} address={undefined} onPick={onMarket} onClose={close} />
      ) : null}
      {opened === 'picker' && line !== 'spot' ? (
        <ContractPicker open line={line} current={market.symbol} address={undefined} onPick={onMarket} onClose={close} />
      ) : null}
      {opened === 'settings' ? <SettingsDialog onClose={close} /> : null}
    </section>
  );
}
