// One price of the order book, as it is first drawn. From then on its texts are written into it (`book-painter.ts`), without React.
import { memo } from 'react';

import { dimZeros } from '#lib/format/numbers/dim-zeros.ts';
import { escapeHtml } from '#lib/format/escape-html.ts';
import type { LadderRow } from './book-ladder.ts';
import type { BookSide } from './group-levels.ts';

type Props = {
  /** The row that it begins with. */
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

export const bookColumns = 'grid grid-cols-[1fr_1fr_1fr] gap-x-2 px-3 tabular-nums';

/** Two elements, so that the zeros at the end can step back without anything being added or removed. */
function sizeCell(text: string, look: string): string {
  const { whole, significant, trailing } = dimZeros(text);
  return `<span role="cell" class="relative text-end ${look}"><bdi dir="ltr"><span>${escapeHtml(whole + significant)}</span><span class="text-muted">${trailing}</span></bdi></span>`;
}

/** One text: React would otherwise make, and then take over, each of the dozen elements of every row by itself. */
function cells({ row, side, reachable, ownLabel }: Props): string {
  const { price, bar } = looks[side];
  const own = escapeHtml(ownLabel);
  return [
    `<span aria-hidden="true" class="pointer-events-none absolute inset-0 origin-right ${bar}" style="transform:scaleX(${(row?.barThousandths ?? 0) / 1000})"></span>`,
    `<span role="rowheader" class="relative"><button type="button" tabindex="${reachable ? 0 : -1}" class="rounded-sm ${price}">${escapeHtml(row?.priceText ?? '')}</button>`,
    `<span role="img" aria-label="${own}" title="${own}"${row?.own === true ? '' : ' hidden'} class="absolute -start-2 top-1/2 size-1.5 -translate-y-1/2 rounded-full bg-accent"></span></span>`,
    sizeCell(row?.quantityText ?? '', 'text-primary'),
    sizeCell(row?.totalText ?? '', 'text-secondary'),
  ].join('');
}

// The ladder is one target of the pointer, whose height chooses the price: with a mouse its rows may stand closer than a finger's 24 pixels.
// Never drawn twice: what React would write is older than what stands there.
export const BookRow = memo(
  function BookRow(props: Props) {
    const { row, side, place } = props;
    return (
      <div
        role="row"
        data-place={place}
        data-side={side}
        style={{ visibility: row === null ? 'hidden' : 'visible' }}
        className={`relative h-5 w-full shrink-0 cursor-pointer items-center text-xs leading-5 data-swept:bg-surface-2 pointer-coarse:h-6 pointer-coarse:leading-6 max-md:h-6 ${bookColumns}`}
        dangerouslySetInnerHTML={{ __html: cells(props) }}
      />
    );
  },
  () => true,
);
