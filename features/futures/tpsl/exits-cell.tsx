'use client';
// The take-profit and stop-loss of a position: the nearest of each, how many there are, and the way to change them.
import { Pencil, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { formatPrice } from '#lib/format/format-price.ts';
import type { PositionRow } from '../positions/position-row.ts';
import { nearestExits } from './exits.ts';

type Props = { readonly row: PositionRow; readonly onOpen: () => void };

export function ExitsCell({ row, onOpen }: Props) {
  const t = useTranslations('positions');
  const { takeProfit, stopLoss } = nearestExits(row.exits, row.position.holdSide);
  const price = (text: string | null) => (text === null ? '—' : formatPrice(text, row.market.pricePlace));
  const empty = row.exits.length === 0;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="group/change -mx-1 inline-flex items-center gap-1.5 rounded px-1 py-0.5 hover:bg-surface-3 focus-visible:bg-surface-3 max-md:min-h-11"
    >
      {empty ? (
        <span className="text-accent">{t('exits.add')}</span>
      ) : (
        <bdi dir="ltr">
          <span className="text-positive">{price(takeProfit)}</span>
          <span className="text-muted"> / </span>
          <span className="text-negative">{price(stopLoss)}</span>
        </bdi>
      )}
      {row.exits.length > 1 ? <span className="rounded bg-surface-3 px-1 text-2xs text-secondary">{row.exits.length}</span> : null}
      <span className="sr-only">{t('exits.change', { contract: row.market.symbolCodeDisplayName })}</span>
      {empty ? (
        <Plus size={12} aria-hidden className="text-accent" />
      ) : (
        <Pencil size={11} aria-hidden className="text-muted group-hover/change:text-primary" />
      )}
    </button>
  );
}
