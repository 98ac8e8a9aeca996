// The trading desk in small: one market with its candles, its order book and its last trades. Server and browser draw it alike.
import { Change } from '#components/trading/change.tsx';
import { buildLadder, type LadderRow } from '#components/trading/order-book/book-ladder.ts';
import { directionColours, lastDirection } from '#components/trading/order-book/price-direction.ts';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { formatQuantity } from '#lib/format/numbers/format-quantity.ts';
import { CandleDrawing } from './candle-drawing.tsx';
import { bookRows, tapeRows, type PicturedMarket } from './pictured-market.ts';

export type DeskWords = Readonly<Record<'trades' | 'price' | 'quantity', string>>;

/** Four rows of a side are enough on a phone. */
const onlyWide = (place: number): string => (place >= 4 ? 'max-md:hidden' : '');
const line = 'relative flex h-5 items-center justify-between gap-2 px-3';

function BookLine({ row, colour, bar, place }: { row: LadderRow | null; colour: string; bar: string; place: number }) {
  return (
    <li className={`${line} ${onlyWide(place)}`}>
      {row === null ? null : (
        <>
          <span className={`absolute inset-0 origin-right ${bar}`} style={{ transform: `scaleX(${row.barThousandths / 1000})` }} />
          <span className={`relative ${colour}`}>{row.priceText}</span>
          <span className="relative">{row.quantityText}</span>
        </>
      )}
    </li>
  );
}

const head = 'flex h-8 shrink-0 items-center justify-between gap-2 px-3 text-2xs text-muted';

type Props = { readonly pictured: PicturedMarket; readonly words: DeskWords };

export function DeskDrawing({ pictured: { market, ticker, book, trades, bars }, words }: Props) {
  const { displayName, baseCoin, pricePlace, volumePlace } = market;
  const lastPrice = trades[0]?.price ?? ticker.lastPrice;
  const colour = directionColours[lastDirection(trades)];
  const ladder = buildLadder(book, { market, grouping: 1, bidRows: bookRows, askRows: bookRows, own: { bids: [], asks: [] } });
  return (
    <>
      <div className="flex h-14 items-center gap-3 border-b border-subtle px-4 max-sm:gap-2 max-sm:px-3">
        <CoinIcon coin={baseCoin} size={24} />
        <bdi dir="ltr" className="font-semibold max-sm:text-sm">
          {displayName}
        </bdi>
        <bdi dir="ltr" className={`text-lg font-semibold tabular-nums ${colour}`}>
          {formatPrice(lastPrice, pricePlace)}
        </bdi>
        <span className="whitespace-nowrap text-xs">
          <Change rate={ticker.changeRate} />
        </span>
      </div>
      {/* A picture to the eye: whoever reads with the ears has the price above, and the desk behind the link. */}
      <div
        aria-hidden
        dir="ltr"
        className="grid grid-cols-1 pb-2 text-xs tabular-nums md:grid-cols-[minmax(0,1fr)_13rem] lg:grid-cols-[minmax(0,1fr)_13rem_12rem]"
      >
        <div className="h-56 pt-2 md:h-96">
          <CandleDrawing bars={bars} lastPrice={lastPrice} pricePlace={pricePlace} />
        </div>
        <div className="border-subtle max-md:border-t md:border-s">
          <p className={head}>
            <span>{words.price}</span>
            <span>{words.quantity}</span>
          </p>
          <ul>
            {ladder.asks.toReversed().map((row, at) => (
              <BookLine key={at} row={row} colour="text-negative" bar="bg-negative-soft" place={bookRows - 1 - at} />
            ))}
          </ul>
          <p className={`flex h-8 items-center px-3 text-sm font-semibold ${colour}`}>{formatPrice(lastPrice, pricePlace)}</p>
          <ul>
            {ladder.bids.map((row, place) => (
              <BookLine key={place} row={row} colour="text-positive" bar="bg-positive-soft" place={place} />
            ))}
          </ul>
        </div>
        <div className="border-s border-subtle max-lg:hidden">
          <p className={head}>
            <span>{words.trades}</span>
            <span>{words.quantity}</span>
          </p>
          <ul className="h-88 overflow-hidden">
            {trades.slice(0, tapeRows).map(({ price, quantity, takerSide }, place) => (
              // By place: texts change, nothing moves.
              <li key={place} className={line}>
                <span className={takerSide === 'buy' ? 'text-positive' : 'text-negative'}>{formatPrice(price, pricePlace)}</span>
                <span className="text-secondary">{formatQuantity(quantity, volumePlace)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
