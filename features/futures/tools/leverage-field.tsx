'use client';
// The leverage of a position: dragged or typed, within the contract's tiers.
import { useTranslations } from 'next-intl';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { Slider } from '#components/ui/fields/slider.tsx';

type Props = {
  /** For who does not see which position it belongs to. */
  readonly name: string;
  readonly value: string;
  readonly max: string;
  readonly onValue: (value: string) => void;
};

export function LeverageField({ name, value, max, onValue }: Props) {
  const t = useTranslations('explorer');
  return (
    <div className="flex items-center gap-3">
      <Slider
        name={t('field.leverageSlider', { name })}
        value={Math.min(Number(value) || 1, Number(max))}
        min={1}
        max={Number(max)}
        onValue={(next) => onValue(String(next))}
        className="min-w-0 flex-1"
      />
      <AmountField
        label=""
        name={name}
        unit="×"
        value={value}
        decimals={0}
        holds="count"
        step="1"
        max={max}
        onValue={onValue}
        onLeave={() => (value === '' ? onValue('1') : undefined)}
        className="w-20 shrink-0"
      />
    </div>
  );
}
