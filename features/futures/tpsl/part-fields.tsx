'use client';
// The choice of an exit for all of the position or a part; a part has its own quantity.
import { useTranslations } from 'next-intl';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import type { PositionRow } from '../positions/position-row.ts';

type Props = {
  /** Null: all of it. */
  readonly quantity: string | null;
  readonly row: PositionRow;
  readonly onQuantity: (quantity: string | null) => void;
};

export function PartFields({ quantity, row, onQuantity }: Props) {
  const t = useTranslations('positions.exits');
  const { market, position } = row;
  return (
    <div className="flex flex-col gap-2">
      <div role="radiogroup" aria-label={t('size')} className="flex gap-4 text-xs">
        {(['whole', 'part'] as const).map((one) => (
          <label key={one} className="flex min-h-7 cursor-pointer items-center gap-1.5 max-md:min-h-11">
            <input
              type="radio"
              name="exit-size"
              checked={(quantity === null) === (one === 'whole')}
              onChange={() => onQuantity(one === 'whole' ? null : position.total)}
              className="accent-accent"
            />
            {t(one)}
          </label>
        ))}
      </div>
      {quantity === null ? null : (
        <AmountField
          label={t('field.quantity')}
          unit={market.form === 'inverse' ? market.quoteCoin : market.baseCoin}
          value={quantity}
          holds="size"
          decimals={market.volumePlace}
          step={market.lotSize}
          onValue={onQuantity}
        />
      )}
    </div>
  );
}
