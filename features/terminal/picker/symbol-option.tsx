// One market in the picker.
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import { Change } from '#components/trading/change.tsx';
import { tickersKeyOf } from '#lib/contract/market-line.ts';
import type { SpotMarket, Ticker } from '#lib/contract/market.ts';
import { coinPicture } from '#lib/format/coin-picture.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';

type Props = {
  readonly id: string;
  readonly market: SpotMarket;
  readonly ticker: Ticker | null;
  readonly active: boolean;
  readonly current: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
};

/** The keyboard stays in the search field: the option itself is never focused. */
export function SymbolOption({ id, market, ticker, active, current, onPoint, onChoose }: Props) {
  const isSpot = tickersKeyOf(market) === 'spot';
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- Enter is taken by the search field
    <div
      id={id}
      role="option"
      aria-selected={active}
      aria-current={current ? 'true' : undefined}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={`mx-2 grid h-10 cursor-pointer grid-cols-[1fr_auto_5rem] items-center gap-3 rounded px-2 text-sm max-md:h-12 ${active ? 'bg-surface-2' : ''}`}
    >
      <span className="flex items-center gap-2">
        <CoinIcon coin={coinPicture(market)} size={20} />
        <bdi dir="ltr" className={current ? 'font-medium text-accent' : 'text-primary'}>
          {isSpot ? market.baseCoin : market.displayName}
          {isSpot ? <span className="text-muted">/{market.quoteCoin}</span> : null}
        </bdi>
      </span>
      <bdi dir="ltr" className="text-end">
        {ticker === null ? '—' : formatPrice(ticker.lastPrice, market.pricePlace)}
      </bdi>
      <span className="text-end text-xs">{ticker === null ? null : <Change rate={ticker.changeRate} />}</span>
    </div>
  );
}
