// One price of the order book, as it is first drawn. From then on its texts are written into it (`book-painter.ts`), without React.
import { memo } from 'react';

import { dimZeros } from '#lib/format/dim-zeros.ts';
import type { LadderRow } from './book-ladder.ts';
import type { BookSide } from './group-levels.ts';

type Props = {
  /** What it begins with. */
  readonly row: LadderRow | null;
  readonly side: BookSide;
  readonly place: number;
  /** The one row of the book that the tab key reaches. */
  readonly reachable: boolean;
  readonly ownLabel: string;
};

const looks = {
  bids: { price: 'text-positive', bar: 'bg-positive-soft' },
  asks: { price: 'text-negative', bar: 'bg-negative-soft' },
} as const;

export const bookColumns = 'grid grid-cols-[1fr_1fr_1fr] gap-x-2 px-3';

/** Two elements, so that the zeros at the end can step back without anything being added or removed. */
function Size({ text, look }: { readonly text: string; readonly look: string }) {
  const { whole, significant, trailing } = dimZeros(text);
  return (
    <span role="cell" className={`relative text-end ${look}`}>
      <bdi dir="ltr">
        <span>{whole + significant}</span>
        <span className="text-muted">{trailing}</span>
      </bdi>
    </span>
  );
}

// Never drawn twice: what React would write is older than what stands there.
export const BookRow = memo(
  function BookRow({ row, side, place, reachable, ownLabel }: Props) {
    const { price, bar } = looks[side];
    return (
      <div
        role="row"
        data-place={place}
        data-side={side}
        style={{ visibility: row === null ? 'hidden' : 'visible' }}
        className={`relative h-5 w-full shrink-0 cursor-pointer items-center text-xs leading-5 data-swept:bg-surface-2 max-md:h-6 ${bookColumns}`}
      >
        <span
          aria-hidden
          className={`pointer-events-none absolute inset-0 origin-right ${bar}`}
          style={{ transform: `scaleX(${(row?.barThousandths ?? 0) / 1000})` }}
        />
        <span role="rowheader" className="relative">
          <button type="button" tabIndex={reachable ? 0 : -1} className={`rounded-sm ${price}`}>
            {row?.priceText ?? ''}
          </button>
          <span
            role="img"
            aria-label={ownLabel}
            title={ownLabel}
            hidden={row?.own !== true}
            className="absolute -start-2 top-1/2 size-1.5 -translate-y-1/2 rounded-full bg-accent"
          />
        </span>
        <Size text={row?.quantityText ?? ''} look="text-primary" />
        <Size text={row?.totalText ?? ''} look="text-secondary" />
      </div>
    );
  },
  () => true,
);
