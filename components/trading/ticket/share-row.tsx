'use client';
// The size as a share of what there is: a slider, and the percent typed.
import { PercentField } from '../fields/percent-field.tsx';
import { PercentSlider } from '../fields/percent-slider.tsx';

type Props = { readonly percent: number; readonly disabled: boolean; readonly onPercent: (percent: number) => void };

export function ShareRow(share: Props) {
  return (
    <div className="flex items-start gap-2">
      <PercentSlider {...share} className="flex-1" />
      <PercentField {...share} />
    </div>
  );
}
