'use client';
// The mark price of a contract, moved by a slider or typed; the price of the moment until then.
import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { Slider } from '#components/ui/fields/slider.tsx';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { percentBetween, priceMovedBy } from './what-if-state.ts';

type Props = {
  readonly market: ContractMarket;
  /** Null while the exchange has none. */
  readonly now: string | null;
  /** Null: that of the moment. */
  readonly price: string | null;
  readonly onPrice: (price: string | null) => void;
};

/** In percent, each way. */
const furthest = 60;

export function PriceMover({ market, now, price, onPrice }: Props) {
  const t = useTranslations('explorer');
  const { displayName, pricePlace, tickSize, quoteCoin } = market;
  const shown = price ?? now ?? '';
  const percent = now === null ? 0 : percentBetween(shown, now, furthest);
  return (
    <div role="group" aria-label={t('whatIf.priceOf', { name: displayName })} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <bdi dir="ltr" className="min-w-20 text-xs font-medium">
        {displayName}
      </bdi>
      <Slider
        name={t('whatIf.move', { name: displayName })}
        value={percent}
        min={-furthest}
        max={furthest}
        disabled={now === null}
        onValue={(value) => onPrice(now === null || value === 0 ? null : priceMovedBy(now, value, pricePlace))}
        className="min-w-32 flex-1"
      />
      <bdi dir="ltr" className="w-12 text-end text-xs text-secondary">
        {percent > 0 ? '+' : ''}
        {percent}%
      </bdi>
      <AmountField
        label=""
        name={t('whatIf.priceOf', { name: displayName })}
        unit={quoteCoin}
        value={shown}
        decimals={pricePlace}
        step={tickSize}
        onValue={onPrice}
        className="w-44"
      />
      <button
        type="button"
        onClick={() => onPrice(null)}
        disabled={price === null}
        aria-label={t('whatIf.priceNow', { name: displayName })}
        className="grid size-8 place-items-center rounded text-muted hover:bg-surface-2 hover:text-primary disabled:opacity-40 max-md:size-11"
      >
        <RotateCcw size={13} aria-hidden />
      </button>
    </div>
  );
}
