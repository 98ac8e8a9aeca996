// The public tape: every trade as it happened, the newest on top.
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';

import type { PublicTrade, SpotMarket } from '#lib/contract/market.ts';
import { formatPrice } from '#lib/format/format-price.ts';
import { formatQuantity } from '#lib/format/format-quantity.ts';
import { formatTime } from '#lib/format/format-time.ts';
import { NumberText } from './number-text.tsx';

const columns = 'grid grid-cols-[1.1fr_1fr_auto] gap-x-2 px-3';

type RowProps = {
  readonly trade: PublicTrade;
  readonly market: SpotMarket;
  readonly zoneOffsetMinutes: number;
  readonly boughtLabel: string;
  readonly soldLabel: string;
};

const TradeRow = memo(function TradeRow({ trade, market, zoneOffsetMinutes, boughtLabel, soldLabel }: RowProps) {
  const bought = trade.takerSide === 'buy';
  const Arrow = bought ? ArrowUp : ArrowDown;
  return (
    <div role="row" className={`h-5 items-center text-xs leading-5 ${columns}`}>
      <span role="rowheader" className={`flex items-center gap-1 ${bought ? 'text-positive' : 'text-negative'}`}>
        {formatPrice(trade.price, market.pricePlace)}
        <Arrow size={11} role="img" aria-label={bought ? boughtLabel : soldLabel} />
      </span>
      <span role="cell" className="text-end text-primary">
        <NumberText text={formatQuantity(trade.quantity, market.volumePlace)} />
      </span>
      <span role="cell" className="w-16 text-end text-muted">
        {formatTime(trade.timeMs, zoneOffsetMinutes)}
      </span>
    </div>
  );
});

type Props = { readonly trades: readonly PublicTrade[]; readonly market: SpotMarket; readonly zoneOffsetMinutes: number };

export function TradeTape({ trades, market, zoneOffsetMinutes }: Props) {
  const t = useTranslations('terminal');
  return (
    <div role="table" aria-label={t('tape.name')} dir="ltr" className="flex min-h-0 flex-1 flex-col">
      <div role="rowgroup" className="shrink-0">
        <div role="row" className={`h-6 items-center text-2xs text-muted ${columns}`}>
          <span role="columnheader">{t('priceIn', { coin: market.quoteCoin })}</span>
          <span role="columnheader" className="text-end">
            {t('quantityIn', { coin: market.baseCoin })}
          </span>
          <span role="columnheader" className="w-16 text-end">
            {t('time')}
          </span>
        </div>
      </div>
      <div role="rowgroup" className="min-h-0 flex-1 overflow-hidden">
        {trades.map((trade) => (
          <TradeRow
            key={trade.tradeId}
            trade={trade}
            market={market}
            zoneOffsetMinutes={zoneOffsetMinutes}
            boughtLabel={t('tape.bought')}
            soldLabel={t('tape.sold')}
          />
        ))}
      </div>
      {trades.length === 0 ? <p className="px-3 py-6 text-center text-xs text-muted">{t('tape.empty')}</p> : null}
    </div>
  );
}
