'use client';
// A take-profit and a stop-loss in a cell of a list, and the way to change them.
import { Pencil, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { PressButton } from '#components/ui/buttons/press-button.tsx';

import { formatPrice } from '#lib/format/numbers/format-price.ts';

type Props = {
  /** Prices; null: there is none. */
  readonly takeProfit: string | null;
  readonly stopLoss: string | null;
  readonly pricePlace: number;
  /** The number of exits. */
  readonly count: number;
  /** The full name of the action of the button. */
  readonly name: string;
  readonly disabled?: boolean;
  readonly onOpen: () => void;
};

export function ExitPrices({ takeProfit, stopLoss, pricePlace, count, name, disabled = false, onOpen }: Props) {
  const t = useTranslations('positions');
  const price = (text: string | null) => (text === null ? '—' : formatPrice(text, pricePlace));
  return (
    <PressButton
      disabled={disabled}
      onClick={onOpen}
      className="group/change -mx-1 inline-flex min-h-6 items-center gap-1.5 rounded px-1 py-0.5 hover:bg-surface-3 focus-visible:bg-surface-3 disabled:opacity-40 max-md:min-h-11"
    >
      {count === 0 ? (
        <span className="text-accent">{t('exits.add')}</span>
      ) : (
        <bdi dir="ltr">
          <span className="text-positive">{price(takeProfit)}</span>
          <span className="text-muted"> / </span>
          <span className="text-negative">{price(stopLoss)}</span>
        </bdi>
      )}
      {count > 1 ? <span className="rounded bg-surface-3 px-1 text-2xs text-secondary">{count}</span> : null}
      <span className="sr-only">{name}</span>
      {count === 0 ? (
        <Plus size={12} aria-hidden className="text-accent" />
      ) : (
        <Pencil size={11} aria-hidden className="text-muted group-hover/change:text-primary" />
      )}
    </PressButton>
  );
}
