// The middle of the book: the last price with its direction, and how far the best bid and ask are apart. It never moves.
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';

import { FlashText } from '../flash-text.tsx';
import { directionColours, type PriceDirection } from './price-direction.ts';

type Props = {
  readonly lastPrice: string;
  readonly direction: PriceDirection;
  readonly directionLabel: string;
  /** As a price, and as a share of the middle; empty for a one-sided book. */
  readonly spread: string;
  readonly spreadLabel: string;
  /** The index price of the market elsewhere; null where it is not known. */
  readonly indexPrice: string | null;
  readonly indexLabel: string;
};

export const SpreadRow = memo(function SpreadRow({
  lastPrice,
  direction,
  directionLabel,
  spread,
  spreadLabel,
  indexPrice,
  indexLabel,
}: Props) {
  return (
    <div role="rowgroup" className="shrink-0">
      <div role="row" className="flex h-9 items-center justify-between gap-2 px-3">
        <span
          role="rowheader"
          className={`flex shrink-0 items-center gap-1 whitespace-nowrap text-base font-semibold ${directionColours[direction]}`}
        >
          <FlashText text={lastPrice} />
          {direction === 'up' ? <ArrowUp size={15} aria-label={directionLabel} role="img" /> : null}
          {direction === 'down' ? <ArrowDown size={15} aria-label={directionLabel} role="img" /> : null}
        </span>
        <span role="cell" className="flex min-w-0 flex-col items-end overflow-hidden whitespace-nowrap text-2xs leading-3.5 text-muted">
          {indexPrice === null ? null : (
            <span>
              {indexLabel} <bdi dir="ltr">{indexPrice}</bdi>
            </span>
          )}
          {spread === '' ? null : (
            <span>
              {spreadLabel} <bdi dir="ltr">{spread}</bdi>
            </span>
          )}
        </span>
      </div>
    </div>
  );
});
