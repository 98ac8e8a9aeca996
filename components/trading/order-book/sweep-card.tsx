// Beside the pointed-at row: what everything up to there would cost together.
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';

import type { SpotMarket } from '#lib/contract/market.ts';
import type { LiveLadder } from './book-ladder.ts';
import type { BookSide } from './group-levels.ts';
import type { Sweep } from './sweep.ts';

type Props = {
  readonly id: string;
  readonly live: LiveLadder;
  /** `top` in pixels from the book's own top. */
  readonly pointed: { readonly side: BookSide; readonly place: number; readonly top: number };
  readonly sweepTo: (side: BookSide, price: string) => Sweep | null;
  readonly market: SpotMarket;
};

export function SweepCard({ id, live, pointed, sweepTo, market }: Props) {
  const t = useTranslations('terminal');
  const ladder = useSyncExternalStore(live.subscribe, live.ladder, live.ladder);
  const price = ladder[pointed.side][pointed.place]?.price;
  const sweep = price === undefined ? null : sweepTo(pointed.side, price);
  if (sweep === null) return null;
  const rows = [
    [t('book.averagePrice'), `≈ ${sweep.averagePrice}`],
    [t('book.sum', { coin: market.baseCoin }), sweep.quantity],
    [t('book.sum', { coin: market.quoteCoin }), sweep.amount],
    [t('book.slippage'), sweep.slippage],
  ] as const;
  return (
    <dl
      id={id}
      role="tooltip"
      style={{ top: pointed.top }}
      className="desk-tip pointer-events-none absolute z-30 hidden min-w-52 -translate-y-1/2 whitespace-nowrap grid-cols-[auto_1fr] gap-x-3 gap-y-1 rounded-md border border-strong bg-surface-2 px-3 py-2 text-xs shadow-lg md:grid"
    >
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="text-end text-primary">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
