// Beside the pointed-at row: what everything up to there would cost together.
import { useTranslations } from 'next-intl';

import type { SpotMarket } from '#lib/contract/market.ts';
import type { Sweep } from './sweep.ts';

/** `top` in pixels from the book's own top. */
export function SweepCard({ sweep, market, top }: { readonly sweep: Sweep; readonly market: SpotMarket; readonly top: number }) {
  const t = useTranslations('terminal');
  const rows = [
    [t('book.averagePrice'), `≈ ${sweep.averagePrice}`],
    [t('book.sum', { coin: market.baseCoin }), sweep.quantity],
    [t('book.sum', { coin: market.quoteCoin }), sweep.amount],
    [t('book.slippage'), sweep.slippage],
  ] as const;
  return (
    <dl
      role="tooltip"
      style={{ top }}
      className="pointer-events-none absolute end-full z-30 me-1 hidden min-w-52 -translate-y-1/2 whitespace-nowrap grid-cols-[auto_1fr] gap-x-3 gap-y-1 rounded-md border border-strong bg-surface-2 px-3 py-2 text-xs shadow-lg md:grid"
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
