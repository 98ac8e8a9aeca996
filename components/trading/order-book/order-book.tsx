'use client';
// The order book: asks above, bids below, the middle between them where the eye left it. A click on a row picks its price.
import { useTranslations } from 'next-intl';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';

import type { SpotMarket } from '#lib/contract/market.ts';
import type { Ladder, LiveLadder } from './book-ladder.ts';
import { createPainter, type BookPainter } from './book-painter.ts';
import { BookRow, bookColumns } from './book-row.tsx';
import type { BookView } from './book-toolbar.tsx';
import type { BookSide, BookUnit } from './group-levels.ts';
import type { Sweep } from './sweep.ts';
import { SweepCard } from './sweep-card.tsx';

type Props = {
  readonly market: SpotMarket;
  /** The ladder that the rows begin with, on the server too. */
  readonly ladder: Ladder;
  readonly live: LiveLadder;
  readonly view: BookView;
  readonly unit: BookUnit;
  /** Stands between asks and bids and never moves. */
  readonly middle: ReactNode;
  /** The area that the rows share: its height decides how many there are. */
  readonly areaRef?: Ref<HTMLDivElement>;
  /** `quantity`: all that stands up to the price, when it was picked with Ctrl or ⌘; else null. */
  readonly onPick: (price: string, side: BookSide, quantity: string | null) => void;
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
  const shown = (side: BookSide): HTMLElement[] =>
    [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-side="${side}"] button`)].filter((button) => button.textContent !== '');
  const rows = [...shown('asks').reverse(), ...shown('bids')];
  rows[rows.indexOf(event.target) + step]?.focus();
}

export function OrderBook({ market, ladder, live, view, unit, middle, areaRef, onPick, sweepTo }: Props) {
  const t = useTranslations('terminal');
  const words = useTranslations('desk');
  const tooltipId = useId();
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const painter = useRef<BookPainter | null>(null);
  const { bids, asks } = ladder;
  useLayoutEffect(() => {
    if (table.current === null) return undefined;
    const fresh = createPainter(table.current);
    painter.current = fresh;
    const paint = (): void => fresh.paint(live.ladder());
    paint();
    return live.subscribe(paint);
  }, [live, view, bids.length, asks.length]);
  useLayoutEffect(() => painter.current?.sweep(pointed), [pointed]);

  const pointAt = (row: HTMLElement | null, base: HTMLElement): void =>
    setPointed(
      row === null
        ? null
        : { ...placeOf(row), top: row.getBoundingClientRect().top - base.getBoundingClientRect().top + row.offsetHeight / 2 },
    );
  const point = (event: PointerEvent<HTMLElement>): void => {
    if (event.pointerType === 'mouse') pointAt(rowOf(event.target), event.currentTarget);
  };
  // By keys alone: a click moves the focus too, and says all it has to say by itself.
  const focus = (event: FocusEvent<HTMLElement>): void => {
    if (event.target.matches(':focus-visible')) pointAt(rowOf(event.target), event.currentTarget);
  };
  const pick = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>): void => {
    const row = rowOf(event.target);
    if (row === null) return;
    const { side, place } = placeOf(row);
    const price = live.ladder()[side][place]?.price;
    if (price === undefined) return;
    onPick(price, side, event.ctrlKey || event.metaKey ? (sweepTo(side, price)?.plainQuantity ?? null) : null);
  };
  const coin = unit === 'base' ? market.baseCoin : market.quoteCoin;
  const rows = (side: BookSide) =>
    ladder[side].map((row, place) => (
      <BookRow
        // oxlint-disable-next-line react/no-array-index-key -- a row is a place on the screen, whatever price stands there
        key={`${view} ${place}`}
        row={row}
        side={side}
        place={place}
        reachable={place === 0 && side === (view === 'asks' ? 'asks' : 'bids')}
        ownLabel={t('book.own')}
      />
    ));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a row is a larger target for the button in it
    <div
      ref={table}
      role="table"
      tabIndex={-1}
      aria-label={t('book.name')}
      aria-describedby={pointed === null ? undefined : tooltipId}
      dir="ltr"
      onClick={pick}
      onKeyDown={(event) => {
        walk(event);
        // Enter alone is a click of the button; with Ctrl or ⌘ browsers make none of it.
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) pick(event);
      }}
      onFocus={focus}
      onBlur={() => setPointed(null)}
      onPointerOver={point}
      onPointerLeave={() => setPointed(null)}
      className="relative flex min-h-0 flex-1 flex-col outline-none"
    >
      <div role="rowgroup" className="shrink-0">
        <div role="row" title={words('book.hint')} className={`h-6 items-center text-2xs text-muted ${bookColumns}`}>
          <span role="columnheader">{t('priceIn', { coin: market.quoteCoin })}</span>
          <span role="columnheader" className="text-end">
            {t('quantityIn', { coin })}
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
        {middle}
        {view === 'asks' ? null : (
          <div role="rowgroup" aria-label={t('book.bids')} className="flex min-h-0 flex-1 flex-col flex-wrap content-start overflow-hidden">
            {rows('bids')}
          </div>
        )}
      </div>
      {pointed === null ? null : <SweepCard id={tooltipId} live={live} pointed={pointed} sweepTo={sweepTo} market={market} />}
    </div>
  );
}
