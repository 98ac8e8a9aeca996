'use client';
// The order book: asks above, bids below, the middle between them where the eye left it. A click on a row picks its price.
import { useTranslations } from 'next-intl';
import { useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type Ref } from 'react';

import type { SpotMarket } from '#lib/contract/market.ts';
import type { Ladder } from './book-ladder.ts';
import { BookRow, bookColumns } from './book-row.tsx';
import type { BookView } from './book-toolbar.tsx';
import type { BookSide } from './group-levels.ts';
import { SpreadRow, type PriceDirection } from './spread-row.tsx';
import type { Sweep } from './sweep.ts';
import { SweepCard } from './sweep-card.tsx';

type Props = {
  readonly market: SpotMarket;
  readonly ladder: Ladder;
  readonly view: BookView;
  readonly lastPrice: string;
  readonly direction: PriceDirection;
  readonly spread: string;
  /** The area that the rows share: its height decides how many there are. */
  readonly areaRef?: Ref<HTMLDivElement>;
  readonly onPick: (price: string, side: BookSide) => void;
  readonly sweepTo: (side: BookSide, price: string) => Sweep | null;
};

type Pointed = { readonly side: BookSide; readonly place: number; readonly top: number };

const rowOf = (target: EventTarget): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null);

function placeOf(row: HTMLElement): { readonly side: BookSide; readonly place: number } {
  return { side: row.dataset['side'] === 'asks' ? 'asks' : 'bids', place: Number(row.dataset['place']) };
}

/** Arrow keys walk over the rows as they stand on the screen. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !(event.target instanceof HTMLButtonElement)) return;
  event.preventDefault();
  const asks = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-side="asks"] button')].reverse();
  const rows = [...asks, ...event.currentTarget.querySelectorAll<HTMLElement>('[data-side="bids"] button')];
  rows[rows.indexOf(event.target) + step]?.focus();
}

export function OrderBook({ market, ladder, view, lastPrice, direction, spread, areaRef, onPick, sweepTo }: Props) {
  const t = useTranslations('terminal');
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const point = (event: PointerEvent<HTMLElement>): void => {
    const row = event.pointerType === 'mouse' ? rowOf(event.target) : null;
    setPointed(
      row === null
        ? null
        : {
            ...placeOf(row),
            top: row.getBoundingClientRect().top - event.currentTarget.getBoundingClientRect().top + row.offsetHeight / 2,
          },
    );
  };
  const pick = (event: MouseEvent<HTMLElement>): void => {
    const row = rowOf(event.target);
    if (row === null) return;
    const { side, place } = placeOf(row);
    const price = ladder[side][place]?.price;
    if (price !== undefined) onPick(price, side);
  };
  const pointedPrice = pointed === null ? undefined : ladder[pointed.side][pointed.place]?.price;
  const sweep = pointed === null || pointedPrice === undefined ? null : sweepTo(pointed.side, pointedPrice);
  const rows = (side: BookSide) =>
    ladder[side].map((row, place) => (
      <BookRow
        // oxlint-disable-next-line react/no-array-index-key -- a row is a place on the screen, whatever price stands there
        key={place}
        row={row}
        side={side}
        place={place}
        swept={pointed !== null && pointed.side === side && place <= pointed.place}
        reachable={place === 0 && side === (view === 'asks' ? 'asks' : 'bids')}
        ownLabel={t('book.own')}
      />
    ));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a row is a larger target for the button in it
    <div
      role="table"
      tabIndex={-1}
      aria-label={t('book.name')}
      dir="ltr"
      onClick={pick}
      onKeyDown={walk}
      onPointerOver={point}
      onPointerLeave={() => setPointed(null)}
      className="relative flex min-h-0 flex-1 flex-col outline-none"
    >
      <div role="rowgroup" className="shrink-0">
        <div role="row" className={`h-6 items-center text-2xs text-muted ${bookColumns}`}>
          <span role="columnheader">{t('priceIn', { coin: market.quoteCoin })}</span>
          <span role="columnheader" className="text-end">
            {t('quantityIn', { coin: market.baseCoin })}
          </span>
          <span role="columnheader" className="text-end">
            {t('book.total')}
          </span>
        </div>
      </div>
      <div ref={areaRef} className="flex min-h-0 flex-1 flex-col overflow-hidden">
        {view === 'bids' ? null : (
          <div
            role="rowgroup"
            aria-label={t('book.asks')}
            className="flex min-h-0 flex-1 flex-col-reverse flex-wrap content-start overflow-hidden"
          >
            {rows('asks')}
          </div>
        )}
        <SpreadRow
          lastPrice={lastPrice}
          direction={direction}
          directionLabel={direction === 'same' ? '' : t(`direction.${direction}`)}
          spread={spread}
          spreadLabel={t('book.spread')}
        />
        {view === 'asks' ? null : (
          <div role="rowgroup" aria-label={t('book.bids')} className="flex min-h-0 flex-1 flex-col flex-wrap content-start overflow-hidden">
            {rows('bids')}
          </div>
        )}
      </div>
      {sweep === null || pointed === null ? null : <SweepCard sweep={sweep} market={market} top={pointed.top} />}
    </div>
  );
}
