'use client';
// Over the order form on a phone, where it covers the desk: the market, its last price, and the best of its book to pick from.
import { useTranslations } from 'next-intl';

import { directionColours, lastDirection } from '#components/trading/order-book/price-direction.ts';
import { buildLadder, type LadderRow } from '#components/trading/order-book/book-ladder.ts';
import type { SpotMarket, Ticker } from '#lib/contract/market.ts';
import { shortPrice } from '#lib/format/numbers/short-price.ts';
import { usePacedChannel } from '#lib/realtime/use-paced-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useLastTrades } from '#lib/realtime/use-last-trades.ts';
import { useDesk } from '#lib/session/order-form/desk.ts';

const rowsOfSide = 3;
const looks = {
  bids: { price: 'text-positive', bar: 'bg-positive-soft end-0' },
  asks: { price: 'text-negative', bar: 'bg-negative-soft start-0' },
} as const;

type SideProps = { readonly side: keyof typeof looks; readonly name: string; readonly rows: readonly (LadderRow | null)[] };

function Side({ side, name, rows }: SideProps) {
  const pick = useDesk((desk) => desk.pick);
  const { price, bar } = looks[side];
  return (
    <div role="group" aria-label={name} className="min-w-0">
      {rows.map((row, place) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- a row is a place on the screen, whatever price stands there
          key={place}
          type="button"
          disabled={row === null}
          onClick={() => (row === null ? undefined : pick(row.price, null))}
          className={`relative flex h-8 w-full items-center justify-between gap-2 overflow-hidden px-1.5 text-xs ${side === 'bids' ? 'flex-row-reverse' : ''}`}
        >
          <span aria-hidden style={{ width: `${(row?.barThousandths ?? 0) / 10}%` }} className={`absolute inset-y-0.5 ${bar}`} />
          <bdi dir="ltr" className={`relative ${price}`}>
            {row?.priceText ?? ''}
          </bdi>
          <bdi dir="ltr" className="relative truncate text-secondary">
            {row?.quantityText ?? ''}
          </bdi>
        </button>
      ))}
    </div>
  );
}

/** `ticker`: as the server saw it. */
export function BestPrices({ market, ticker }: { readonly market: SpotMarket; readonly ticker: Ticker }) {
  const t = useTranslations('terminal');
  const trades = useLastTrades(market.symbol);
  const book = usePacedChannel(useHub(), 'depth', market.symbol).data ?? { bids: [], asks: [] };
  const direction = lastDirection(trades);
  const { bids, asks } = buildLadder(book, {
    market,
    grouping: 1,
    bidRows: rowsOfSide,
    askRows: rowsOfSide,
    own: { bids: [], asks: [] },
  });
  return (
    <section aria-label={t('panel.book')} className="px-3 pb-1">
      <p className="flex h-11 items-center gap-2 pe-11 text-sm font-semibold">
        <bdi dir="ltr">{market.displayName}</bdi>
        <span className={`text-base ${directionColours[direction]}`}>
          <span className="sr-only">{t('ticker.last')} </span>
          <bdi dir="ltr">{shortPrice(trades[0]?.price ?? ticker.lastPrice, market.pricePlace)}</bdi>
        </span>
      </p>
      <div dir="ltr" className="grid grid-cols-2 gap-1">
        <Side side="bids" name={t('book.bids')} rows={bids} />
        <Side side="asks" name={t('book.asks')} rows={asks} />
      </div>
    </section>
  );
}
