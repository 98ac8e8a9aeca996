// One price of the order book. Drawn again only when something in it has changed.
import { memo } from 'react';

import { NumberText } from '../number-text.tsx';
import type { LadderRow } from './book-ladder.ts';
import type { BookSide } from './group-levels.ts';

type Props = {
  readonly row: LadderRow | null;
  readonly side: BookSide;
  readonly place: number;
  /** Among the rows that an order up to the pointed-at price would take. */
  readonly swept: boolean;
  /** The one row of the book that the tab key reaches. */
  readonly reachable: boolean;
  readonly ownLabel: string;
};

const looks = {
  bids: { price: 'text-positive', bar: 'bg-positive-soft' },
  asks: { price: 'text-negative', bar: 'bg-negative-soft' },
} as const;

const same = (before: Props, after: Props): boolean =>
  before.swept === after.swept &&
  before.reachable === after.reachable &&
  before.row?.priceText === after.row?.priceText &&
  before.row?.quantityText === after.row?.quantityText &&
  before.row?.totalText === after.row?.totalText &&
  before.row?.barThousandths === after.row?.barThousandths &&
  before.row?.own === after.row?.own;

export const bookColumns = 'grid grid-cols-[1fr_1fr_1fr] gap-x-2 px-3';

export const BookRow = memo(function BookRow({ row, side, place, swept, reachable, ownLabel }: Props) {
  if (row === null) return <div aria-hidden className="h-5 w-full shrink-0 max-md:h-6" />;
  const { price, bar } = looks[side];
  return (
    <div
      role="row"
      data-place={place}
      data-side={side}
      className={`relative h-5 w-full shrink-0 cursor-pointer items-center text-xs leading-5 max-md:h-6 ${bookColumns} ${swept ? 'bg-surface-2' : ''}`}
    >
      <span
        aria-hidden
        className={`pointer-events-none absolute inset-0 origin-right ${bar}`}
        style={{ transform: `scaleX(${row.barThousandths / 1000})` }}
      />
      <span role="rowheader" className="relative">
        <button type="button" tabIndex={reachable ? 0 : -1} className={`rounded-sm ${price}`}>
          {row.priceText}
        </button>
        {row.own ? (
          <span
            role="img"
            aria-label={ownLabel}
            title={ownLabel}
            className="absolute -start-2 top-1/2 size-1.5 -translate-y-1/2 rounded-full bg-accent"
          />
        ) : null}
      </span>
      <span role="cell" className="relative text-end text-primary">
        <NumberText text={row.quantityText} />
      </span>
      <span role="cell" className="relative text-end text-secondary">
        <NumberText text={row.totalText} />
      </span>
    </div>
  );
}, same);
